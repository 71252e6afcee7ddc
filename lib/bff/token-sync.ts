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
import { readPair, removePair } from '@/lib/browser-storage/stored-pair';
import { writtenPair } from '@/lib/browser-storage/written-pair';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { leavePage, reloadPage } from '@/lib/navigation/leave-page';
import { handlers } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { bffRequest } from './bff-request';
import { forgetInAllTabs } from './forget-in-all-tabs';
import { isProblemError } from './problem-error';
import { notifySessionBegan } from './session-expiry';
import { hasSessionHint } from './session-hint';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';
import type { SyncAnswer } from './sync-session';
import {
  initialSyncState,
  isSamePair,
  isUnusable,
  nextSync,
  type SyncEffect,
  type SyncEvent,
  type SyncQuestion,
} from './token-sync-state';

let state = initialSyncState;
let running: Promise<void> | null = null;
let leave: () => void = reloadPage;
let askAgainTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Syncs session and local storage (docs/decisions/0017). One run at a time: a call meanwhile makes it read the pair once more.
 * @returns when both agree or the server does not answer; never when the page is being left
 */
export function syncTokens(): Promise<void> {
  if (running === null) running = run();
  else handle({ type: 'asked' });
  return running;
}

/** Other calls wait for it: the use of a rotated pair would end both at the hub. */
export async function tokensSettled(): Promise<void> {
  const pair = readPair();
  const isNew = isForeign(pair) && !isUnusable(state, pair);
  if (running !== null) await running;
  else if (isNew && Date.now() >= state.asksAgainAtMs) await syncTokens();
}

/** After the end of a session: true if the native side has stored another one meanwhile. */
export async function isTakenOver(): Promise<boolean> {
  if (!isForeign(readPair())) return false;
  await syncTokens();
  return hasSessionHint() && readPair().kind === 'whole' && !isForeign(readPair());
}

export async function syncAndLeave(address: string): Promise<void> {
  leave = () => leavePage(address);
  await syncTokens();
  leave();
}

/** After a logout of the native side. A pair that it has stored since is its next member's, and is adopted. */
export function logOutWithNativeSide(): Promise<void> {
  if (!isForeign(readPair())) {
    forgetStoredMember('logOut');
    setLogOutDue(true);
  }
  return syncTokens();
}

/** Without an answer it is repeated after the next load. Does not leave the page. */
export function clearEverything(): Promise<void> {
  state = { ...state, isLeftByCheck: true };
  forgetStoredMember('logOut');
  setLogOutDue(true);
  return syncTokens();
}

async function run(): Promise<void> {
  try {
    let question = handle({ type: 'asked' });
    while (question) question = handle(await answerTo(question));
  } catch (error) {
    handle({ type: 'failed' });
    throw error;
  } finally {
    running = null;
  }
  if (state.name !== 'leaving') return;
  running = new Promise<never>(() => undefined);
  leave();
  return running;
}

function handle(event: SyncEvent): SyncQuestion | undefined {
  const pair = event.type === 'seen' ? event.pair : state.pair;
  const step = nextSync(state, event, {
    hasSession: hasSessionHint(),
    isForeign: isForeign(pair),
    isUnchanged: isSamePair(readPair(), pair),
    isLogOutDue: isLogOutDue(),
    isMemberStored: isMemberStored(),
    hasMirrored: hasMirrored(),
    nowMs: Date.now(),
  });
  state = step.state;
  for (const effect of step.effects) runEffect(effect);
  return step.question;
}

function runEffect(effect: SyncEffect): void {
  switch (effect.do) {
    case 'removePair':
      removePair();
      break;
    case 'storePair':
      storePair(effect.pair);
      break;
    case 'markAsOurs':
      markAsOurs(effect.pair);
      break;
    case 'storeMember':
      storeMember(effect.membershipUserInfo);
      break;
    case 'forgetMember':
      forgetMember(effect.reason);
      break;
    case 'forgetStoredMember':
      forgetStoredMember(effect.reason);
      break;
    case 'forgetInAllTabs':
      forgetInAllTabs(effect.reason);
      break;
    case 'setLogOutDue':
      setLogOutDue(effect.due);
      break;
    case 'notifySessionBegan':
      notifySessionBegan();
      break;
    case 'askAgain':
      clearTimeout(askAgainTimer);
      askAgainTimer = setTimeout(() => void syncTokens(), effect.afterMs);
  }
}

async function answerTo(question: SyncQuestion): Promise<SyncEvent> {
  try {
    switch (question.ask) {
      case 'pair':
        return { type: 'seen', pair: await writtenPair() };
      case 'adoption': {
        const { accessToken, refreshToken } = question;
        const answer = await send<SyncAnswer>('POST', handlers.session.sync, { accessToken, refreshToken });
        return { type: 'adopted', answer };
      }
      case 'latest':
        return { type: 'latest', mirror: await send<TokenPair>('POST', handlers.session.tokens) };
      case 'member': {
        const { data } = await send<{ data: MembershipUserInfo }>('GET', hubCall('memberProfile'));
        return { type: 'member', membershipUserInfo: data };
      }
      case 'logout':
        await send('POST', handlers.session.logout);
        return { type: 'loggedOut' };
    }
  } catch (error) {
    if (!isProblemError(error)) throw error;
    return { type: 'problem', code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
}

function send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const onAnswer = (headers: Headers) => {
    if (headers.has(SESSION_RENEWED_HEADER)) handle({ type: 'asked' });
  };
  return bffRequest<T>(method, path, body, { onAnswer });
}
