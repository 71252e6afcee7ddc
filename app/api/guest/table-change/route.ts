import { handleRoute } from '@/lib/bff/handle-route';
import { changeTableAsGuest, guestTableChangeBody } from '@/lib/dining/guest-table-calls';

/** Moves the table of this browser’s proof. */
export const POST = handleRoute({
  usesSession: true,
  body: guestTableChangeBody,
  run: changeTableAsGuest,
});
