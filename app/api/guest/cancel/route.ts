import { handleRoute } from '@/lib/bff/handle-route';
import { cancelAsGuest } from '@/lib/booking/guest-calls';

/** Cancels the reservation of this browser’s proof, for the fee that was seen. */
export const POST = handleRoute(cancelAsGuest);
