import { handleRoute } from '@/lib/bff/handle-route';
import { withdrawAskAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(withdrawAskAsGuest);
