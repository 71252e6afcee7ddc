import { handleRoute } from '@/lib/bff/handle-route';
import { nightsAsGuest } from '@/lib/booking/guest-calls';

/** Answers to which nights the reservation of this browser’s proof could be moved. */
export const POST = handleRoute(nightsAsGuest);
