import { handleRoute } from '@/lib/bff/handle-route';
import { changeAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(changeAsGuest);
