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
 * Never refreshes and never sets a cookie: a server component can do neither safely. A parameter of the address that
 * fits no id names nothing: `notFound`.
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
  // The middleware has led such a member to the password screen; without it, their data is not shown either.
  if (needsOwnPassword(entry, session)) return { state: 'unavailable' };
  // Whose the pair is has to be asked first, which only the browser's call can do.
  if (session?.unproven === 'pair') return { state: 'renew' };
  try {
    const { data } = await callHub(entry, {
      ...input,
      accessToken: session?.tokens.accessToken,
      signal,
    });
    // Another member's: the browser's call ends the session.
    if (session && isAnother(entry, data, session)) return { state: 'renew' };
    return { state: 'ready', data };
  } catch (error) {
    if (isHubInputError(error) && error.part === 'params') return { state: 'notFound' };
    return hubFailed(error, states);
  }
}
