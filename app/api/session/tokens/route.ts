import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { tokenMirrorOf } from '@/lib/bff/token-mirror';

/**
 * Answers a `TokenPair`: the latest of a session that was born in an app. Answers `not_found` for sessions of browsers,
 * and ignores the user agent of the request (SECURITY 15, 26).
 */
export const POST = handleRoute({
  run: async ({ session }) => {
    const current = await session.readLatest();
    if (current === null) throw new ProblemError('login_required');
    const mirror = tokenMirrorOf(current);
    if (mirror === null) throw new ProblemError('not_found');
    return { body: mirror };
  },
});
