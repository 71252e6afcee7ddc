import 'server-only';
import { createTranslator } from 'next-intl';
import { type ProblemCode, problemStatus } from '@/lib/bff/problem';
import { isProblemError } from '@/lib/bff/problem-error';
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

class RefusedReturn extends Error {
  readonly status: number;
  readonly outcome: ReturnOutcome;

  constructor(status: number, outcome: ReturnOutcome) {
    super(outcome);
    this.status = status;
    this.outcome = outcome;
  }
}

const refusedAs = (code: ProblemCode, outcome: ReturnOutcome) => new RefusedReturn(problemStatus[code], outcome);

function single(sources: readonly URLSearchParams[], name: string): string | undefined {
  const values = sources.flatMap((source) => source.getAll(name));
  if (values.length > 1) throw refusedAs('invalid_input', 'unreadable');
  return values[0];
}

/** What the provider sent; null where it sent nothing but the address: the visitor gave up there. */
function fieldsOf(sources: readonly URLSearchParams[]): ProviderFields | null {
  const values = Object.entries(wireNames).map(([name, wire]) => [name, single(sources, wire)] as const);
  if (values.every(([, value]) => value === undefined)) return null;
  const parsed = providerFields.safeParse(Object.fromEntries(values));
  if (!parsed.success) throw refusedAs('invalid_input', 'unreadable');
  return parsed.data;
}

async function stateOf(sources: readonly URLSearchParams[]): Promise<Contents<'state'>> {
  const state = await unseal('state', single(sources, 'state'));
  if (state.outcome === 'unreadable') throw refusedAs('invalid_input', 'unreadable');
  if (state.outcome === 'expired') throw refusedAs('identity_expired', 'expired');
  return state.contents;
}

/** Address of the page that goes on; the receipt stands where no server and no log reads it. */
async function nextAddress(request: Request): Promise<string> {
  const query = new URL(request.url).searchParams;
  const sources = request.method === 'POST' ? [query, await readForm(request)] : [query];
  const { stateId, locale, expiresAt } = await stateOf(sources);
  const fields = fieldsOf(sources);
  if (!(await identitySteps.take('return', stateId))) throw refusedAs('conflict', 'used');
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
    const { status, outcome } = refusalOf(error, request);
    const { locale } = languageOfAcceptHeader(request.headers.get('accept-language'));
    return answerRefusal(status, outcome, locale);
  }
}

const returnHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function refusalOf(error: unknown, request: Request): { status: number; outcome: ReturnOutcome } {
  if (error instanceof RefusedReturn) return error;
  if (isProblemError(error)) return refusedAs(error.code, 'unreadable');
  if (request.signal.aborted) return refusedAs('client_closed', 'unreadable');
  logUnexpected('identity return', error);
  return refusedAs('internal', 'unreadable');
}

async function answerRefusal(status: number, outcome: ReturnOutcome, locale: Locale): Promise<Response> {
  return new Response(await returnRefusal(outcome, locale), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...returnHeaders },
  });
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
