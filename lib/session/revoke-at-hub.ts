import 'server-only';
import { logout } from '@/lib/hub/contract/auth';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { newestTokens } from './refresh';
import type { Session } from './session-schema';

/** A visitor who leaves does not wait for a slow hub. */
const PATIENCE_MS = 2_000;

/**
 * Asks the hub to forget a session's tokens, waiting for a refresh under way so that the newest pair is the
 * one that is revoked. Best effort: the cookie is gone either way, and `callHub` has logged a failure.
 */
export async function revokeAtHub(session: Session): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { accessToken, refreshToken } = await newestTokens(session);
    await callHub(logout, { body: { refreshToken }, accessToken, signal: patience });
  } catch (error) {
    if (!isHubError(error) && !patience.aborted) throw error;
  }
}
