import { handleRoute } from '@/lib/bff/handle-route';
import { quoteAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(quoteAsGuest);
