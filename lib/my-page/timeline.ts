import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { reservationsInView, tablesInView } from './reservation-views';

export type TimelineEntry =
  | { kind: 'stay'; day: string; stay: ReservationSummary }
  | { kind: 'table'; day: string; table: TableReservationSummary };

const momentOf = (entry: TimelineEntry): string =>
  // A stay opens its day: its guests come before they dine.
  entry.kind === 'stay' ? `${entry.day} 00:00` : `${entry.day} ${entry.table.time}`;

export function timelineOf(
  stays: readonly ReservationSummary[],
  tables: readonly TableReservationSummary[],
  todaySeoul: string,
): TimelineEntry[] {
  return [
    ...reservationsInView(stays, 'upcoming', todaySeoul).map(
      (stay): TimelineEntry => ({ kind: 'stay', day: stay.checkInDate, stay }),
    ),
    ...tablesInView(tables, 'upcoming', todaySeoul).map(
      (table): TimelineEntry => ({ kind: 'table', day: table.date, table }),
    ),
  ].sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
}
