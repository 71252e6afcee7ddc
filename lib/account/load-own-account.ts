import 'server-only';
import { getLocale } from 'next-intl/server';
import { findAccount } from '@/lib/hub/contract/find-account';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { hubFailed } from '@/lib/hub/hub-load';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { verificationId } from '@/lib/identity/verified-person';
import type { Load } from '@/lib/request/load';

export type OwnAccount =
  | Load<{ membershipId: string; isMember: boolean; verification: string }>
  | { state: 'notVerified' };

/** Never throws for a hub in trouble: the page then offers to ask again. */
export async function loadOwnAccount(): Promise<OwnAccount> {
  const person = await readVerifiedPerson('findAccount');
  if (person === null) return { state: 'notVerified' };
  try {
    const body = { type: 'id' as const, requestNo: person.requestNo };
    const { data } = await callHub(findAccount, { body, language: await getLocale() });
    const { membershipId, membershipYn } = data;
    if (!membershipId) return { state: 'notFound' };
    const isMember = membershipYn === 'Y';
    return { state: 'ready', data: { membershipId, isMember, verification: verificationId(person) } };
  } catch (error) {
    return isHubError(error, 'not_found') ? { state: 'notVerified' } : hubFailed(error);
  }
}
