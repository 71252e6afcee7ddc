import { handleRoute } from '@/lib/bff/handle-route';
import { isDraining } from '@/lib/observability/draining';

/**
 * May this process be sent visitors? 503 once SIGTERM has come. A hub that is down is no reason: kept pages
 * and clear messages are still served, and taking every process out would take those away too.
 */
export const GET = handleRoute({
  usesSession: false,
  run: async () => (isDraining() ? { status: 503, body: { status: 'draining' } } : { body: { status: 'ready' } }),
});
