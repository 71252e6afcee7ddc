import { handleRoute } from '@/lib/bff/handle-route';
import { cancelAsGuest, guestCancelBody } from '@/lib/booking/guest-calls';

/** Cancels the reservation of this browser’s proof, for the fee that was seen. */
export const POST = handleRoute({
  usesSession: true,
  body: guestCancelBody,
  run: cancelAsGuest,
});
