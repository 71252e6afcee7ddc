import { handleRoute } from '@/lib/bff/handle-route';
import { changeTableAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(changeTableAsGuest);
