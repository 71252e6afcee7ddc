import 'server-only';
import { seoulToday } from '@/lib/dates/moment';
import { checkCertification } from '@/lib/hub/contract/join';
import { hubData } from '@/lib/hub/hub-data';
import { isHubError } from '@/lib/hub/hub-error';
import { hubFailed } from '@/lib/hub/hub-load';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { type VerifiedPerson, verificationId } from '@/lib/identity/verified-person';
import type { Load } from '@/lib/request/load';
import { isOfAge } from './sign-up-schema';

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
    const known = await hubData(checkCertification, { body: { requestNo } });
    if (known.registeredYn === 'N')
      return { state: 'ready', data: { name, mobile, verification: verificationId(person) } };
    const integrable = known.integrableYn === 'Y';
    return { state: 'known', maskedMembershipId: known.maskedMembershipId ?? '', integrable };
  } catch (error) {
    return isHubError(error, 'conflict') ? { state: 'notVerified' } : hubFailed(error);
  }
}
