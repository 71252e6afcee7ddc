import { handleRoute } from '@/lib/bff/handle-route';
import { quoteAsGuest } from '@/lib/booking/guest-calls';

/** Answers what a change of the reservation of this browser’s proof would cost. */
export const POST = handleRoute(quoteAsGuest);
