import { handleRoute } from '@/lib/bff/handle-route';
import { leaveReservation } from '@/lib/booking/guest-calls';

/** Forgets the reservation that this browser found. */
export const POST = handleRoute({
  usesSession: true,
  run: leaveReservation,
});
