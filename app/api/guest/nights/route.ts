import { handleRoute } from '@/lib/bff/handle-route';
import { guestNightsBody, nightsAsGuest } from '@/lib/booking/guest-calls';

/** Answers to which nights the reservation of this browser’s proof could be moved. */
export const POST = handleRoute({
  usesSession: true,
  body: guestNightsBody,
  run: nightsAsGuest,
});
