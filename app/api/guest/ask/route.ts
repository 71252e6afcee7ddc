import { handleRoute } from '@/lib/bff/handle-route';
import { askAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(askAsGuest);
