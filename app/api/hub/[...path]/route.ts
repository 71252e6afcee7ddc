import { allowedCall } from '@/lib/bff/allow-list';
import { handleRoute } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { ProblemError } from '@/lib/bff/problem-error';
import { readJson } from '@/lib/bff/read-body';

const BASE = '/api/hub';

/** The proxy: what the contract lets a browser ask, asked anew and answered anew as `{ data }`. */
const proxy = handleRoute({
  usesSession: true,
  run: async ({ request, url, session, language }) => {
    const allowed = allowedCall(request.method, url.pathname.slice(BASE.length));
    if (!allowed) throw new ProblemError('not_found');
    const { entry, params } = allowed;
    const data = await session.callUnchecked(
      entry,
      {
        params,
        query: Object.fromEntries(url.searchParams),
        body: entry.body === undefined ? undefined : await readJson(request),
      },
      { language: language.locale, idempotencyKey: idempotencyKeyOf(request.headers) },
    );
    return { body: { data } };
  },
});

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
