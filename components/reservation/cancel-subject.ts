import { formatKrw } from '@/components/ui/price';
import { formatShortDay } from '@/lib/dates/format';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { formatStay } from '@/lib/stay/format-stay';

type Stay = Pick<ReservationSummary, 'hotelName' | 'checkInDate' | 'checkOutDate' | 'totalKrw'>;
type Table = Pick<TableReservationDetail, 'restaurantName' | 'date' | 'time'>;

export const staySubject = (stay: Stay, locale: string): string =>
  [stay.hotelName, formatStay(stay, locale), formatKrw(stay.totalKrw, locale)].join('\u00A0· ');

export function tableSubject({ restaurantName, date, time }: Table, locale: string): string {
  return `${restaurantName}\u00A0· ${formatShortDay(date, locale)} ${time}`;
}
