import 'server-only';
import { HUB_PROXY } from '@/lib/routes/handlers';
import { allowedCall } from './allow-list';
import { handleRoute } from './handle-route';
import { idempotencyKeyOf } from './idempotency-key';
import { ProblemError } from './problem-error';
import { limitByAccount, limitByAddress } from './rate-limit';
import { readJson } from './read-body';

const anyWrite = { kind: 'write', by: 'member' } as const;

/** For calls that the contract allows to browsers. Rebuilds the request, and answers the parsed data as `{ data }`. */
export const answerHubCall = handleRoute({
  run: async ({ request, url, session, language }) => {
    const allowed = allowedCall(request.method, url.pathname.slice(HUB_PROXY.length));
    if (!allowed) throw new ProblemError('not_found');
    const { entry, params } = allowed;
    const tries = entry.tries ?? (entry.retry ? undefined : anyWrite);
    if (tries) await limitByAddress(tries.kind);
    const body = entry.body === undefined ? undefined : await readJson(request);
    const call = () =>
      session.callUnchecked(
        entry,
        { params, query: Object.fromEntries(url.searchParams), body },
        { language: language.locale, idempotencyKey: idempotencyKeyOf(request.headers) },
      );
    if (!tries || !('by' in tries)) return { body: { data: await call() } };
    const caller = await session.read();
    const account = tries.by === 'session' ? caller?.sid : caller?.membershipNo;
    const data = await (account === undefined ? call() : limitByAccount(tries.kind, account, call));
    return { body: { data } };
  },
});
