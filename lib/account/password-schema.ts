import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { formText, isFilled, judgedText } from '@/lib/hub/contract/form-field';
import { handlers } from '@/lib/routes/handlers';
import { type PasswordProblem, passwordProblem } from './password-rule';

const asTyped = (text: string) => text;

const newPassword = judgedText(passwordProblem);

const repeatedPassword = formText(asTyped, ['repeatMissing', isFilled]);

export const passwordSchema = z.object({ password: formText(asTyped, ['missing', isFilled]) });

/** A rule of the whole form is checked also where a field has a problem of its own. */
const always = { when: () => true };

const isRepeated = z.refine<{ newPassword: string; repeatedPassword: string }>(
  (typed) => typed.repeatedPassword === '' || typed.repeatedPassword === typed.newPassword,
  { message: 'different', path: ['repeatedPassword'], ...always },
);

export type NewPasswordProblem = PasswordProblem | 'repeatMissing' | 'different';

export const newPasswordSchema = z.pipe(
  z.object({ newPassword, repeatedPassword }).check(isRepeated),
  z.transform((typed) => typed.newPassword),
);

/** For the owner of the verification. @throws ProblemError `WEAK_PASSWORD`, `identity_expired`, `identity_changed` */
export const sendForgottenPassword = (body: { newPassword: string; verification: string }): Promise<object> =>
  bffPost<object>(handlers.identity.password, body);

export type PasswordChangeProblem = NewPasswordProblem | 'currentMissing' | 'sameAsCurrent';

export const passwordChangeSchema = z
  .object({ currentPassword: formText(asTyped, ['currentMissing', isFilled]), newPassword, repeatedPassword })
  .check(
    isRepeated,
    z.refine((typed) => typed.newPassword !== typed.currentPassword, {
      message: 'sameAsCurrent',
      path: ['newPassword'],
      ...always,
    }),
  );

export type PasswordChange = z.output<typeof passwordChangeSchema>;
