'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/layout/password-field';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { ButtonLink } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useWaiting } from '@/components/ui/use-waiting';
import { type AskedTerm, IntegrationTerms } from './integration-terms';
import { useIntegration } from './use-integration';

export interface IntegrationFormProps {
  /** Required ones first. */
  terms: readonly AskedTerm[];
  /** Same-origin address to go to afterwards; checked on the server. */
  returnTo: string;
  loginHref: string;
  bridgeName: string;
}

export interface IntegrationFields {
  membershipId: string;
  password: string;
  agreed: boolean[];
}

/** Limits of the contract's `integrationBody`. */
const longest = { membershipId: 100, password: 200 };

/** A customer of the web site becomes a member. */
export function IntegrationForm({ terms, returnTo, loginHref, bridgeName }: IntegrationFormProps) {
  const t = useTranslations('auth.integration');
  const login = useTranslations('auth.login');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<IntegrationFields>({ shouldFocusError: false });
  const { integrate, pending, failure } = useIntegration({ returnTo, bridgeName });
  useWaiting(pending);

  const { membershipId, password, agreed } = formState.errors;
  const termError = (index: number) => agreed?.[index]?.message;
  const errors = [
    ...[membershipId, password].flatMap((error) =>
      error?.message ? [{ fieldId: `${id}-${error.ref?.name ?? ''}`, message: error.message }] : [],
    ),
    ...terms.flatMap((_, index) => {
      const message = termError(index);
      return message ? [{ fieldId: `${id}-agreed.${index}`, message }] : [];
    }),
    ...(failure ? [{ message: failure.sentence }] : []),
  ];
  const filled = (name: keyof typeof longest, missing: string) => ({
    validate: (value = '') => {
      if (value.trim() === '') return missing;
      return value.length <= longest[name] || login('errors.tooLong');
    },
  });
  const send = ({ membershipId: typedId, password: typed, agreed: ticked }: IntegrationFields) =>
    integrate({
      membershipId: typedId.trim(),
      password: typed,
      agreedTermIds: terms.filter((_, index) => ticked[index]).map(({ termId }) => termId),
    });

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-7">
      <FormErrorSummary
        key={`${formState.submitCount}-${pending}`}
        title={common('form.errorSummary')}
        errors={pending ? [] : errors}
      />
      {failure?.maybeDone && !pending && (
        <div>
          <ButtonLink href={loginHref} variant="secondary">
            {t('toLogin')}
          </ButtonLink>
        </div>
      )}
      <TextField
        {...register('membershipId', filled('membershipId', login('errors.membershipIdRequired')))}
        id={`${id}-membershipId`}
        label={t('membershipId')}
        error={membershipId?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', filled('password', login('errors.passwordRequired')))}
        id={`${id}-password`}
        label={login('password')}
        error={password?.message}
        autoComplete="current-password"
        required
      />
      <IntegrationTerms formId={id} terms={terms} register={register} errorOf={termError} />
      <SubmitButton wide pending={pending} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
