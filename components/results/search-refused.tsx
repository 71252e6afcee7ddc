import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerRefused } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';
import { roomLimits } from '@/lib/stay/rooms';
import { type Repair, type Stay, stayLimits } from '@/lib/stay/stay';
import { RepairNotice } from './repair-notice';

export async function SearchRefused({ search, repairs }: { search: Stay; repairs: readonly Repair[] }) {
  answerRefused();
  const locale = await getLocale();
  const t = await getTranslations('results');
  const limits = { days: stayLimits.bookableDays, nights: stayLimits.maxNights, rooms: roomLimits.maxRooms };
  return (
    <div className="mt-14 min-h-[40svh]">
      <RepairNotice repairs={repairs} stay={search} />
      <PageHeading
        title={t('refused.title')}
        lead={
          <>
            <p>{t('refused.sentence')}</p>
            <p className="mt-2">{t('refused.limits', limits)}</p>
          </>
        }
      />
      <ButtonLink href={localizedPath(locale, paths.search())} className="mt-10">
        {t('refused.restart')}
      </ButtonLink>
    </div>
  );
}
