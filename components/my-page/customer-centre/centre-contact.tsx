import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { isCentreOpen, weekdaysText } from '@/lib/help/centre-hours';
import type { CustomerCentre } from '@/lib/hub/contract/enquiry';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function CentreContact({ centre, now }: { centre: CustomerCentre; now: Date }) {
  const t = useTranslations('centre.help');
  const locale = useLocale();
  const { telephone, opensAt, closesAt, weekdays, answerHours } = centre;
  const isOpen = isCentreOpen(centre, now);
  return (
    <div className="grid grid-cols-1 gap-10 border-stone-deep border-y py-8 sm:grid-cols-2">
      <div>
        <p className="mb-2 font-medium">{t('telephone')}</p>
        <p className="display tabular text-xl">
          <TelephoneLink number={telephone} plain />
        </p>
        <p className="mt-2">
          <Badge tone={isOpen ? 'pine' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</Badge>
        </p>
        <p className="mt-2 text-ink-soft text-sm">
          {t('hours', { weekdays: weekdaysText(weekdays, locale), opensAt, closesAt })}
        </p>
      </div>
      <div>
        <p className="mb-2 font-medium">{t('write')}</p>
        <p className="mb-5 text-ink-soft text-sm">{t('writeLead', { hours: answerHours })}</p>
        <ButtonLink href={localizedPath(locale, paths.myPageEnquiryWrite())}>{t('writeAction')}</ButtonLink>
      </div>
    </div>
  );
}
