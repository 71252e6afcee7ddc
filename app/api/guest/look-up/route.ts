import { handleRoute } from '@/lib/bff/handle-route';
import { lookUp, lookUpBody } from '@/lib/booking/guest-calls';

/** Answers `{ data: { reservationNo } }`; tries are counted by address and by number. */
export const POST = handleRoute({
  body: lookUpBody,
  limit: { kind: 'reservation', accountOf: ({ reservationNo }) => reservationNo },
  run: lookUp,
});
