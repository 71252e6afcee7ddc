import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/link';
import { seoulMoment } from '@/lib/dates/format';
import type { EnquirySummary } from '@/lib/hub/contract/enquiry';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function EnquiryList({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const t = useTranslations('centre');
  const locale = useLocale();
  if (enquiries.length === 0) return <p className="text-ink-soft">{t('enquiry.empty')}</p>;
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {enquiries.map(({ enquiryNo, subject, category, state, receivedAt, unread }) => (
        <li key={enquiryNo} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
          <div className="wrap-anywhere min-w-0">
            <TextLink href={localizedPath(locale, paths.myPageEnquiry(enquiryNo))}>{subject}</TextLink>
            <p className="mt-1 text-ink-muted text-sm">
              {t('enquiry.receivedOn', {
                category: t(`categories.${category}`),
                day: seoulMoment(receivedAt, locale).day,
              })}
            </p>
          </div>
          <Badge tone={unread ? 'brass' : state === 'answered' ? 'pine' : 'neutral'}>
            {t(`enquiry.state.${unread ? 'unread' : state}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
