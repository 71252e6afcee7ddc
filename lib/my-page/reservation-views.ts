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

interface Facts {
  status: Status;
  /** Last day on which it is upcoming. */
  lastDay: string;
  moment: string;
  number: string;
}

function inView<Item>(
  items: readonly Item[],
  view: ReservationView,
  todaySeoul: string,
  factsOf: (item: Item) => Facts,
) {
  const direction = view === 'upcoming' ? 1 : -1;
  const viewOf = ({ status, lastDay }: Facts): ReservationView => {
    if (status === 'cancelled') return 'cancelled';
    return status !== 'confirmed' || lastDay < todaySeoul ? 'past' : 'upcoming';
  };
  return items
    .filter((item) => viewOf(factsOf(item)) === view)
    .sort((a, b) => {
      const [one, other] = [factsOf(a), factsOf(b)];
      return direction * one.moment.localeCompare(other.moment) || one.number.localeCompare(other.number);
    });
}

/** A stay is upcoming through its last morning: on the check-out day the guest may still be in the house. */
export function reservationsInView(
  reservations: readonly ReservationSummary[],
  view: ReservationView,
  todaySeoul: string,
): ReservationSummary[] {
  return inView(reservations, view, todaySeoul, ({ status, checkInDate, checkOutDate, reservationNo }) => {
    return { status, lastDay: checkOutDate, moment: checkInDate, number: reservationNo };
  });
}

/** A table is upcoming until its party has left; the hub says when. */
export function tablesInView(
  tables: readonly TableReservationSummary[],
  view: ReservationView,
  todaySeoul: string,
): TableReservationSummary[] {
  return inView(tables, view, todaySeoul, ({ status, date, time, tableReservationNo }) => {
    return { status, lastDay: date, moment: `${date} ${time}`, number: tableReservationNo };
  });
}
