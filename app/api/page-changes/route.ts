import { revalidatePath } from 'next/cache';
import { handleRoute } from '@/lib/bff/handle-route';
import { ProblemError, TRY_AGAIN_SECONDS } from '@/lib/bff/problem-error';
import { serverEnv } from '@/lib/env/server-env';
import { forgetAbsentAddresses } from '@/lib/hub/absent-addresses';
import { changedPages, pageChangesBody } from '@/lib/page-cache/changed-pages';
import { expectSharing } from '@/lib/page-cache/share-changes';
import { isRedisUnavailable } from '@/lib/redis/redis-connection';
import { isBearer } from '@/lib/request/bearer';

const orTryAgain = (error: unknown): never => {
  throw isRedisUnavailable(error) ? new ProblemError('try_again', { retryAfterSeconds: TRY_AGAIN_SECONDS }) : error;
};

/** The hub says that hotels or parts of the site have changed. 404 where `CHANGES_TOKEN` is empty. */
export const POST = handleRoute({
  usesSession: false,
  authorize: ({ headers }) => {
    const { CHANGES_TOKEN } = serverEnv();
    if (CHANGES_TOKEN === undefined) throw new ProblemError('not_found');
    if (!isBearer(headers.get('authorization'), CHANGES_TOKEN)) throw new ProblemError('unauthorized');
  },
  body: pageChangesBody,
  run: async ({ body }) => {
    await expectSharing().catch(orTryAgain);
    const pages = changedPages(body);
    for (const [path, type] of pages) revalidatePath(path, type);
    forgetAbsentAddresses();
    return { body: { revalidated: pages.map(([path]) => path) } };
  },
});
