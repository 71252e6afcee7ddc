import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { formatLongDay } from '@/lib/dates/format';
import { formatStay } from '@/lib/stay/format-stay';
import { MOST_COMPARED } from '@/lib/stay/result-params';
import { roomLimits } from '@/lib/stay/rooms';
import { type Repair, repairOrder, type StayDates, stayLimits } from '@/lib/stay/stay';

export async function RepairNotice({ repairs, stay }: { repairs: readonly Repair[]; stay: StayDates }) {
  const locale = await getLocale();
  if (repairs.length === 0) return null;
  const t = await getTranslations('search');
  const values = {
    dates: formatStay(stay, locale, formatLongDay),
    nights: stayLimits.maxNights,
    rooms: roomLimits.maxRooms,
    most: MOST_COMPARED,
  };
  const shown = repairOrder.filter((repair) => repairs.includes(repair));
  return (
    <Notice tone="warning" title={t('repairs.title')} live className="mb-8">
      <ul>
        {shown.map((repair) => (
          <li key={repair}>{t(`repairs.${repair}`, values)}</li>
        ))}
      </ul>
    </Notice>
  );
}
