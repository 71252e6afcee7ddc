import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { EndpointName } from '../../lib/hub/contract/contract.ts';
import type { Endpoint } from '../../lib/hub/contract/endpoint.ts';
import type { Call, Handler } from './handlers/handler.ts';
import { findMember } from './member/member-store.ts';
import { readAccess } from './member/tokens.ts';
import { Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';
import { settleAsks } from './stay/ask-settlement.ts';
import { isSuperseded } from './stay/earlier-attempts.ts';
import { nowIso, type World } from './world.ts';

type AnyHandler = Handler<EndpointName>;
type AnyCall = Call<EndpointName>;

/** Server-side calls with a member's token, although no browser may reach them. */
const memberOnServer: ReadonlySet<string> = new Set([
  'issueVocToken',
  'decryptText',
  'withdraw',
  'uploadAttachment',
  'attachment',
  'confirmIdentity',
]);

function parsePart(schema: Endpoint['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('BAD_REQUEST', { data: { issues } });
}

async function readBody(context: Context, entry: Endpoint): Promise<unknown> {
  if (!entry.body) return undefined;
  if (!context.req.header('content-type')?.startsWith('application/json')) throw new Refusal('BAD_REQUEST');
  try {
    return await context.req.json();
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** A token that came along must be good, also where none is needed: a member is never served as a guest unawares. */
async function readViewer(
  context: Context,
  entry: Endpoint,
  world: World,
): Promise<Pick<AnyCall, 'viewer' | 'familyId'>> {
  const header = context.req.header('authorization');
  // Login, refresh and logout prove themselves by what is in their body.
  const ignoresToken = entry.audience === 'server' && (entry.issuesTokens || entry.name === 'logout');
  if (!header || ignoresToken) {
    if (entry.audience === 'member' || memberOnServer.has(entry.name)) throw new Refusal('UNAUTHORIZED');
    return { viewer: null, familyId: null };
  }
  if (!/^Bearer [^\s]+$/.test(header)) throw new Refusal('UNAUTHORIZED');
  const { membershipNo, familyId } = await readAccess(world, header);
  const viewer = findMember(world, membershipNo);
  if (!viewer) throw new Refusal('MEMBERSHIP_ENDED');
  return { viewer, familyId };
}

function wrap(entry: Endpoint, payload: unknown): unknown {
  if (entry.envelope === 'data') return { data: payload };
  if (entry.envelope === 'retData') return { retData: payload };
  return payload;
}

function checkedPayload(entry: Endpoint, payload: unknown): unknown {
  const parsed = entry.response.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new Refusal('CONTRACT_BROKEN', {
    message: `The answer of ${entry.name} breaks the contract: ${parsed.error.message}`,
  });
}

/** What a key stands for. Earlier attempts to be looked for, and the guest's address, may have changed since it was first sent. */
const askedFor = (body: unknown) =>
  typeof body === 'object' && body !== null ? { ...body, earlierKeys: undefined, bookedFrom: undefined } : body;

/**
 * Answers a repeated key as the first time. The look-up, the work and the note of the answer are one
 * transaction, so that two calls with one key cannot both do the work. A refusal is not kept: nothing
 * happened, and the guest may try again.
 */
function answerOnce(world: World, entry: Endpoint, call: AnyCall, key: string, work: () => unknown): unknown {
  if (!/^[\w.:-]{8,128}$/.test(key)) throw new Refusal('BAD_REQUEST');
  const scope = `${entry.name}:${call.viewer?.membershipNo ?? ''}`;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.params, askedFor(call.body)]))
    .digest('base64url');
  return world.db.immediate(() => {
    const known = world.db.get<{ body_hash: string; answer: string }>(
      'SELECT body_hash, answer FROM answered_once WHERE scope = ? AND key = ?',
      scope,
      key,
    );
    if (known && known.body_hash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
    if (known) return JSON.parse(known.answer);
    // It comes late: another attempt was booked in its place.
    if (isSuperseded(world, key)) throw new Refusal('IDEMPOTENCY_MISMATCH');
    const payload = work();
    if (payload instanceof Promise) throw new Error(`${entry.name} must answer within its transaction`);
    world.db.run(
      'INSERT INTO answered_once VALUES (?, ?, ?, ?, ?)',
      scope,
      key,
      bodyHash,
      JSON.stringify(payload),
      nowIso(world),
    );
    return payload;
  });
}

/** Serves one entry of the contract: parse, authorize, answer, parse the answer, wrap. */
export async function serveEndpoint(
  context: Context,
  entry: Endpoint,
  handler: AnyHandler | undefined,
  world: World,
): Promise<Response> {
  if (!handler) throw new Refusal('NOT_IMPLEMENTED', { message: `${entry.name} is declared and not answered yet.` });
  const identity = await readViewer(context, entry, world);
  const call = {
    ...identity,
    language: requestLanguage(context.req.header('accept-language')),
    params: parsePart(entry.params, context.req.param()),
    query: parsePart(entry.query, context.req.query()),
    body: parsePart(entry.body, await readBody(context, entry)),
    issueTokens: ({ authorization, refresh }) => {
      context.header('authorization', authorization);
      context.header('refresh', refresh);
    },
  } as AnyCall;
  settleAsks(world);
  const key = context.req.header('idempotency-key');
  const payload =
    entry.idempotent && key !== undefined
      ? answerOnce(world, entry, call, key, () => handler(call, world))
      : await handler(call, world);
  return context.json(wrap(entry, checkedPayload(entry, payload)) as object);
}
