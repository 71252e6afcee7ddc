import { handleRoute } from '@/lib/bff/handle-route';
import { bookTableAsGuest, guestTableBody } from '@/lib/booking/guest-calls';

/** Answers `{ data: { tableReservationNo } }` and lets this browser see that table. */
export const POST = handleRoute({ body: guestTableBody, limit: { kind: 'guestBooking' }, run: bookTableAsGuest });
