import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/languages';
import { formatShortDay } from '@/lib/stay/format-day';
import { roomLimits } from '@/lib/stay/rooms';
import type { SearchRepair } from '@/lib/stay/search-params';
import { type StayDates, stayLimits } from '@/lib/stay/stay-dates';

export interface RepairNoticeProps {
  locale: Locale;
  repairs: readonly SearchRepair[];
  /** The dates after the repair. */
  stay: StayDates;
}

/** Says what was put right in the address; nothing when it stood as it was. */
export async function RepairNotice({ locale, repairs, stay }: RepairNoticeProps) {
  if (repairs.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'search' });
  const values = {
    dates: `${formatShortDay(stay.checkInDate, locale)} – ${formatShortDay(stay.checkOutDate, locale)}`,
    nights: stayLimits.maxNights,
    rooms: roomLimits.maxRooms,
  };
  return (
    <Notice tone="warning" title={t('repairs.title')} live className="mb-8">
      <ul>
        {repairs.map((repair) => (
          <li key={repair}>{t(`repairs.${repair}`, values)}</li>
        ))}
      </ul>
    </Notice>
  );
}
