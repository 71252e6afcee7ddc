import { handleRoute } from '@/lib/bff/handle-route';
import { mailAsGuest } from '@/lib/booking/guest-calls';

export const POST = handleRoute(mailAsGuest);
