import 'server-only';
import type { Endpoint, ResponseOf } from '@/lib/hub/contract/endpoint';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import { callHub } from '@/lib/hub/hub-client';
import { type HubInput, isHubInputError } from '@/lib/hub/hub-input';
import { hubFailed } from '@/lib/hub/hub-load';
import type { Load } from '@/lib/request/load';
import { visitorSignal } from '@/lib/request/page-answer';
import { readSession } from './read-session';
import type { Session } from './session-schema';
import { needsOwnPassword } from './temporary-password';

const states = { not_found: 'notFound', rejected: 'refused', unauthorized: 'renew' } as const;

const isAnother = (entry: Endpoint, data: unknown, { membershipNo }: Session) =>
  entry.name === memberProfile.name && (data as MemberProfile).membershipNo !== membershipNo;

/**
 * Neither refreshes nor sets a cookie: a server component can do neither safely. A malformed id in the address is
 * `notFound`.
 * @throws HubInputError for a query or body that does not fit the contract
 */
export async function loadForMember<E extends Endpoint>(
  entry: E,
  input: HubInput<E>,
  signal = visitorSignal(),
): Promise<Load<ResponseOf<E>>> {
  const session = await readSession();
  if (session === 'unknown') return { state: 'unavailable' };
  if (session === null && entry.audience !== 'anyone') return { state: 'renew' };
  // The middleware has redirected such a member already.
  if (needsOwnPassword(entry, session)) return { state: 'unavailable' };
  // The member of the pair must be asked for first, which only the browser's call can do.
  if (session?.unproven === 'pair') return { state: 'renew' };
  try {
    const { data } = await callHub(entry, { ...input, accessToken: session?.tokens.accessToken, signal });
    // Another member's tokens: the browser's call ends the session.
    if (session && isAnother(entry, data, session)) return { state: 'renew' };
    return { state: 'ready', data };
  } catch (error) {
    if (isHubInputError(error) && error.part === 'params') return { state: 'notFound' };
    return hubFailed(error, states);
  }
}
