import 'server-only';
import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { serverEnv } from '@/lib/env/server-env';
import { refreshTokens } from '@/lib/hub/contract/auth';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { isEnded } from './ended-sessions';
import type { Session, SessionTokens } from './session-schema';

/** How long a request with the old cookie is still led to the new pair. */
const RESULT_KEPT_MS = 60_000;
const DEFAULT_RETRY_AFTER_SECONDS = 5;

export type RefreshOutcome =
  /** `asked`: the hub was asked now; false when an earlier refresh had already led further. */
  | { kind: 'pair'; tokens: SessionTokens; asked: boolean }
  /** The hub will not have this session any more, or its member has logged out meanwhile. */
  | { kind: 'refused' }
  /** Nobody knows; the session stays. */
  | { kind: 'trouble'; retryAfterSeconds: number };

type KeptResult = { kind: 'pair'; tokens: SessionTokens } | { kind: 'refused' };

interface RefreshStore {
  running: Map<string, Promise<RefreshOutcome>>;
  results: LRUCache<string, KeptResult>;
}

const store = globalThis as typeof globalThis & { __refreshes?: RefreshStore };
// On globalThis: Next gives each surface its own module copy, and two copies would refresh twice.
store.__refreshes ??= {
  running: new Map(),
  results: new LRUCache({ max: 50_000, ttl: RESULT_KEPT_MS }),
};
const { running, results } = store.__refreshes;

/**
 * Scoped by session, so that one session cannot collect another's pair; a key and no token, so that a dump of
 * keys is worth nothing. Of both tokens: a hub that does not rotate answers with the same refresh token.
 */
function keyOf(sid: string, { accessToken, refreshToken }: SessionTokens): string {
  return createHmac('sha256', serverEnv().SESSION_SECRET[0] ?? '')
    .update(`${sid}\n${accessToken}\n${refreshToken}`)
    .digest('base64url');
}

/** Follows earlier rotations of a pair to the newest one that this process knows. */
function newestResult(sid: string, tokens: SessionTokens): KeptResult | undefined {
  let newest: KeptResult | undefined;
  let next = results.get(keyOf(sid, tokens));
  while (next) {
    newest = next;
    next = next.kind === 'pair' ? results.get(keyOf(sid, next.tokens)) : undefined;
  }
  return newest;
}

/** The newest pair that this process knows of a session, without asking anybody. */
export function newestKnownTokens(session: Session): SessionTokens {
  const newest = newestResult(session.sid, session.tokens);
  return newest?.kind === 'pair' ? newest.tokens : session.tokens;
}

/** The newest pair of a session, waiting for a refresh that is under way; without asking the hub. */
export async function newestTokens(session: Session): Promise<SessionTokens> {
  let tokens = newestKnownTokens(session);
  let refresh = running.get(keyOf(session.sid, tokens));
  while (refresh) {
    await refresh;
    tokens = newestKnownTokens(session);
    refresh = running.get(keyOf(session.sid, tokens));
  }
  return tokens;
}

/** A refusal of the refresh itself; 429 and 5xx have not logged anybody out. */
function isRefusal(error: unknown): boolean {
  return isHubError(error, 'unauthorized') || isHubError(error, 'rejected') || isHubError(error, 'forbidden');
}

async function askHub(session: Session): Promise<RefreshOutcome> {
  const key = keyOf(session.sid, session.tokens);
  try {
    const { tokens } = await callHub(refreshTokens, {
      body: { accessToken: session.tokens.accessToken, refreshToken: session.tokens.refreshToken },
    });
    // The very pair that was refused leads nowhere, and kept as its own successor it would be followed for ever.
    const isNew = tokens !== undefined && keyOf(session.sid, tokens) !== key;
    if (!isNew) return { kind: 'trouble', retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS };
    results.set(key, { kind: 'pair', tokens });
    return { kind: 'pair', tokens, asked: true };
  } catch (error) {
    if (isRefusal(error)) {
      results.set(key, { kind: 'refused' });
      return { kind: 'refused' };
    }
    if (!isHubError(error)) throw error;
    return { kind: 'trouble', retryAfterSeconds: error.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS };
  }
}

/**
 * A pair that is newer than the session's, asking the hub at most once for one pair however many requests
 * come at a time (SECURITY 28–30). The call is nobody's in particular, so no visitor's leaving ends it.
 */
export async function refreshOnce(session: Session): Promise<RefreshOutcome> {
  // Before anything else: neither a known pair nor a new one is for a session that was logged out.
  if (isEnded(session.sid)) return { kind: 'refused' };
  const known = newestResult(session.sid, session.tokens);
  if (known) return known.kind === 'pair' ? { ...known, asked: false } : known;

  const key = keyOf(session.sid, session.tokens);
  let refresh = running.get(key);
  if (!refresh) {
    refresh = askHub(session).finally(() => running.delete(key));
    running.set(key, refresh);
  }
  const outcome = await refresh;
  // A logout while the hub was answering stays a logout.
  return isEnded(session.sid) ? { kind: 'refused' } : outcome;
}
