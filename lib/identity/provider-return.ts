import 'server-only';
import { createTranslator } from 'next-intl';
import { type ProblemCode, problemStatus } from '@/lib/bff/problem';
import { isProblemError, ProblemError } from '@/lib/bff/problem-error';
import { readForm } from '@/lib/bff/read-body';
import { languageOfAcceptHeader } from '@/lib/i18n/detect-language';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { logUnexpected } from '@/lib/observability/log-lines';
import { paths } from '@/lib/routes/paths';
import { type Contents, type ProviderFields, providerFields, seal, unseal } from './identity-flow';
import type { ReturnOutcome } from './identity-start';
import { identitySteps } from './used-once';

const wireNames = {
  tokenVersionId: 'token_version_id',
  encData: 'enc_data',
  integrityValue: 'integrity_value',
} as const;

const outcomes: Partial<Record<ProblemCode, ReturnOutcome>> = { identity_expired: 'expired', conflict: 'used' };

function single(sources: readonly URLSearchParams[], name: string): string | undefined {
  const values = sources.flatMap((source) => source.getAll(name));
  if (values.length > 1) throw new ProblemError('invalid_input');
  return values[0];
}

/** What the provider sent; null where it sent nothing but the address: the visitor gave up there. */
function fieldsOf(sources: readonly URLSearchParams[]): ProviderFields | null {
  const values = Object.entries(wireNames).map(([name, wire]) => [name, single(sources, wire)] as const);
  if (values.every(([, value]) => value === undefined)) return null;
  const parsed = providerFields.safeParse(Object.fromEntries(values));
  if (!parsed.success) throw new ProblemError('invalid_input');
  return parsed.data;
}

async function stateOf(sources: readonly URLSearchParams[]): Promise<Contents<'state'>> {
  const state = await unseal('state', single(sources, 'state'));
  if (state.outcome === 'unreadable') throw new ProblemError('invalid_input');
  if (state.outcome === 'expired') throw new ProblemError('identity_expired');
  return state.contents;
}

/** Address of the page that goes on; the receipt stands where no server and no log reads it. */
async function nextAddress(request: Request): Promise<string> {
  const query = new URL(request.url).searchParams;
  const sources = request.method === 'POST' ? [query, await readForm(request)] : [query];
  const { stateId, locale, expiresAt } = await stateOf(sources);
  const fields = fieldsOf(sources);
  if (!(await identitySteps.take('return', stateId))) throw new ProblemError('conflict');
  if (fields === null) return localizedPath(locale, paths.identityReturn({ outcome: 'cancelled' }));
  const receipt = await seal('receipt', { stateId, expiresAt, ...fields });
  return `${localizedPath(locale, paths.identityReturn())}#${receipt}`;
}

/**
 * The one route outside the cross-site rules (SECURITY 13): browsers send no Lax cookie along with such a POST. So it
 * decides nothing: it takes the one-time state and passes what came to `/identityReturn` (303), which finishes with the
 * browser's cookie. Refused with 400 (no valid state, fields missing, twice or too long), 409 (used before), 410
 * (too late), 413 and 415.
 */
export async function returnFromProvider(request: Request): Promise<Response> {
  try {
    return new Response(null, {
      status: 303,
      headers: { location: await nextAddress(request), ...returnHeaders },
    });
  } catch (error) {
    const code = codeOf(error, request);
    const { locale } = languageOfAcceptHeader(request.headers.get('accept-language'));
    return new Response(await returnRefusal(outcomes[code] ?? 'unreadable', locale), {
      status: problemStatus[code],
      headers: { 'content-type': 'text/html; charset=utf-8', ...returnHeaders },
    });
  }
}

const returnHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function codeOf(error: unknown, request: Request): ProblemCode {
  if (isProblemError(error)) return error.code;
  if (request.signal.aborted) return 'client_closed';
  logUnexpected('identity return', error);
  return 'internal';
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Its status is the truth, and it links at once to the page that says how to begin again. */
async function returnRefusal(outcome: ReturnOutcome, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'auth.identity' });
  const address = escaped(localizedPath(locale, paths.identityReturn({ outcome })));
  const title = escaped(t(outcome));
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${address}">
<title>${title}</title>
<p><a href="${address}">${title}</a></p>
</html>
`;
}
