import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { tokenMirrorOf } from '@/lib/bff/token-mirror';

/** The latest `TokenPair` of a session born in an app; `not_found` for browsers', whatever the user agent (SECURITY 15, 26). */
export const POST = handleRoute({
  run: async ({ session }) => {
    const current = await session.readLatest();
    if (current === null) throw new ProblemError('login_required');
    const mirror = tokenMirrorOf(current);
    if (mirror === null) throw new ProblemError('not_found');
    return { body: mirror };
  },
});
