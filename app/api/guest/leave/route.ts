import { handleRoute } from '@/lib/bff/handle-route';
import { leaveReservation } from '@/lib/booking/guest-calls';

export const POST = handleRoute({ run: leaveReservation });
