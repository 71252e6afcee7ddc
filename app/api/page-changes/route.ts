import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { serverEnv } from '@/lib/env/server-env';
import { currentList, pageChangesBody, takeChanges } from '@/lib/page-cache/page-changes';
import { isRedisUnavailable } from '@/lib/redis/redis-connection';
import { isBearer } from '@/lib/request/bearer';

const orTryAgain = (error: unknown): never => {
  throw isRedisUnavailable(error) ? new ProblemError('try_again', { retryAfterSeconds: 5 }) : error;
};

/** What nginx asks for: which pages have changed, and when. Public pages show the same. */
export async function GET(): Promise<Response> {
  const list = await currentList().catch((error: unknown) => {
    if (!isRedisUnavailable(error)) throw error;
  });
  const headers = { 'cache-control': 'no-store' };
  if (list === undefined) return new Response(null, { status: 503, headers });
  return new Response(null, { headers: { ...headers, 'x-page-changes': list } });
}

/** The hub says that hotels or parts of the site have changed. 404 where `CHANGES_TOKEN` is empty. */
export const POST = handleRoute({
  usesSession: false,
  authorize: ({ headers }) => {
    const { CHANGES_TOKEN } = serverEnv();
    if (CHANGES_TOKEN === undefined) throw new ProblemError('not_found');
    if (!isBearer(headers.get('authorization'), CHANGES_TOKEN)) throw new ProblemError('unauthorized');
  },
  body: pageChangesBody,
  run: async ({ body }) => ({ body: await takeChanges(body).catch(orTryAgain) }),
});
