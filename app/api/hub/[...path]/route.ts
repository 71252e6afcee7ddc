import { allowedCall } from '@/lib/bff/allow-list';
import { handleRoute } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { ProblemError } from '@/lib/bff/problem-error';
import { limitByAccount, limitByAddress } from '@/lib/bff/rate-limit';
import { readJson } from '@/lib/bff/read-body';
import { findAccount } from '@/lib/hub/contract/member';

const BASE = '/api/hub';

/** The proxy: what the contract lets a browser ask, asked anew and answered anew as `{ data }`. */
const proxy = handleRoute({
  usesSession: true,
  run: async ({ request, url, session, language }) => {
    const allowed = allowedCall(request.method, url.pathname.slice(BASE.length));
    if (!allowed) throw new ProblemError('not_found');
    const { entry, params } = allowed;
    const looksUp = entry.name === findAccount.name;
    if (looksUp) await limitByAddress('lookup');
    const body = entry.body === undefined ? undefined : await readJson(request);
    const call = () =>
      session.callUnchecked(
        entry,
        { params, query: Object.fromEntries(url.searchParams), body },
        { language: language.locale, idempotencyKey: idempotencyKeyOf(request.headers) },
      );
    // What the contract refuses never reaches the hub and needs no count of its own.
    const person = looksUp ? findAccount.body.safeParse(body).data : undefined;
    return { body: { data: await (person ? limitByAccount('lookup', person.memberEmail, call) : call()) } };
  },
});

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
