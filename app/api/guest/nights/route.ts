import { handleRoute } from '@/lib/bff/handle-route';
import { nightsAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(nightsAsGuest);
