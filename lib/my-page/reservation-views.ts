import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';

type Status = (ReservationSummary | TableReservationSummary)['status'];

export const statusTone = {
  confirmed: 'pine',
  stayed: 'neutral',
  dined: 'neutral',
  cancelled: 'clay',
} as const satisfies Record<Status, string>;

export const reservationViews = ['upcoming', 'past', 'cancelled'] as const;
export type ReservationView = (typeof reservationViews)[number];

export function reservationViewOf(value: string | string[] | undefined): ReservationView {
  return reservationViews.find((view) => view === value) ?? 'upcoming';
}

function viewOf(status: Status, lastDay: string, todaySeoul: string): ReservationView {
  if (status === 'cancelled') return 'cancelled';
  return status !== 'confirmed' || lastDay < todaySeoul ? 'past' : 'upcoming';
}

/** A stay is upcoming through its last morning: on the check-out day the guest may still be in the house. */
export function viewOfReservation({ status, checkOutDate }: ReservationSummary, todaySeoul: string): ReservationView {
  return viewOf(status, checkOutDate, todaySeoul);
}

/** A table is upcoming until its party has left; the hub says when. */
export function viewOfTable({ status, date }: TableReservationSummary, todaySeoul: string): ReservationView {
  return viewOf(status, date, todaySeoul);
}

/** The nearest first, for past and cancelled ones the latest first. @param nameOf moment and number */
function sorted<Item>(items: Item[], view: ReservationView, nameOf: (item: Item) => readonly [string, string]): Item[] {
  const direction = view === 'upcoming' ? 1 : -1;
  return items.sort((a, b) => {
    const [[momentA, numberA], [momentB, numberB]] = [nameOf(a), nameOf(b)];
    return direction * momentA.localeCompare(momentB) || numberA.localeCompare(numberB);
  });
}

export function reservationsInView(
  reservations: readonly ReservationSummary[],
  view: ReservationView,
  todaySeoul: string,
): ReservationSummary[] {
  const inView = reservations.filter((each) => viewOfReservation(each, todaySeoul) === view);
  return sorted(inView, view, ({ checkInDate, reservationNo }) => [checkInDate, reservationNo]);
}

export function tablesInView(
  tables: readonly TableReservationSummary[],
  view: ReservationView,
  todaySeoul: string,
): TableReservationSummary[] {
  const inView = tables.filter((each) => viewOfTable(each, todaySeoul) === view);
  return sorted(inView, view, ({ date, time, tableReservationNo }) => [`${date} ${time}`, tableReservationNo]);
}
