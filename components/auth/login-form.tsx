'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { leavePage } from '@/lib/navigation/leave-page';
import { AccountForm } from './account-form';
import { LoginFields, type LoginValues } from './login-fields';
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

export function LoginForm(props: LoginFormProps) {
  const { returnTo, passwordChangePath, passwordChangeAlert, integrationPath, bridgeName } = props;
  const t = useTranslations('auth.login');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<LoginValues>({ shouldFocusError: false });
  const { run, pending, failure, result } = useLogin({ returnTo, bridgeName });
  return (
    <>
      <AccountForm
        id={id}
        formState={formState}
        onSubmit={handleSubmit((typed) => void run(typed))}
        pending={pending}
        refused={failure ? [{ message: failure.sentence }] : []}
        submit={{ pendingLabel: t('pending'), children: t('submit') }}
      >
        {failure?.mustIntegrate && (
          <Notice actions={<ButtonLink href={integrationPath}>{t('toIntegration')}</ButtonLink>}>
            {t('integrationHint')}
          </Notice>
        )}
        <LoginFields id={id} idLabel={t('membershipId')} register={register} errors={formState.errors} />
      </AccountForm>
      <AlertDialog
        open={result === 'temporaryPassword'}
        message={passwordChangeAlert}
        confirmLabel={common('actions.confirm')}
        onConfirm={() => leavePage(passwordChangePath)}
      />
    </>
  );
}
