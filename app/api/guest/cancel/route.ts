import { handleRoute } from '@/lib/bff/handle-route';
import { cancelAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(cancelAsGuest);
