import { handleRoute } from '@/lib/bff/handle-route';
import { lostNumberBody, mailNumbers } from '@/lib/booking/guest-calls';

/** Answers `{ mailed: true }` whether or not there is such a reservation; tries are counted by address, and by mail from one address. */
export const POST = handleRoute({
  body: lostNumberBody,
  limit: { kind: 'mail', accountOf: ({ email }) => email },
  run: mailNumbers,
});
