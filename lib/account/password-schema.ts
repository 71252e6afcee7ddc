import * as z from 'zod/mini';
import { isFilled, typedText } from '@/lib/hub/contract/typed-field';
import { type PasswordProblem, passwordProblem } from './password-rule';

const asTyped = (text: string) => text;

/** A password that may be used. */
const newPassword = z.string().check(
  z.check(({ value, issues }) => {
    const problem = passwordProblem(value);
    if (problem !== null) issues.push({ code: 'custom', input: value, message: problem });
  }),
);

/** Typed twice. */
const twice = {
  newPassword,
  repeatedPassword: typedText(asTyped, ['repeatMissing', isFilled]),
};

export type NewPasswordProblem = PasswordProblem | 'repeatMissing' | 'different';

/** Also where other fields have problems: otherwise the second one is not compared until the first one is good. */
const always = { when: () => true };

const isSame = z.refine<Record<keyof typeof twice, string>>(
  (typed) => typed.repeatedPassword === '' || typed.repeatedPassword === typed.newPassword,
  { message: 'different', path: ['repeatedPassword'], ...always },
);

export const newPasswordSchema = z.pipe(
  z.object(twice).check(isSame),
  z.transform((typed) => typed.newPassword),
);
