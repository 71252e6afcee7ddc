import { handleRoute } from '@/lib/bff/handle-route';
import { changeAsGuest, guestChangeBody } from '@/lib/booking/guest-calls';

/** Changes the reservation of this browser’s proof, at the total that was agreed to. */
export const POST = handleRoute({
  usesSession: true,
  body: guestChangeBody,
  run: changeAsGuest,
});
