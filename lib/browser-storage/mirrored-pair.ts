import { local, MARK_KEY, type PairState, removePair, type StoredPair, tokenKeys } from './stored-pair';

const LOG_OUT_DUE_KEY = 'logOutDue';

/** Tells tokens apart (FNV-1a, twice); no secret, so that no third copy of a token lies about. */
function markOfToken(token: string): string {
  const hash = (seed: number) => {
    let value = seed;
    for (let at = 0; at < token.length; at += 1) value = Math.imul(value ^ token.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(36);
  };
  return `${hash(0x811c9dc5)}-${hash(0x9747b28c)}`;
}

const markOf = ({ accessToken, refreshToken }: StoredPair) =>
  `${markOfToken(accessToken)}.${markOfToken(refreshToken)}`;

/** Has the web side ever put a pair here since the last logout? */
export function hasMirrored(): boolean {
  return local()?.getItem(MARK_KEY) != null;
}

/** A whole pair that the web side did not write: the native side's. */
export function isForeign(pair: PairState): pair is PairState & { kind: 'whole' } {
  return pair.kind === 'whole' && local()?.getItem(MARK_KEY) !== markOf(pair);
}

/** One token of the web side's pair and one of another: so it stands while the native side writes both, in turn. */
export function isTorn(pair: PairState): boolean {
  if (pair.kind !== 'whole') return false;
  const [ownAccess, ownRefresh] = local()?.getItem(MARK_KEY)?.split('.') ?? [];
  return (ownAccess === markOfToken(pair.accessToken)) !== (ownRefresh === markOfToken(pair.refreshToken));
}

export function markAsOurs(pair: StoredPair): void {
  try {
    local()?.setItem(MARK_KEY, markOf(pair));
  } catch (error) {
    reportError(error);
  }
}

/** Puts the session's pair where the native side reads it; null (outside the apps) removes what another left. */
export function storePair(pair: StoredPair | null, storage = local()): void {
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

/** The server must still be told of a logout; survives a reload. */
export function isLogOutDue(): boolean {
  return local()?.getItem(LOG_OUT_DUE_KEY) != null;
}

export function setLogOutDue(due: boolean): void {
  try {
    if (due) local()?.setItem(LOG_OUT_DUE_KEY, 'Y');
    else local()?.removeItem(LOG_OUT_DUE_KEY);
  } catch (error) {
    reportError(error);
  }
}
