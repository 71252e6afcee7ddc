import { allowedCall } from '@/lib/bff/allow-list';
import { handleRoute } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { ProblemError } from '@/lib/bff/problem-error';
import { limitByAccount, limitByAddress } from '@/lib/bff/rate-limit';
import { readJson } from '@/lib/bff/read-body';
import { triedAccount } from '@/lib/bff/tried-account';

const BASE = '/api/hub';

/** The proxy: what the contract lets a browser ask, asked anew and answered anew as `{ data }`. */
const proxy = handleRoute({
  usesSession: true,
  run: async ({ request, url, session, language }) => {
    const allowed = allowedCall(request.method, url.pathname.slice(BASE.length));
    if (!allowed) throw new ProblemError('not_found');
    const { entry, params } = allowed;
    const { tries } = entry;
    if (tries) await limitByAddress(tries.kind);
    const body = entry.body === undefined ? undefined : await readJson(request);
    const call = () =>
      session.callUnchecked(
        entry,
        { params, query: Object.fromEntries(url.searchParams), body },
        { language: language.locale, idempotencyKey: idempotencyKeyOf(request.headers) },
      );
    if (!tries || !('by' in tries)) return { body: { data: await call() } };
    const account = await triedAccount(entry, body, session);
    const data = await (account === undefined ? call() : limitByAccount(tries.kind, account, call));
    return { body: { data } };
  },
});

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
