import { handleRoute } from '@/lib/bff/handle-route';
import { changeTableAsGuest, guestTableChangeBody } from '@/lib/dining/guest-table-calls';

export const POST = handleRoute({
  usesSession: true,
  body: guestTableChangeBody,
  run: changeTableAsGuest,
});
