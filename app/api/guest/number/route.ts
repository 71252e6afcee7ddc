import { handleRoute } from '@/lib/bff/handle-route';
import { lostNumberBody, mailNumbers } from '@/lib/booking/guest-calls';

/** Answers `{ mailed: true }` whether or not there is such a reservation; tries are counted by address and by mail. */
export const POST = handleRoute({
  usesSession: true,
  body: lostNumberBody,
  limit: { kind: 'lookup', accountOf: ({ email }) => email },
  run: mailNumbers,
});
