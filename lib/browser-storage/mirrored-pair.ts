import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { longHashOf } from './hash-of';
import { writeText } from './stored-item';
import { local, MARK_KEY, type PairState, removePair, tokenKeys } from './stored-pair';

const LOG_OUT_DUE_KEY = 'logOutDue';

const markOf = ({ accessToken, refreshToken }: TokenPair) => `${longHashOf(accessToken)}.${longHashOf(refreshToken)}`;

/** True if the web side has stored a pair since the last logout. */
export const hasMirrored = (): boolean => local()?.getItem(MARK_KEY) != null;

/** A whole pair that the web side did not write: the native side's. */
export function isForeign(pair: PairState): pair is PairState & { kind: 'whole' } {
  return pair.kind === 'whole' && local()?.getItem(MARK_KEY) !== markOf(pair);
}

/** One token of the web side's pair and one of another, as while the native side writes both. */
export function isMixedPair(pair: PairState): boolean {
  if (pair.kind !== 'whole') return false;
  const [ownAccess, ownRefresh] = local()?.getItem(MARK_KEY)?.split('.') ?? [];
  return (ownAccess === longHashOf(pair.accessToken)) !== (ownRefresh === longHashOf(pair.refreshToken));
}

export function markAsOurs(pair: TokenPair): void {
  writeText(local(), MARK_KEY, markOf(pair));
}

/** Stores the session's pair for the native side; null (outside the apps) removes any pair. */
export function storePair(pair: TokenPair | null): void {
  const storage = local();
  if (!storage) return;
  removePair(storage);
  storage.removeItem(LOG_OUT_DUE_KEY);
  if (pair === null) return;
  try {
    for (const key of tokenKeys) storage.setItem(key, pair[key]);
    storage.setItem(MARK_KEY, markOf(pair));
  } catch (error) {
    removePair(storage);
    reportError(error);
  }
}

/** The logout must still be sent to the server; survives a reload. */
export const isLogOutDue = (): boolean => local()?.getItem(LOG_OUT_DUE_KEY) != null;

export function setLogOutDue(due: boolean): void {
  writeText(local(), LOG_OUT_DUE_KEY, due ? 'Y' : null);
}
