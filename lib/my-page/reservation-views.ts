import type { ReservationSummary } from '@/lib/hub/contract/reservation';

/** The three tabs of the reservation list, by their value in the address (`?view=`). */
export const reservationViews = ['upcoming', 'past', 'cancelled'] as const;
export type ReservationView = (typeof reservationViews)[number];

export function reservationViewOf(value: string | string[] | undefined): ReservationView {
  return reservationViews.find((view) => view === value) ?? 'upcoming';
}

/** A stay is upcoming through its last morning: on the check-out day the guest may still be in the house. */
export function viewOfReservation(reservation: ReservationSummary, todaySeoul: string): ReservationView {
  if (reservation.status === 'cancelled') return 'cancelled';
  return reservation.status === 'stayed' || reservation.checkOutDate < todaySeoul ? 'past' : 'upcoming';
}

/** The nearest stay first, for past and cancelled ones the latest first. @param todaySeoul `yyyy-MM-dd` */
export function reservationsInView(
  reservations: readonly ReservationSummary[],
  view: ReservationView,
  todaySeoul: string,
): ReservationSummary[] {
  const direction = view === 'upcoming' ? 1 : -1;
  return reservations
    .filter((reservation) => viewOfReservation(reservation, todaySeoul) === view)
    .sort(
      (a, b) =>
        direction * a.checkInDate.localeCompare(b.checkInDate) || a.reservationNo.localeCompare(b.reservationNo),
    );
}
