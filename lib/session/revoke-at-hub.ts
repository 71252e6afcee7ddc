import 'server-only';
import { logUnexpected } from '@/lib/observability/log-lines';
import { settlesWithin } from '@/lib/request/settles-within';
import { ended } from './ended-everywhere';
import { refresher } from './refresh';
import { claimId } from './session-key';
import type { Session } from './session-schema';
import { revokePair } from './token-owner';

/** A visitor who leaves does not wait for a slow hub. */
const PATIENCE_MS = 2_000;

/** The native side has the pair too: neither the cookie's nor the latest may start a session again. */
async function forgetPairs({ tokens, expiresAt }: Session, latest: string): Promise<void> {
  const pairs = new Set([tokens.refreshToken, latest]);
  await Promise.all([...pairs].map((token) => ended.end({ sid: claimId(token), expiresAt })));
}

/** Never rejects. Bounded by the deadlines of the two hub calls: the refresh under way, then the logout. */
async function revokeLatest(session: Session): Promise<void> {
  try {
    const latest = await refresher.latestTokens(session);
    if (session.bornIn !== 'browser') await forgetPairs(session, latest.refreshToken);
    await revokePair(latest);
  } catch (error) {
    logUnexpected('revokeAtHub', error);
  }
}

/** Revokes the latest pair; after 2 s, behind the answer. Best effort: the cookie is gone. */
export async function revokeAtHub(session: Session): Promise<void> {
  await settlesWithin(revokeLatest(session), PATIENCE_MS);
}
