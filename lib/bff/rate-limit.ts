import 'server-only';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { mailboxKey } from '@/lib/hub/contract/same-person';
import { isHubError } from '@/lib/hub/hub-error';
import { limitGuess } from './limit-guesses';
import { isNothingDone } from './limit-held';
import { type AccountKind, type LimitedKind, type Scope, triesAllowed, WINDOW_SECONDS } from './limits';
import { problemStatus } from './problem';
import { isProblemError } from './problem-error';
import { limiterFor, rateLimited } from './rate-limiters';
import { addressCounts, keyOf, normalisedAccount, visitorsBlock } from './visitor-key';

const counter = (kind: LimitedKind, scope: Scope) =>
  limiterFor({ keyPrefix: `limit:${kind}:${scope}`, points: triesAllowed(kind, scope), duration: WINDOW_SECONDS });

/** How often in this window, this time included. @throws ProblemError `rate_limited` until the window ends */
async function consume(kind: LimitedKind, scope: Scope, key: string): Promise<number> {
  try {
    return (await counter(kind, scope).consume(key)).consumedPoints;
  } catch (refusal) {
    throw rateLimited(refusal);
  }
}

/**
 * Called before the body is read, so that a flood costs little. @returns the counts of the visitor's address, and /48 of
 * IPv6 @throws ProblemError `rate_limited`
 */
export async function limitByAddress(kind: LimitedKind): Promise<{ scope: 'address' | 'network'; count: number }[]> {
  const counted = [];
  for (const { scope, key } of addressCounts()) counted.push({ scope, count: await consume(kind, scope, key) });
  return counted;
}

function wasJudged(error: unknown): boolean {
  const kind = isHubError(error) ? error.kind : isProblemError(error) && error.code;
  return !kind || problemStatus[kind] < 500;
}

const alwaysCounted: readonly AccountKind[] = [
  'lookup',
  'mail',
  'certification',
  'upload',
  'enquiry',
  'write',
  'statement',
  'download',
  'archive',
];
const countedWhenDone: readonly AccountKind[] = ['reservationMail'];

function isTakenBack(kind: AccountKind, failure?: unknown): boolean {
  if (alwaysCounted.includes(kind)) return false;
  if (countedWhenDone.includes(kind)) return isNothingDone(failure);
  return failure === undefined || !wasJudged(failure);
}

/**
 * Runs a try on an account, counted before, so that concurrent tries are limited too. Tries over the limit of their address
 * do not count for the account: one address alone cannot keep the member out.
 * @param account as typed; normalised, and an address to its mailbox
 */
export async function limitByAccount<T>(kind: AccountKind, account: string, run: () => Promise<T>): Promise<T> {
  if (kind === 'login') return limitGuess(kind, account, run, wasJudged);
  if (kind === 'reservation') {
    return limitGuess(
      kind,
      account,
      async () => {
        const result = await run();
        await Promise.all(addressCounts().map(({ scope, key }) => counter(kind, scope).reward(key)));
        return result;
      },
      wasJudged,
    );
  }
  const id = kind === 'mail' ? mailboxKey(account) : normalisedAccount(account);
  const counted = [
    { scope: 'accountAndAddress', key: keyOf(id, visitorsBlock()) },
    { scope: 'account', key: keyOf(id) },
  ] as const;
  for (const { scope, key } of counted) await consume(kind, scope, key);
  const takeBack = () => Promise.all(counted.map(({ scope, key }) => counter(kind, scope).reward(key)));
  try {
    const result = await run();
    if (isTakenBack(kind)) await takeBack();
    return result;
  } catch (error) {
    if (isTakenBack(kind, error)) await takeBack();
    throw error;
  }
}

/** Once half of the total is used, an address has a thirtieth of its usual limit. */
const SCARCE_SHARE = 1 / 30;
const LEAST_SHARE = 2;

/**
 * Counts a message, whatever its outcome (SECURITY 60). The total is counted last, and apart for members: guests cannot use
 * it up for them.
 */
export async function limitMessage({ sends }: Endpoint, membershipNo: string | undefined): Promise<void> {
  if (sends === undefined) return;
  const byAddress = await limitByAddress(sends);
  if (membershipNo !== undefined) await consume(sends, 'account', keyOf(membershipNo));
  const all = keyOf(membershipNo === undefined ? 'guests' : 'members');
  const used = await consume(sends, 'all', all);
  if (used <= triesAllowed(sends, 'all') / 2) return;
  const isLight = byAddress.every(
    ({ scope, count }) => count <= Math.max(LEAST_SHARE, triesAllowed(sends, scope) * SCARCE_SHARE),
  );
  if (isLight) return;
  const { msBeforeNext } = await counter(sends, 'all').reward(all);
  throw rateLimited({ msBeforeNext });
}
