import { type EmailParts, emailOf, splitEmail } from '@/lib/account/email-parts';
import { bffPost } from '@/lib/bff/bff-client';
import { updateStoredMember } from '@/lib/browser-storage/mirrored-member';
import type { CertificationType } from '@/lib/hub/contract/certification';
import { CERTIFIED } from '@/lib/hub/contract/certification-code';
import { isEmail, tidyCode } from '@/lib/hub/contract/typed-text';
import { hubCall } from '@/lib/routes/hub-calls';

/** Key below `layout.alerts` of what the specification refuses (section 5); `malformed` is our own, beside the field. */
export type CertificationProblem = 'emailRequired' | 'verificationKeyRequired' | 'malformed';

/** Section 5 of the specification: no part may be empty. @param key only of a check */
export function certificationProblem(parts: EmailParts, key?: string): CertificationProblem | null {
  const { local, domain } = splitEmail(parts);
  if (local === '' || domain === '') return 'emailRequired';
  if (key !== undefined && tidyCode(key) === '') return 'verificationKeyRequired';
  return isEmail(emailOf(parts)) ? null : 'malformed';
}

export interface Certification {
  membershipNo: string;
  email: string;
  /** Left out for an employee, so that the specified call stays as it is. */
  type: CertificationType;
}

export interface CertificationAnswer {
  code: number;
  message?: string;
  expiresAt?: string;
  triesLeft?: number;
}

const bodyOf = ({ type, ...call }: Certification) => (type === 'employee' ? call : { ...call, type });

/** Null without a known number: the specification's widget then sends nothing. @throws ProblemError */
export async function sendKeyRequest(certification: Certification): Promise<CertificationAnswer | null> {
  if (certification.membershipNo === '') return null;
  const { data } = await bffPost<{ data: CertificationAnswer }>(
    hubCall('requestEmailCertification'),
    bodyOf(certification),
  );
  return data;
}

export const isDone = ({ code }: CertificationAnswer): boolean => code === CERTIFIED;

/** With `code` 200 the session knows of the certification already; here the mirror does. @throws ProblemError */
export async function sendKey(
  check: Certification & { memberName: string; verificationNumber: string },
): Promise<CertificationAnswer | null> {
  if (check.membershipNo === '') return null;
  const verificationNumber = tidyCode(check.verificationNumber);
  const { data } = await bffPost<{ data: CertificationAnswer }>(hubCall('checkEmailCertification'), {
    ...bodyOf(check),
    verificationNumber,
  });
  if (isDone(data)) {
    updateStoredMember(check.type === 'employee' ? { employeeStatus: 'Y' } : { employeeRecommenderStatus: 'Y' });
  }
  return data;
}
