import 'server-only';
import { logout } from '@/lib/hub/contract/auth';
import { memberProfile } from '@/lib/hub/contract/member';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { logUnexpected } from '@/lib/observability/log-lines';
import type { RefreshResult } from './refresh-result';
import type { Session } from './session-schema';

export interface PairOwners {
  /** Membership number of the member of the pair; undefined if the hub does not say. */
  ownerOf: (tokens: TokenPair) => Promise<string | undefined>;
  revokePair: (tokens: TokenPair) => Promise<void>;
}

/** The native side's tokens may be of two members: the member after a refresh must be the session's (SECURITY 49). */
export async function resultOfRefresh(
  { membershipNo, unproven }: Session,
  tokens: TokenPair,
  owners: PairOwners,
): Promise<RefreshResult> {
  // Both came in one answer of the hub, or are being adopted: `syncSession` then asks the hub for their member.
  if (!unproven) return { kind: 'pair', tokens };
  const owner = await owners.ownerOf(tokens);
  if (owner !== undefined && owner !== membershipNo) {
    void owners.revokePair(tokens);
    return { kind: 'refused' };
  }
  return owner === undefined ? { kind: 'pair', tokens, unproven: true } : { kind: 'pair', tokens };
}

export async function ownerOf({ accessToken }: TokenPair): Promise<string | undefined> {
  try {
    const { data } = await callHub(memberProfile, { accessToken });
    return data.membershipNo;
  } catch (error) {
    if (!isHubError(error)) throw error;
    return undefined;
  }
}

/** Best effort: never rejects. */
export async function revokePair({ accessToken, refreshToken }: TokenPair): Promise<void> {
  try {
    await callHub(logout, { body: { refreshToken }, accessToken });
  } catch (error) {
    if (!isHubError(error)) logUnexpected('revokePair', error);
  }
}
