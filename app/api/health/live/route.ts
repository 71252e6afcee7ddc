import { handleRoute } from '@/lib/bff/handle-route';

export const GET = handleRoute({ usesSession: false, run: async () => ({ body: { status: 'live' } }) });
