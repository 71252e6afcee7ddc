'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Leave } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { sendLogin } from '@/lib/account/begin-session';
import { type Credentials, type CredentialsProblem, credentialsSchema } from '@/lib/account/credentials-schema';
import { isPasswordUnsure } from '@/lib/account/unsure-password';
import { pushEvent } from '@/lib/analytics/data-layer';
import type { ProblemError } from '@/lib/bff/problem-error';
import { loginTextFor, minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { leavePage } from '@/lib/navigation/leave-page';
import { AccountForm } from './account-form';
import { LoginFields } from './login-fields';
import { storeLogin } from './store-login';

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
  const login = useLogin({ returnTo, bridgeName });
  const isUnsure = useHydrated() && isPasswordUnsure();
  return (
    <>
      {isUnsure && (
        <Notice tone="warning" className="mb-6">
          {t('unsurePassword')}
        </Notice>
      )}
      <AccountForm sent={login} pendingLabel={t('pending')} submitLabel={t('submit')}>
        {/* The password is right, but the account is no member's yet. */}
        {login.refused?.hubCode === 'INTEGRATION_REQUIRED' && (
          <Notice actions={<ButtonLink href={integrationPath}>{t('toIntegration')}</ButtonLink>}>
            {t('integrationHint')}
          </Notice>
        )}
        <LoginFields idLabel={t('membershipId')} field={login.field} />
      </AccountForm>
      <AlertDialog
        open={login.result === 'temporaryPassword'}
        message={passwordChangeAlert}
        confirmLabel={common('actions.confirm')}
        onConfirm={() => leavePage(passwordChangePath)}
      />
    </>
  );
}

/**
 * Section 4 of the specification, "Login": the server seals the tokens in the cookie; the browser stores the user info,
 * notifies the app and the analytics, and leaves by a full load, so that no data of a former member stays in memory.
 * Its result is a temporary password, whose alert comes first.
 */
function useLogin({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }) {
  const t = useTranslations('auth.login.errors');
  const locale = useLocale();
  const generalSentence = useProblemSentence({ unavailable: t('hubUnavailable'), refused: t('refused') });

  function sentenceOfRefusal(problem: ProblemError): string {
    const isOurs = problemMessageKey(problem) === 'unavailable' || minutesToWait(problem) !== undefined;
    return (isOurs ? undefined : loginTextFor(problem, locale)) ?? generalSentence(problem);
  }

  async function logIn(typed: Credentials, leave: Leave): Promise<'temporaryPassword'> {
    const answer = await sendLogin(typed);
    storeLogin(answer, bridgeName);
    pushEvent('login', { method: 'password' });
    if (answer.membershipUserInfo.temporaryYn === 'Y') return 'temporaryPassword';
    return leave(returnTo);
  }

  return useSentForm({
    schema: credentialsSchema,
    sentenceOf: (key: CredentialsProblem) => t(key),
    asks: true,
    send: logIn,
    refusalOf: (problem) => ({ sentence: sentenceOfRefusal(problem) }),
  });
}
