'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import type { AskedTerm } from '@/lib/account/integration-schema';
import { AccountForm } from './account-form';
import { IntegrationTerms } from './integration-terms';
import { LoginFields } from './login-fields';
import { useIntegration } from './use-integration';

export interface IntegrationFormProps {
  /** Required ones first. */
  terms: readonly AskedTerm[];
  /** Same-origin address to go to afterwards; checked on the server. */
  returnTo: string;
  loginHref: string;
  bridgeName: string;
}

/** A customer of the web site becomes a member. */
export function IntegrationForm({ terms, returnTo, loginHref, bridgeName }: IntegrationFormProps) {
  const t = useTranslations('auth.integration');
  const integration = useIntegration({ terms, returnTo, bridgeName });
  const { form, field, summary, pending, maybeDone } = integration;
  return (
    <AccountForm
      form={form}
      summary={summary}
      pending={pending}
      submit={{ pendingLabel: t('pending'), children: t('submit') }}
    >
      {maybeDone && (
        <div>
          <ButtonLink href={loginHref} variant="secondary">
            {t('toLogin')}
          </ButtonLink>
        </div>
      )}
      <LoginFields idLabel={t('membershipId')} field={field} />
      <IntegrationTerms terms={terms} form={integration} />
    </AccountForm>
  );
}
