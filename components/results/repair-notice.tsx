import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { formatLongDay } from '@/lib/dates/format';
import type { Locale } from '@/lib/i18n/languages';
import { formatStay } from '@/lib/stay/format-stay';
import { MOST_COMPARED, type ResultRepair, resultRepairs } from '@/lib/stay/result-params';
import { roomLimits } from '@/lib/stay/rooms';
import type { SearchRepair } from '@/lib/stay/search-params';
import { type StayDates, stayLimits } from '@/lib/stay/stay-dates';

export interface RepairNoticeProps {
  locale: Locale;
  repairs: readonly (SearchRepair | ResultRepair)[];
  stay: StayDates;
}

const isResultRepair = (repair: SearchRepair | ResultRepair): repair is ResultRepair =>
  resultRepairs.some((known) => known === repair);

export async function RepairNotice({ locale, repairs, stay }: RepairNoticeProps) {
  if (repairs.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'search' });
  const results = await getTranslations({ locale, namespace: 'results' });
  const values = {
    dates: formatStay(stay, locale, formatLongDay),
    nights: stayLimits.maxNights,
    rooms: roomLimits.maxRooms,
  };
  return (
    <Notice tone="warning" title={t('repairs.title')} live className="mb-8">
      <ul>
        {[...new Set(repairs)].map((repair) => (
          <li key={repair}>
            {isResultRepair(repair)
              ? results(`repairs.${repair}`, { most: MOST_COMPARED })
              : t(`repairs.${repair}`, values)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
