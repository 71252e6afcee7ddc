'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/layout/password-field';
import { useAction } from '@/components/layout/use-action';
import { FocusedMessage } from '@/components/ui/focused-message';
import { HardLink } from '@/components/ui/hard-link';
import { ButtonLink } from '@/components/ui/link';
import { passwordProblem } from '@/lib/account/password-rule';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { AccountForm } from './account-form';
import { useRefusalSentence } from './use-refusal-sentence';

export interface NewPasswordFormProps {
  membershipId: string;
  /** Names the verification of this id's owner. */
  verification: string;
  loginHref: string;
  /** To be verified again. */
  verifyHref: string;
}

interface NewPasswordValues {
  newPassword: string;
  repeatedPassword: string;
}

interface Failure {
  message: string;
  /** The failure concerns the password itself. */
  aboutPassword?: boolean;
  /** The verification has expired, or is another person's. */
  mustVerify?: boolean;
}

const gone: readonly string[] = ['identity_expired', 'forbidden', 'not_found'];

/** Sets the verified person's password. */
export function NewPasswordForm({ membershipId, verification, loginHref, verifyHref }: NewPasswordFormProps) {
  const t = useTranslations('auth.findAccount');
  const identity = useTranslations('auth.identity');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<NewPasswordValues>({ shouldFocusError: false });
  const sentenceOf = useRefusalSentence(t('errors.hubUnavailable'));
  const failureOf = (problem: ProblemError): Failure => {
    if (problem.hubCode === 'WEAK_PASSWORD') return { aboutPassword: true, message: t('newErrors.kinds') };
    if (problem.code === 'identity_changed') return { mustVerify: true, message: t('newErrors.anotherPerson') };
    if (gone.includes(problem.code)) return { mustVerify: true, message: t('newErrors.expired') };
    return { message: sentenceOf(problem) };
  };
  const { run, pending, failure, result } = useAction(
    ({ newPassword }: NewPasswordValues) => bffPost<object>('/api/identity/password', { newPassword, verification }),
    { failureOf },
  );
  if (result !== null) {
    return (
      <FocusedMessage title={t('doneTitle')} sentence={t('done')}>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
      </FocusedMessage>
    );
  }
  const refused = failure?.aboutPassword ? failure.message : undefined;
  const field = (name: keyof NewPasswordValues) => ({
    id: `${id}-${name}`,
    label: t(name),
    error: formState.errors[name]?.message ?? (name === 'newPassword' ? refused : undefined),
    autoComplete: 'new-password' as const,
  });
  return (
    <AccountForm
      id={id}
      formState={formState}
      onSubmit={handleSubmit((values) => void run(values))}
      pending={pending}
      refused={failure ? [{ fieldId: refused && `${id}-newPassword`, message: failure.message }] : []}
      submit={{ pendingLabel: t('pendingNew'), children: t('submitNew') }}
    >
      {failure?.mustVerify && (
        <HardLink because="thisPage" href={verifyHref} className="underline underline-offset-4">
          {identity('again')}
        </HardLink>
      )}
      <p>{t('newPasswordLead', { id: membershipId })}</p>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={membershipId} readOnly hidden />
      <PasswordField
        {...register('newPassword', {
          validate: (value = '') => {
            const problem = passwordProblem(value);
            return problem === null || t(`newErrors.${problem}`);
          },
        })}
        {...field('newPassword')}
        hint={t('newPasswordHint')}
      />
      <PasswordField
        {...register('repeatedPassword', {
          validate: (value = '', { newPassword }) => {
            if (value === '') return t('newErrors.repeatMissing');
            return value === newPassword || t('newErrors.different');
          },
        })}
        {...field('repeatedPassword')}
      />
    </AccountForm>
  );
}
