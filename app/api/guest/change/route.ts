import { handleRoute } from '@/lib/bff/handle-route';
import { changeAsGuest, guestChangeBody } from '@/lib/booking/guest-calls';

export const POST = handleRoute({
  usesSession: true,
  body: guestChangeBody,
  run: changeAsGuest,
});
