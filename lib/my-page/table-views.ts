import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import type { ReservationView } from './reservation-views';

type Table = TableReservationSummary;

/** Colour of a status' badge; confirmed is the only one that is still to come. */
export const tableStatusTone = {
  confirmed: 'pine',
  dined: 'neutral',
  cancelled: 'clay',
} as const satisfies Record<Table['status'], string>;

/** A table is upcoming until its party has left; the hub says when. */
export function viewOfTable({ status, date }: Table, todaySeoul: string): ReservationView {
  if (status === 'cancelled') return 'cancelled';
  return status === 'dined' || date < todaySeoul ? 'past' : 'upcoming';
}

/** The nearest first, for past and cancelled ones the latest first. @param todaySeoul `yyyy-MM-dd` */
export function tablesInView(tables: readonly Table[], view: ReservationView, todaySeoul: string): Table[] {
  const direction = view === 'upcoming' ? 1 : -1;
  const moment = ({ date, time }: Table) => `${date} ${time}`;
  return tables
    .filter((table) => viewOfTable(table, todaySeoul) === view)
    .sort(
      (a, b) =>
        direction * moment(a).localeCompare(moment(b)) || a.tableReservationNo.localeCompare(b.tableReservationNo),
    );
}
