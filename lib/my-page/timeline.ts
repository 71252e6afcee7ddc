import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { reservationsInView, tablesInView } from './reservation-views';

export type TimelineEntry = { day: string; reservationNo: string; title: string } & (
  | { kind: 'stay'; stay: ReservationSummary }
  | { kind: 'table'; table: TableReservationSummary }
);

const momentOf = (entry: TimelineEntry): string =>
  // A stay opens its day: its guests come before they dine.
  entry.kind === 'stay' ? `${entry.day} 00:00` : `${entry.day} ${entry.table.time}`;

export function timelineOf(
  stays: readonly ReservationSummary[],
  tables: readonly TableReservationSummary[],
  todaySeoul: string,
): TimelineEntry[] {
  return [
    ...reservationsInView(stays, 'upcoming', todaySeoul).map((stay): TimelineEntry => {
      const { checkInDate: day, reservationNo, hotelName: title } = stay;
      return { kind: 'stay', day, reservationNo, title, stay };
    }),
    ...tablesInView(tables, 'upcoming', todaySeoul).map((table): TimelineEntry => {
      const { date: day, tableReservationNo: reservationNo, restaurantName: title } = table;
      return { kind: 'table', day, reservationNo, title, table };
    }),
  ].sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
}
