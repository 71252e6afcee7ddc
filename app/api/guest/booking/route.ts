import { handleRoute } from '@/lib/bff/handle-route';
import { bookAsGuest, guestBookingBody } from '@/lib/booking/guest-calls';

/** Answers `{ data: { reservationNo, totalKrw } }` and lets this browser see that reservation. */
export const POST = handleRoute({ body: guestBookingBody, limit: { kind: 'guestBooking' }, run: bookAsGuest });
