import * as z from 'zod/mini';
import { isSeoulDay, type SeoulDay, yearsBetween } from '@/lib/dates/day';
import { formText, isFilled, judgedText } from '@/lib/hub/contract/form-field';
import {
  EARLIEST_BIRTH_DATE,
  isEmail,
  isLatinName,
  isTelephone,
  tidyCode,
  tidyLatinName,
  tidyTelephone,
} from '@/lib/hub/contract/typed-text';
import { type EmailParts, emailOf, splitEmail } from './email-parts';
import { type PasswordProblem, passwordProblem } from './password-rule';

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

/** Korean law lets children below this age join only with a parent's consent, which is not offered. */
const JOINING_AGE = 14;
export const isOfAge = (birthDate: SeoulDay, today: SeoulDay): boolean => yearsBetween(birthDate, today) >= JOINING_AGE;

const idPattern = /^[A-Za-z][A-Za-z0-9._-]{4,19}$/;
/** @param id as `tidyCode` leaves it */
export const isMembershipId = (id: string): boolean => idPattern.test(id);

const latinName = (missing: SignUpProblem) => formText(tidyLatinName, [missing, isFilled], ['nameLatin', isLatinName]);

/** Also where other fields have a problem. */
const emailRule = z.check<EmailParts>(
  ({ value, issues }) => {
    const { local, domain } = splitEmail(value);
    const addIssue = (part: keyof EmailParts, message: SignUpProblem) =>
      issues.push({ code: 'custom', input: value, path: [part], message });
    if (local === '') addIssue('local', 'emailMissing');
    else if (domain === '') addIssue('domain', 'emailMissing');
    else if (!isEmail(emailOf(value))) addIssue(isEmail(`name@${domain}`) ? 'local' : 'domain', 'emailWrong');
  },
  { when: () => true },
);

function birthDateProblem(birthDate: string, today: SeoulDay): SignUpProblem | null {
  if (birthDate === '') return 'birthDateMissing';
  if (!isSeoulDay(birthDate) || birthDate < EARLIEST_BIRTH_DATE || birthDate > today) return 'birthDateWrong';
  return isOfAge(birthDate, today) ? null : 'underAge';
}

export interface SignUpRules {
  /** Has no Korean mobile number, and types what the identity provider returns of others. */
  unverified: boolean;
  today: SeoulDay;
}

export const signUpSchema = ({ unverified, today }: SignUpRules) => {
  const ofUnverified = (schema: z.ZodMiniType<string, string>) => (unverified ? schema : z.string());
  return z.pipe(
    z
      .object({
        membershipId: formText(tidyCode, ['idMissing', isFilled], ['idRule', isMembershipId]),
        password: judgedText((password) => {
          const problem = passwordProblem(password);
          return problem && `password.${problem}`;
        }),
        memberLastName: latinName('lastNameMissing'),
        memberFirstName: latinName('firstNameMissing'),
        local: z.string(),
        domain: z.string(),
        memberMobile: ofUnverified(formText(tidyTelephone, ['mobileMissing', isFilled], ['mobileWrong', isTelephone])),
        birthDate: ofUnverified(judgedText((birthDate) => birthDateProblem(birthDate, today))),
        country: ofUnverified(formText((country) => country, ['countryMissing', isFilled])),
      })
      .check(emailRule),
    z.transform(({ local, domain, memberMobile, birthDate, country, ...details }) => ({
      ...details,
      memberEmail: emailOf({ local, domain }),
      ...(unverified ? { country, unverified: { memberMobile, birthDate } } : { country: 'KR' }),
    })),
  );
};

export type SignUp = z.output<ReturnType<typeof signUpSchema>>;
