import { storeMember } from '@/lib/browser-storage/mirrored-member';
import {
  hasMirrored,
  isForeign,
  isLogOutDue,
  markAsOurs,
  setLogOutDue,
  storePair,
} from '@/lib/browser-storage/mirrored-pair';
import { forgetMember, forgetStoredMember, isMemberStored } from '@/lib/browser-storage/stored-member';
import { type PairState, readPair, removePair, type StoredPair } from '@/lib/browser-storage/stored-pair';
import { writtenPair } from '@/lib/browser-storage/written-pair';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { leavePage, reloadPage } from '@/lib/navigation/leave-page';
import { bffRequest } from './bff-request';
import { forgetInAllTabs } from './forget-in-all-tabs';
import { isProblemError, type ProblemError } from './problem-error';
import { tellSessionBegan } from './session-expiry';
import { hasSessionHint } from './session-hint';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

/** Answer of `/api/session/sync`, as far as the page uses it. */
type SyncAnswer =
  | { state: 'same'; mirror: StoredPair | null }
  | {
      state: 'replaced';
      /** Only the pair is another: what the page shows stays this member's. */
      sameMember: boolean;
      membershipUserInfo: MembershipUserInfo;
      mirror: StoredPair | null;
    };

const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

let running: Promise<void> | null = null;
let lookAgain = false;
/** The page shows a member whose session it no longer is. */
let isStale = false;
/** How a stale page is left: made anew, or for where the entry page goes on to. */
let leave: () => void = reloadPage;
/** The app-side login check leaves the page by itself. */
let leavesByItself = false;
/** After a server that did not answer: when to ask again, by `Date.now()`. */
let restsUntil = 0;
let restMs = FIRST_REST_MS;
let restTimer: ReturnType<typeof setTimeout> | undefined;
/** A pair that makes no session (too long for a cookie, or cookies are refused). The native side may live with it. */
let unusable: PairState | null = null;

/** Not by `bffCall`, which waits for this. */
function send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const onAnswer = (headers: Headers) => {
    lookAgain ||= headers.has(SESSION_RENEWED_HEADER);
  };
  return bffRequest<T>(method, path, body, { onAnswer });
}

const isSame = (one: PairState, other: PairState) => JSON.stringify(one) === JSON.stringify(other);
const isUnchanged = (pair: PairState) => isSame(readPair(), pair);

/**
 * Brings session and local storage together (docs/decisions/0020). One run at a time: whoever calls meanwhile has
 * it look once more and waits for the same end, so that the pair that was written last is the one that counts.
 * @returns when both agree or the server does not answer; never when the page is on its way out
 */
export function syncTokens(): Promise<void> {
  lookAgain = true;
  running ??= run();
  return running;
}

/**
 * What every other call waits for: with a pair of the native side in the storage, the session's own may be one that
 * a rotation has replaced, and to use it would end both at the hub.
 */
export async function tokensSettled(): Promise<void> {
  const pair = readPair();
  const isNew = isForeign(pair) && !(unusable && isSame(pair, unusable));
  if (running !== null) await running;
  else if (isNew && Date.now() >= restsUntil) await syncTokens();
}

/** After a session turned out to be over: has the native side brought another one meanwhile? */
export async function isTakenOver(): Promise<boolean> {
  if (!isForeign(readPair())) return false;
  await syncTokens();
  return hasSessionHint() && readPair().kind === 'whole' && !isForeign(readPair());
}

/** Brings both together, then goes on to an address in place of this page. */
export async function syncAndLeave(address: string): Promise<void> {
  leave = () => leavePage(address);
  await syncTokens();
  leave();
}

/** The native side has logged out: here too. A pair that it has put there since is its next member's, and wins. */
export function logOutWithNativeSide(): Promise<void> {
  if (!isForeign(readPair())) {
    forgetStoredMember('logOut');
    setLogOutDue(true);
  }
  return syncTokens();
}

/**
 * Clears tokens, membership data and session, whatever there is, and leaves the page where it is.
 * @returns when the server has ended the session, or does not answer: it is then told after the next load
 */
export function clearEverything(): Promise<void> {
  leavesByItself = true;
  forgetStoredMember('logOut');
  setLogOutDue(true);
  return syncTokens();
}

async function run(): Promise<void> {
  try {
    while (lookAgain) {
      lookAgain = false;
      await step();
    }
  } finally {
    running = null;
  }
  if (!isStale || leavesByItself) return;
  // No call of this page is sent any more, and no answer is shown.
  running = new Promise<never>(() => undefined);
  leave();
  return running;
}

async function step(): Promise<void> {
  const pair = await writtenPair();
  if (unusable && isSame(pair, unusable)) return;
  if (pair.kind === 'whole' && (isForeign(pair) || !hasSessionHint())) return adopt(pair);
  if (isLogOutDue()) return endSession();
  if (!hasSessionHint()) return pair.kind === 'half' ? removePair() : undefined;
  // What is left of a mirror tells a logout of the native side from a storage that was lost as a whole.
  if (pair.kind === 'none' && isMemberStored() && hasMirrored()) return endSession();
  return mirrorNewest(pair);
}

/** The native side wins: the server asks the hub whose the pair is, and the page becomes that member's. */
async function adopt(pair: StoredPair & { kind: 'whole' }): Promise<void> {
  const { accessToken, refreshToken } = pair;
  let answer: SyncAnswer;
  try {
    answer = await send<SyncAnswer>('POST', '/api/session/sync', { accessToken, refreshToken });
  } catch (error) {
    if (!isProblemError(error)) throw error;
    return refused(pair, error);
  }
  restMs = FIRST_REST_MS;
  if (answer.state === 'replaced' && !hasSessionHint()) {
    // Cookies are refused here: the page made anew would find the same, and be made anew for ever.
    unusable = pair;
    return;
  }
  if (answer.state === 'replaced') {
    // First of all, and before another tab or the page itself shows anything of the new one.
    if (!answer.sameMember) forgetMember('logOut');
    storeMember(answer.membershipUserInfo);
    setLogOutDue(false);
    isStale ||= !answer.sameMember;
  }
  replacePair(pair, answer.mirror);
  if (answer.state === 'replaced') tellSessionBegan();
}

async function refused(pair: StoredPair & { kind: 'whole' }, problem: ProblemError): Promise<void> {
  switch (problem.code) {
    case 'unauthorized':
    case 'invalid_input':
      // Nobody's. A session that is still good puts its own back; without one nothing of anybody stays.
      return hasSessionHint() ? mirrorNewest(pair, 'refused') : nobodyIsLeft(pair);
    case 'payload_too_large':
    case 'forbidden':
      unusable = pair;
      return;
    default:
      return restAWhile(problem);
  }
}

function nobodyIsLeft(pair: PairState): void {
  if (isUnchanged(pair)) forgetInAllTabs('expired');
  else lookAgain = true;
}

/** Puts the session's newest pair where the native side reads it. */
async function mirrorNewest(pair: PairState, posted?: 'refused'): Promise<void> {
  try {
    replacePair(pair, await send<StoredPair>('POST', '/api/session/tokens'));
    // Lost with the pair; and without it a later logout of the native side would look like a loss again.
    if (!isMemberStored()) {
      storeMember((await send<{ data: MembershipUserInfo }>('GET', '/api/hub/membership/member/profile')).data);
    }
    restMs = FIRST_REST_MS;
  } catch (error) {
    if (!isProblemError(error)) throw error;
    if (error.code === 'login_required') {
      if (pair.kind === 'whole' && posted === undefined) return adopt(pair);
      return nobodyIsLeft(pair);
    }
    // Born in a browser: it mirrors nothing, and what stands there is not its own.
    if (error.code === 'not_found') return posted && isUnchanged(pair) ? removePair() : undefined;
    restAWhile(error);
  }
}

/** Writes over the pair that was seen; never over one that the native side has put there meanwhile. */
function replacePair(seen: PairState, mirror: StoredPair | null): void {
  if (!isUnchanged(seen)) {
    lookAgain = true;
  } else if (mirror === null) {
    if (seen.kind === 'whole') markAsOurs(seen);
  } else if (!isSame(seen, { kind: 'whole', ...mirror }) || isForeign(seen)) {
    storePair(mirror);
  }
}

/** Ends the session here because the native side has none; the page then shows nobody's. */
async function endSession(): Promise<void> {
  if (hasSessionHint()) forgetStoredMember('logOut');
  else forgetInAllTabs('logOut');
  setLogOutDue(true);
  if (hasSessionHint()) {
    try {
      await send('POST', '/api/session/logout');
    } catch (error) {
      if (!isProblemError(error)) throw error;
      return restAWhile(error);
    }
    isStale = true;
  }
  setLogOutDue(false);
}

function restAWhile({ retryAfterSeconds }: ProblemError): void {
  const rest = Math.max(restMs, (retryAfterSeconds ?? 0) * 1000);
  restsUntil = Date.now() + rest;
  restMs = Math.min(restMs * 2, LONGEST_REST_MS);
  clearTimeout(restTimer);
  restTimer = setTimeout(() => void syncTokens(), rest);
}
