import { handleRoute } from '@/lib/bff/handle-route';

/** The process runs and answers. */
export const GET = handleRoute({ usesSession: false, run: async () => ({ body: { status: 'live' } }) });
