import { handleRoute } from '@/lib/bff/handle-route';
import { buildId } from '@/lib/observability/build-id';

export const GET = handleRoute({
  usesSession: false,
  run: async () => ({ body: { status: 'live', build: buildId() } }),
});
