'use client';

import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isPasswordUnsure } from '@/lib/account/unsure-password';
import { leavePage } from '@/lib/navigation/leave-page';
import { AccountForm } from './account-form';
import { LoginFields } from './login-fields';
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
  const { form, field, summary, pending, refused, result } = useLogin({ returnTo, bridgeName });
  const isUnsure = useHydrated() && isPasswordUnsure();
  return (
    <>
      {isUnsure && (
        <Notice tone="warning" className="mb-6">
          {t('unsurePassword')}
        </Notice>
      )}
      <AccountForm
        form={form}
        summary={summary}
        pending={pending}
        submit={{ pendingLabel: t('pending'), children: t('submit') }}
      >
        {/* The password is right, but the account is no member's yet. */}
        {refused?.hubCode === 'INTEGRATION_REQUIRED' && (
          <Notice actions={<ButtonLink href={integrationPath}>{t('toIntegration')}</ButtonLink>}>
            {t('integrationHint')}
          </Notice>
        )}
        <LoginFields idLabel={t('membershipId')} field={field} />
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
