import 'server-only';
import { logout } from '@/lib/hub/contract/auth';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { logUnexpected } from '@/lib/observability/log-lines';
import { settlesWithin } from '@/lib/request/settles-within';
import { ended } from './ended-everywhere';
import { refresher } from './refresh';
import { claimId } from './session-key';
import type { Session } from './session-schema';

/** A visitor who leaves does not wait for a slow hub. */
const PATIENCE_MS = 2_000;

/** The native side has the pair too: neither the cookie's nor the latest may start a session again. */
async function forgetPairs({ tokens, expiresAt }: Session, newest: string): Promise<void> {
  const pairs = new Set([tokens.refreshToken, newest]);
  await Promise.all([...pairs].map((token) => ended.end({ sid: claimId(token), expiresAt })));
}

/** Never rejects. Bounded by the deadlines of the two hub calls: the refresh under way, then the logout. */
async function revokeNewest(session: Session): Promise<void> {
  try {
    const { accessToken, refreshToken } = await refresher.latestTokens(session);
    if (session.bornIn !== 'browser') await forgetPairs(session, refreshToken);
    await callHub(logout, { body: { refreshToken }, accessToken });
  } catch (error) {
    if (!isHubError(error)) logUnexpected('revokeAtHub', error);
  }
}

/** Revokes the latest pair; after 2 s, behind the answer. Best effort: the cookie is gone. */
export async function revokeAtHub(session: Session): Promise<void> {
  await settlesWithin(revokeNewest(session), PATIENCE_MS);
}
