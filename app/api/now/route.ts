import { handleRoute } from '@/lib/bff/handle-route';

/** Its `Date` header is the answer. Not `no-store`, which keeps a page out of the back/forward cache. */
export const GET = handleRoute({
  usesSession: false,
  run: async () => ({ body: {}, headers: { 'cache-control': 'private, max-age=0' } }),
});
