'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/layout/password-field';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useWaiting } from '@/components/ui/use-waiting';
import { leavePage } from '@/lib/navigation/leave-page';
import { useLogin } from './use-login';

export interface LoginFormProps {
  /** Same-origin address to go to after the login; checked on the server. */
  returnTo: string;
  /** Target for a member with a temporary password, and the specification's alert. */
  passwordChangePath: string;
  passwordChangeAlert: string;
  /** Target for a customer who is no member yet. */
  integrationPath: string;
  bridgeName: string;
}

interface LoginValues {
  membershipId: string;
  password: string;
}

/** Limits of the contract's `loginBody`. */
const longest = { membershipId: 100, password: 200 };

export function LoginForm(props: LoginFormProps) {
  const { returnTo, passwordChangePath, passwordChangeAlert, integrationPath, bridgeName } = props;
  const t = useTranslations('auth.login');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<LoginValues>({ shouldFocusError: false });
  const { logIn, pending, failure, mustChangePassword, mustIntegrate } = useLogin({ returnTo, bridgeName });
  useWaiting(pending && !mustChangePassword);
  const { membershipId, password } = formState.errors;
  const errors = [
    ...(membershipId?.message ? [{ fieldId: `${id}-id`, message: membershipId.message }] : []),
    ...(password?.message ? [{ fieldId: `${id}-password`, message: password.message }] : []),
    ...(failure && !formState.isSubmitting ? [{ message: failure }] : []),
  ];
  return (
    <>
      <form method="post" noValidate onSubmit={handleSubmit(logIn)} className="flex flex-col gap-6">
        <FormErrorSummary
          key={`${formState.submitCount}-${pending}`}
          title={common('form.errorSummary')}
          errors={pending ? [] : errors}
        />
        {mustIntegrate && (
          <Notice actions={<ButtonLink href={integrationPath}>{t('toIntegration')}</ButtonLink>}>
            {t('integrationHint')}
          </Notice>
        )}
        <TextField
          {...register('membershipId', {
            validate: (value = '') => {
              if (value.trim() === '') return t('errors.membershipIdRequired');
              return value.length <= longest.membershipId || t('errors.tooLong');
            },
          })}
          id={`${id}-id`}
          label={t('membershipId')}
          error={membershipId?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...register('password', {
            validate: (value = '') => {
              if (value === '') return t('errors.passwordRequired');
              return value.length <= longest.password || t('errors.tooLong');
            },
          })}
          id={`${id}-password`}
          label={t('password')}
          error={password?.message}
          autoComplete="current-password"
          required
        />
        <SubmitButton wide pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </form>
      <AlertDialog
        open={mustChangePassword}
        message={passwordChangeAlert}
        confirmLabel={common('actions.confirm')}
        onConfirm={() => leavePage(passwordChangePath)}
      />
    </>
  );
}
