'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ButtonLink } from '@/components/ui/link';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { AccountForm } from './account-form';
import { type AskedTerm, IntegrationTerms } from './integration-terms';
import { LoginFields, type LoginValues } from './login-fields';
import { useIntegration } from './use-integration';

export interface IntegrationFormProps {
  /** Required ones first. */
  terms: readonly AskedTerm[];
  /** Same-origin address to go to afterwards; checked on the server. */
  returnTo: string;
  loginHref: string;
  bridgeName: string;
}

export interface IntegrationFields extends LoginValues {
  agreed: boolean[];
}

/** A customer of the web site becomes a member. */
export function IntegrationForm({ terms, returnTo, loginHref, bridgeName }: IntegrationFormProps) {
  const t = useTranslations('auth.integration');
  const id = useId();
  const { handleSubmit, formState, ...form } = useForm<IntegrationFields>({ shouldFocusError: false });
  const { run, pending, failure } = useIntegration({ returnTo, bridgeName });
  const send = ({ membershipId, password, agreed }: IntegrationFields) => {
    const agreedTermIds = terms.filter((_, index) => agreed[index]).map(({ termId }) => termId);
    void run({ membershipId: tidyCode(membershipId), password, agreedTermIds });
  };
  return (
    <AccountForm
      id={id}
      formState={formState}
      onSubmit={handleSubmit(send)}
      pending={pending}
      refused={failure ? [{ message: failure.sentence }] : []}
      submit={{ pendingLabel: t('pending'), children: t('submit') }}
    >
      {failure?.maybeDone && (
        <div>
          <ButtonLink href={loginHref} variant="secondary">
            {t('toLogin')}
          </ButtonLink>
        </div>
      )}
      <LoginFields id={id} idLabel={t('membershipId')} register={form.register} errors={formState.errors} />
      <IntegrationTerms
        formId={id}
        terms={terms}
        form={form}
        errorOf={(index) => formState.errors.agreed?.[index]?.message}
      />
    </AccountForm>
  );
}
