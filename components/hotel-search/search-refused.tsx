import { getTranslations } from 'next-intl/server';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerRefused } from '@/lib/observability/personal-page';
import { paths } from '@/lib/paths';
import type { ResultRepair } from '@/lib/stay/result-params';
import { roomLimits } from '@/lib/stay/rooms';
import type { SearchRepair, StaySearch } from '@/lib/stay/search-params';
import { stayLimits } from '@/lib/stay/stay-dates';
import { RepairNotice } from './repair-notice';

export interface SearchRefusedProps {
  locale: Locale;
  search: StaySearch;
  repairs: (SearchRepair | ResultRepair)[];
}

/** The hub understands a search and does not make it: what to change, with the form above still as it was filled. */
export async function SearchRefused({ locale, search, repairs }: SearchRefusedProps) {
  answerRefused();
  const t = await getTranslations({ locale, namespace: 'results' });
  const limits = { days: stayLimits.bookableDays, nights: stayLimits.maxNights, rooms: roomLimits.maxRooms };
  return (
    <>
      <ErrorState
        title={t('refused.title')}
        sentence={
          <>
            {t('refused.sentence')} {t('refused.limits', limits)}
          </>
        }
        actions={
          <ButtonLink href={localizedPath(locale, paths.search())} prefetch={false}>
            {t('refused.restart')}
          </ButtonLink>
        }
      />
      <RepairNotice locale={locale} repairs={repairs} stay={search} />
    </>
  );
}
