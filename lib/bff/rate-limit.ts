import 'server-only';
import { createHmac } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { serverEnv } from '@/lib/env/server-env';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { isHubError } from '@/lib/hub/hub-error';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { addressBlock, addressNetwork } from '@/lib/request/client-address';
import { currentRequest } from '@/lib/request/request-context';
import { type AccountKind, type LimitedKind, type Limits, triesAllowed, WINDOW_SECONDS } from './limits';
import { problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { limiterOf } from './rate-limit-store';

const limiters = processWide('rate-limiters', () => new Map<string, RateLimiterAbstract>());

function limiterFor(kind: LimitedKind, scope: keyof Limits): RateLimiterAbstract {
  const keyPrefix = `limit:${kind}:${scope}`;
  let limiter = limiters.get(keyPrefix);
  if (!limiter) {
    const limit = { keyPrefix, points: triesAllowed(kind, scope), duration: WINDOW_SECONDS };
    limiter = limiterOf(limit, redisConnection());
    limiters.set(keyPrefix, limiter);
  }
  return limiter;
}

export function forgetRateLimits(): void {
  limiters.clear();
}

/** Neither an account nor an address is kept in the clear: the counts may live in a store of their own. */
function keyOf(...parts: string[]): string {
  return createHmac('sha256', serverEnv().SESSION_SECRET[0] ?? '')
    .update(JSON.stringify(['rate-limit', ...parts]))
    .digest('base64url');
}

/** Requests whose address nobody knows share one count: not knowing must not be a way around. */
function visitorsBlock(): string {
  const address = currentRequest()?.address;
  return address === undefined ? 'unknown' : addressBlock(address);
}

const normalisedAccount = (account: string): string => account.normalize('NFKC').trim().toLowerCase();

/** @throws ProblemError `rate_limited` with the seconds until the window ends */
async function consume(kind: LimitedKind, scope: keyof Limits, key: string): Promise<void> {
  try {
    await limiterFor(kind, scope).consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new ProblemError('rate_limited', { retryAfterSeconds, nothingDone: true });
  }
}

/** Goes before the body is read, so that a flood costs as little as it can. @throws ProblemError `rate_limited` */
export async function limitByAddress(kind: LimitedKind): Promise<void> {
  await consume(kind, 'address', keyOf(visitorsBlock()));
}

/**
 * Runs a try on an account, counted beforehand so that guesses sent at once do not slip through. What succeeded, or
 * the hub could not judge, is taken back; look-ups of accounts, certifications and files count whatever comes of them.
 * The account's own count is touched only by what the narrow one let through: one address alone cannot keep the member
 * out.
 * @param account as typed; `sample.member` and ` Sample.Member` are one
 */
export async function limitByAccount<T>(kind: AccountKind, account: string, run: () => Promise<T>): Promise<T> {
  const id = normalisedAccount(account);
  const counted = [
    { scope: 'accountAndAddress', key: keyOf(id, visitorsBlock()) },
    { scope: 'account', key: keyOf(id) },
  ] as const;
  for (const { scope, key } of counted) await consume(kind, scope, key);
  const takeBack = async () => {
    if (kind === 'lookup' || kind === 'certification' || kind === 'upload') return;
    const guessedNothing = kind === 'reservation' ? [{ scope: 'address', key: keyOf(visitorsBlock()) } as const] : [];
    const given = [...counted, ...guessedNothing];
    await Promise.all(given.map(({ scope, key }) => limiterFor(kind, scope).reward(key)));
  };
  try {
    const result = await run();
    await takeBack();
    return result;
  } catch (error) {
    const kind = isHubError(error) ? error.kind : isProblemError(error) && error.code;
    if (kind && problemStatus[kind] >= 500) await takeBack();
    throw error;
  }
}

/**
 * Counts a message, whatever comes of it (SECURITY 60); what there is for all only after the narrower counts, and for
 * members apart, whom no flood of guests keeps out.
 */
export async function limitMessage({ sends }: Endpoint, membershipNo: string | undefined): Promise<void> {
  if (sends === undefined) return;
  await limitByAddress(sends);
  const network = addressNetwork(currentRequest()?.address ?? '');
  if (network !== null) await consume(sends, 'network', keyOf(network));
  if (membershipNo !== undefined) await consume(sends, 'account', keyOf(membershipNo));
  await consume(sends, 'all', keyOf(membershipNo === undefined ? 'guests' : 'members'));
}
