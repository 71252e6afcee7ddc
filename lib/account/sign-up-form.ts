import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { isSeoulDay, type SeoulDay } from '@/lib/dates/day';
import {
  EARLIEST_BIRTH_DATE,
  isEmail,
  isLatinName,
  isTelephone,
  tidyCode,
  tidyLatinName,
  tidyTelephone,
} from '@/lib/hub/contract/typed-text';
import { isOfAge } from './age';
import { emailOf, splitEmail } from './email-parts';
import type { JoinRequest } from './join-request';
import { type PasswordProblem, passwordProblem } from './password-rule';
import type { AgreedTerm, SignUpDraft } from './sign-up-draft';

export type SignUpField =
  | 'membershipId'
  | 'password'
  | 'memberLastName'
  | 'memberFirstName'
  | 'local'
  | 'domain'
  | 'memberMobile'
  | 'birthDate'
  | 'country';

export type SignUpProblem =
  | 'idMissing'
  | 'idRule'
  | 'idTaken'
  | 'lastNameMissing'
  | 'firstNameMissing'
  | 'nameLatin'
  | 'emailMissing'
  | 'emailWrong'
  | 'mobileMissing'
  | 'mobileWrong'
  | 'birthDateMissing'
  | 'birthDateWrong'
  | 'underAge'
  | 'countryMissing'
  | `password.${PasswordProblem}`;
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

const idPattern = /^[A-Za-z][A-Za-z0-9._-]{4,19}$/;

export const membershipIdOf = tidyCode;
export const isMembershipId = (text: string): boolean => idPattern.test(membershipIdOf(text));

function nameProblem(text: string, missing: SignUpProblem): SignUpProblem | undefined {
  if (tidyLatinName(text) === '') return missing;
  return isLatinName(text) ? undefined : 'nameLatin';
}

function idProblem(text: string): SignUpProblem | undefined {
  if (membershipIdOf(text) === '') return 'idMissing';
  return isMembershipId(text) ? undefined : 'idRule';
}

function emailProblems(parts: Pick<SignUpDraft, 'local' | 'domain'>): SignUpProblems {
  const { local, domain } = splitEmail(parts);
  if (local === '') return { local: 'emailMissing' };
  if (domain === '') return { domain: 'emailMissing' };
  if (isEmail(emailOf(parts))) return {};
  return isEmail(`name@${domain}`) ? { local: 'emailWrong' } : { domain: 'emailWrong' };
}

function birthDateProblem(birthDate: string, today: SeoulDay): SignUpProblem | undefined {
  if (/^\d{4}-/.test(birthDate) && birthDate < EARLIEST_BIRTH_DATE) return 'birthDateWrong';
  if (!isSeoulDay(birthDate)) return 'birthDateMissing';
  if (birthDate > today) return 'birthDateWrong';
  return isOfAge(birthDate, today) ? undefined : 'underAge';
}

function unverifiedProblems({ memberMobile, birthDate, country }: SignUpDraft, today: SeoulDay): SignUpProblems {
  const mobile = tidyTelephone(memberMobile);
  const ofMobile = mobile === '' ? 'mobileMissing' : isTelephone(mobile) ? undefined : 'mobileWrong';
  const ofBirth = birthDateProblem(birthDate, today);
  return {
    ...(ofMobile ? { memberMobile: ofMobile } : {}),
    ...(ofBirth ? { birthDate: ofBirth } : {}),
    ...(country === '' ? { country: 'countryMissing' as const } : {}),
  };
}

export interface SignUpRules {
  unverified: boolean;
  today: SeoulDay;
}

export function signUpProblems(draft: SignUpDraft, password: string, { unverified, today }: SignUpRules) {
  const ofPassword = passwordProblem(password);
  const problems: Partial<Record<SignUpField, SignUpProblem | undefined>> = {
    membershipId: idProblem(draft.membershipId),
    password: ofPassword === null ? undefined : `password.${ofPassword}`,
    memberLastName: nameProblem(draft.memberLastName, 'lastNameMissing'),
    memberFirstName: nameProblem(draft.memberFirstName, 'firstNameMissing'),
    ...emailProblems(draft),
    ...(unverified ? unverifiedProblems(draft, today) : {}),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as SignUpProblems;
}

/** @param verification `verificationId` of a verified person; null for one whose details were all typed */
export function joinRequestOf(draft: SignUpDraft, password: string, verification: string | null): JoinRequest {
  return {
    membershipId: membershipIdOf(draft.membershipId),
    password,
    memberFirstName: tidyLatinName(draft.memberFirstName),
    memberLastName: tidyLatinName(draft.memberLastName),
    memberEmail: emailOf(draft),
    country: verification === null ? draft.country : 'KR',
    agreedTerms: draft.agreed,
    ...(verification === null
      ? { unverified: { memberMobile: tidyTelephone(draft.memberMobile), birthDate: draft.birthDate } }
      : { verification }),
  };
}

export type JoinRefusal =
  | { about: 'fields'; problems: SignUpProblems }
  | { about: 'terms' }
  | { about: 'identity' }
  | { about: 'anotherPerson' }
  | { about: 'known' }
  | { about: 'uncertain' };

/** @param isRepeated the same id was sent before, and no answer came */
export function joinRefusal(problem: ProblemError, isRepeated: boolean): JoinRefusal | null {
  const { code, hubCode } = problem;
  // The first one came through: the id is taken, and the verification is spent, by the visitor's own joining.
  if (isRepeated && (hubCode === 'ID_TAKEN' || hubCode === 'IDENTITY_USED')) return { about: 'known' };
  if (hubCode === 'ID_TAKEN') return { about: 'fields', problems: { membershipId: 'idTaken' } };
  if (hubCode === 'ID_NOT_ALLOWED') return { about: 'fields', problems: { membershipId: 'idRule' } };
  if (hubCode === 'WEAK_PASSWORD') return { about: 'fields', problems: { password: 'password.kinds' } };
  if (hubCode === 'UNDER_AGE') return { about: 'fields', problems: { birthDate: 'underAge' } };
  if (hubCode === 'TERMS_REQUIRED') return { about: 'terms' };
  if (hubCode === 'ALREADY_MEMBER') return { about: 'known' };
  if (code === 'identity_changed') return { about: 'anotherPerson' };
  const isUnverified = code === 'identity_expired' || code === 'forbidden' || hubCode === 'IDENTITY_USED';
  if (isUnverified) return { about: 'identity' };
  return isSurelyUndone(problem) ? null : { about: 'uncertain' };
}

interface OfferedTerm extends AgreedTerm {
  required: boolean;
}

/** Is every required term agreed to in the version that holds now? */
export function areTermsAgreed(terms: readonly OfferedTerm[], agreed: readonly AgreedTerm[]): boolean {
  return terms.every(
    ({ termId, version, required }) =>
      !required || agreed.some((each) => each.termId === termId && each.version === version),
  );
}

export function stillAgreed(terms: readonly AgreedTerm[], agreed: readonly AgreedTerm[]): AgreedTerm[] {
  return agreed.filter(({ termId, version }) =>
    terms.some((term) => term.termId === termId && term.version === version),
  );
}
