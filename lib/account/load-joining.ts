import 'server-only';
import { seoulToday } from '@/lib/dates/moment';
import { checkCertification } from '@/lib/hub/contract/join';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { hubFailed } from '@/lib/hub/hub-load';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { type VerifiedPerson, verificationId } from '@/lib/identity/verified-person';
import type { Load } from '@/lib/request/load';
import { visitorSignal } from '@/lib/request/page-answer';
import { isOfAge } from './age';

export type Joining =
  | Load<Pick<VerifiedPerson, 'name' | 'mobile'> & { verification: string }>
  | { state: 'notVerified' }
  | { state: 'underAge' }
  | { state: 'known'; maskedMembershipId: string; integrable: boolean };

/** Asks the hub whether the verified person has an account. @throws errors other than HubError */
export async function loadJoining(): Promise<Joining> {
  const person = await readVerifiedPerson('signUp');
  if (person === null) return { state: 'notVerified' };
  if (!isOfAge(person.birthDate, seoulToday(new Date()))) return { state: 'underAge' };
  try {
    const { requestNo, name, mobile } = person;
    const { data } = await callHub(checkCertification, { body: { requestNo }, signal: visitorSignal() });
    if (data.registeredYn === 'N')
      return { state: 'ready', data: { name, mobile, verification: verificationId(person) } };
    const integrable = data.integrableYn === 'Y';
    return { state: 'known', maskedMembershipId: data.maskedMembershipId ?? '', integrable };
  } catch (error) {
    return isHubError(error, 'conflict') ? { state: 'notVerified' } : hubFailed(error);
  }
}
