import 'server-only';
import { getLocale } from 'next-intl/server';
import { findAccount } from '@/lib/hub/contract/find-account';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { verificationId } from '@/lib/identity/verified-person';

export type OwnAccount =
  | { state: 'notVerified' }
  | { state: 'none' }
  | { state: 'unavailable' }
  | { state: 'found'; membershipId: string; isMember: boolean; verification: string };

/** Never throws for a hub in trouble: the page then offers to ask again. */
export async function loadOwnAccount(): Promise<OwnAccount> {
  const person = await readVerifiedPerson('findAccount');
  if (person === null) return { state: 'notVerified' };
  try {
    const body = { type: 'id' as const, requestNo: person.requestNo };
    const { data } = await callHub(findAccount, { body, language: await getLocale() });
    const { membershipId, membershipYn } = data;
    if (!membershipId) return { state: 'none' };
    return { state: 'found', membershipId, isMember: membershipYn === 'Y', verification: verificationId(person) };
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { state: error.kind === 'not_found' ? 'notVerified' : 'unavailable' };
  }
}
