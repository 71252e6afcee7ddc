'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/layout/password-field';
import { FocusedMessage } from '@/components/ui/focused-message';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { ButtonLink } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { useWaiting } from '@/components/ui/use-waiting';
import { passwordProblem } from '@/lib/account/password-rule';
import { useNewPassword } from './use-new-password';

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

export function NewPasswordForm({ membershipId, verification, loginHref, verifyHref }: NewPasswordFormProps) {
  const t = useTranslations('auth.findAccount');
  const identity = useTranslations('auth.identity');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<NewPasswordValues>({ shouldFocusError: false });
  const { set, pending, failure, isSet } = useNewPassword(verification);
  useWaiting(pending);
  if (isSet) {
    return (
      <FocusedMessage title={t('doneTitle')} sentence={t('done')}>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
      </FocusedMessage>
    );
  }
  const fieldError = (name: keyof NewPasswordValues) =>
    formState.errors[name]?.message ??
    (name === 'newPassword' && failure?.aboutPassword ? failure.sentence : undefined);
  const names = ['newPassword', 'repeatedPassword'] as const;
  const errors = [
    ...names.flatMap((name) => {
      const message = fieldError(name);
      return message ? [{ fieldId: `${id}-${name}`, message }] : [];
    }),
    ...(failure && !failure.aboutPassword ? [{ message: failure.sentence }] : []),
  ];
  const field = (name: keyof NewPasswordValues) => ({
    id: `${id}-${name}`,
    label: t(name),
    error: fieldError(name),
    autoComplete: 'new-password' as const,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit(({ newPassword }) => set(newPassword))}
      className="flex flex-col gap-6"
    >
      <FormErrorSummary
        key={`${formState.submitCount}-${pending}`}
        title={common('form.errorSummary')}
        errors={pending ? [] : errors}
      />
      {failure?.mustVerify && !pending && (
        <a href={verifyHref} className="underline underline-offset-4">
          {identity('again')}
        </a>
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
      <SubmitButton wide pending={pending} pendingLabel={t('pendingNew')}>
        {t('submitNew')}
      </SubmitButton>
    </form>
  );
}
