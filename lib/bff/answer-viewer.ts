import 'server-only';
import { answerRoute } from './handle-route';
import { loadViewer } from './load-viewer';

/**
 * Answers a `Viewer`. Not `no-store`: a page that made such a fetch is kept out of the back/forward cache
 * (DESIGN, "Decided"). An answer that sets a cookie is `no-store` all the same.
 */
export const answerViewer = answerRoute({
  usesSession: true,
  run: async ({ session }) => ({
    body: await loadViewer(session),
    headers: { 'cache-control': 'private, max-age=0', vary: 'cookie' },
  }),
});
