import type { PairState } from '@/lib/browser-storage/stored-pair';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import type { ProblemCode } from './problem';
import type { SyncAnswer } from './sync-session';

export interface SyncState {
  /**
   * - `settled`: nothing is under way
   * - `reading`: waits until the native side has written both tokens
   * - `adopting`: the server asks the hub for the member of the native side's pair
   * - `mirroring`: the server is asked for the session's latest pair, and for the member if their data was lost
   * - `ending`: the server is asked to log out
   * - `leaving`: the page is being left, because it shows another member's data
   */
  readonly name: 'settled' | 'reading' | 'adopting' | 'mirroring' | 'ending' | 'leaving';
  readonly pair: PairState;
  readonly isRefused: boolean;
  readonly readsAgain: boolean;
  readonly isStale: boolean;
  readonly isLeftByCheck: boolean;
  /** A pair that cannot become a session: too long for a cookie, or cookies are refused. */
  readonly unusable: PairState | null;
  readonly pauseMs: number;
  /** When a server that did not answer is asked again; 0 where none failed. */
  readonly asksAgainAtMs: number;
}

export type SyncEvent =
  | { type: 'asked' }
  | { type: 'seen'; pair: PairState }
  | { type: 'adopted'; answer: SyncAnswer }
  | { type: 'latest'; mirror: TokenPair }
  | { type: 'member'; membershipUserInfo: MembershipUserInfo }
  | { type: 'loggedOut' }
  | { type: 'problem'; code: ProblemCode; retryAfterSeconds?: number }
  | { type: 'failed' };

export interface SyncFacts {
  hasSession: boolean;
  isForeign: boolean;
  isUnchanged: boolean;
  isLogOutDue: boolean;
  isMemberStored: boolean;
  hasMirrored: boolean;
  nowMs: number;
}

export type SyncEffect =
  | { do: 'removePair' | 'notifySessionBegan' }
  | { do: 'storePair' | 'markAsOurs'; pair: TokenPair }
  | { do: 'storeMember'; membershipUserInfo: MembershipUserInfo }
  /** `forgetMember` leaves the pair; `forgetInAllTabs` notifies the other tabs too. */
  | { do: 'forgetMember' | 'forgetStoredMember' | 'forgetInAllTabs'; reason: 'logOut' | 'expired' }
  | { do: 'setLogOutDue'; due: boolean }
  | { do: 'askAgain'; afterMs: number };

export type SyncQuestion =
  | { ask: 'pair' | 'latest' | 'member' | 'logout' }
  | { ask: 'adoption'; accessToken: string; refreshToken: string };

export interface SyncStep {
  state: SyncState;
  effects: readonly SyncEffect[];
  question?: SyncQuestion;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export const initialSyncState: SyncState = {
  name: 'settled',
  pair: { kind: 'none' },
  isRefused: false,
  readsAgain: false,
  isStale: false,
  isLeftByCheck: false,
  unusable: null,
  pauseMs: FIRST_PAUSE_MS,
  asksAgainAtMs: 0,
};

export const isSamePair = (one: PairState, other: PairState): boolean => JSON.stringify(one) === JSON.stringify(other);
export const isUnusable = ({ unusable }: SyncState, pair: PairState): boolean =>
  unusable !== null && isSamePair(pair, unusable);

/** A pure state machine (docs/decisions/0017). */
export function nextSync(state: SyncState, event: SyncEvent, facts: SyncFacts): SyncStep {
  switch (event.type) {
    case 'asked':
      if (state.name === 'settled') return readPair(state);
      return { state: state.name === 'leaving' ? state : { ...state, readsAgain: true }, effects: [] };
    case 'seen':
      return seen({ ...state, pair: event.pair, isRefused: false }, facts);
    case 'adopted':
      return adopted({ ...state, pauseMs: FIRST_PAUSE_MS }, event.answer, facts);
    case 'latest':
      return latest(state, event.mirror, facts);
    case 'member':
      return end({ ...state, pauseMs: FIRST_PAUSE_MS }, [
        { do: 'storeMember', membershipUserInfo: event.membershipUserInfo },
      ]);
    case 'loggedOut':
      return end({ ...state, isStale: true }, [{ do: 'setLogOutDue', due: false }]);
    case 'problem':
      return problem(state, event, facts);
    case 'failed':
      return { state: { ...state, name: 'settled' }, effects: [] };
  }
}

function readPair(state: SyncState, effects: readonly SyncEffect[] = []): SyncStep {
  return { state: { ...state, name: 'reading', readsAgain: false }, effects, question: { ask: 'pair' } };
}

function end(state: SyncState, effects: readonly SyncEffect[] = []): SyncStep {
  if (state.readsAgain) return readPair(state, effects);
  return { state: { ...state, name: state.isStale && !state.isLeftByCheck ? 'leaving' : 'settled' }, effects };
}

function seen(state: SyncState, facts: SyncFacts): SyncStep {
  const { pair } = state;
  if (isUnusable(state, pair)) return end(state);
  if (pair.kind === 'whole' && (facts.isForeign || !facts.hasSession)) return adopt(state, pair);
  if (facts.isLogOutDue) return endSession(state, facts);
  if (!facts.hasSession) return end(state, pair.kind === 'half' ? [{ do: 'removePair' }] : []);
  // A remaining mark distinguishes a logout of the native side from lost storage.
  if (pair.kind === 'none' && facts.isMemberStored && facts.hasMirrored) return endSession(state, facts);
  return mirror(state);
}

function adopt(state: SyncState, { accessToken, refreshToken }: TokenPair): SyncStep {
  return {
    state: { ...state, name: 'adopting' },
    effects: [],
    question: { ask: 'adoption', accessToken, refreshToken },
  };
}

function mirror(state: SyncState): SyncStep {
  return { state: { ...state, name: 'mirroring' }, effects: [], question: { ask: 'latest' } };
}

function endSession(state: SyncState, { hasSession }: SyncFacts): SyncStep {
  const effects: SyncEffect[] = [
    { do: hasSession ? 'forgetStoredMember' : 'forgetInAllTabs', reason: 'logOut' },
    { do: 'setLogOutDue', due: hasSession },
  ];
  return hasSession
    ? { state: { ...state, name: 'ending' }, effects, question: { ask: 'logout' } }
    : end(state, effects);
}

function adopted(state: SyncState, answer: SyncAnswer, facts: SyncFacts): SyncStep {
  const written = writeOver(state, answer.mirror, facts);
  if (answer.state === 'same') return end(written.state, written.effects);
  if (!facts.hasSession) return end({ ...state, unusable: state.pair });
  // First, before any tab shows data of the new member.
  const forget: SyncEffect[] = answer.sameMember ? [] : [{ do: 'forgetMember', reason: 'logOut' }];
  return end({ ...written.state, isStale: state.isStale || !answer.sameMember }, [
    ...forget,
    { do: 'storeMember', membershipUserInfo: answer.membershipUserInfo },
    { do: 'setLogOutDue', due: false },
    ...written.effects,
    { do: 'notifySessionBegan' },
  ]);
}

function latest(state: SyncState, pair: TokenPair, facts: SyncFacts): SyncStep {
  const written = writeOver(state, pair, facts);
  if (!facts.isMemberStored) return { ...written, question: { ask: 'member' } };
  return end({ ...written.state, pauseMs: FIRST_PAUSE_MS }, written.effects);
}

/** Overwrites the pair that was seen, never one that the native side has stored meanwhile. */
function writeOver(
  state: SyncState,
  pair: TokenPair | null,
  { isUnchanged, isForeign }: SyncFacts,
): { state: SyncState; effects: SyncEffect[] } {
  const { pair: known } = state;
  if (!isUnchanged) return { state: { ...state, readsAgain: true }, effects: [] };
  if (pair === null) return { state, effects: known.kind === 'whole' ? [{ do: 'markAsOurs', pair: known }] : [] };
  const isNew = isForeign || !isSamePair(known, { kind: 'whole', ...pair });
  return { state, effects: isNew ? [{ do: 'storePair', pair }] : [] };
}

type Problem = SyncEvent & { type: 'problem' };

function problem(state: SyncState, event: Problem, facts: SyncFacts): SyncStep {
  const { pair } = state;
  if (state.name === 'adopting') {
    switch (event.code) {
      case 'unauthorized':
      case 'invalid_input':
        return facts.hasSession ? mirror({ ...state, isRefused: true }) : endExpired(state, facts);
      case 'payload_too_large':
      case 'forbidden':
        return end({ ...state, unusable: pair });
    }
  } else if (state.name === 'mirroring') {
    switch (event.code) {
      case 'login_required':
        return pair.kind === 'whole' && !state.isRefused ? adopt(state, pair) : endExpired(state, facts);
      case 'not_found':
        // A session of a browser has no mirror: the pair is not its own.
        return end(state, state.isRefused && facts.isUnchanged ? [{ do: 'removePair' }] : []);
    }
  }
  return pause(state, event, facts);
}

function endExpired(state: SyncState, { isUnchanged }: SyncFacts): SyncStep {
  return isUnchanged ? end(state, [{ do: 'forgetInAllTabs', reason: 'expired' }]) : end({ ...state, readsAgain: true });
}

function pause(state: SyncState, { retryAfterSeconds = 0 }: Problem, { nowMs }: SyncFacts): SyncStep {
  const afterMs = Math.max(state.pauseMs, retryAfterSeconds * 1000);
  const pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS);
  return end({ ...state, pauseMs, asksAgainAtMs: nowMs + afterMs }, [{ do: 'askAgain', afterMs }]);
}
