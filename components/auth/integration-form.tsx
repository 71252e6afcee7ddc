'use client';

import { useTranslations } from 'next-intl';
import { Fieldset } from '@/components/ui/fieldset';
import { ButtonLink } from '@/components/ui/link';
import type { AskedTerm } from '@/lib/account/integration-schema';
import { AccountForm } from './account-form';
import { LoginFields } from './login-fields';
import { TermTicks } from './term-ticks';
import { useIntegration } from './use-integration';

export interface IntegrationFormProps {
  terms: readonly AskedTerm[];
  /** Same-origin address to go to afterwards; checked on the server. */
  returnTo: string;
  loginHref: string;
  bridgeName: string;
}

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
      {[true, false]
        .filter((required) => terms.some((term) => term.required === required))
        .map((required) => (
          <Fieldset key={String(required)} legend={t(required ? 'requiredTerms' : 'optionalTerms')}>
            <TermTicks texts="auth.integration" terms={terms} required={required} form={integration} />
          </Fieldset>
        ))}
    </AccountForm>
  );
}
