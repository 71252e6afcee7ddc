import { handleRoute } from '@/lib/bff/handle-route';
import { syncBody, syncSession } from '@/lib/bff/sync-session';

/** Answers `same` or `replaced`; for app web views, whose native side has put its pair into local storage. */
export const POST = handleRoute({
  body: syncBody,
  limit: { kind: 'sync', accountOf: ({ refreshToken }) => refreshToken },
  run: async (context) => ({ body: await syncSession(context) }),
});
