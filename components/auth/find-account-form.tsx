'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { ButtonLink } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useWaiting } from '@/components/ui/use-waiting';
import { type FindAccountValues, useFindAccount } from './use-find-account';

export interface FindAccountFormProps {
  type: 'id' | 'password';
  loginHref: string;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** Limits of the contract's `findAccount`. */
const longest = { memberName: 100, memberEmail: 254, membershipId: 100 };

export function FindAccountForm({ type, loginHref }: FindAccountFormProps) {
  const t = useTranslations('auth.findAccount');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<FindAccountValues>({ shouldFocusError: false });
  const { find, startAgain, pending, failure, sentTo } = useFindAccount(type);
  useWaiting(pending);
  if (sentTo !== null) {
    return (
      <FocusedMessage title={t('sentTitle')} sentence={t(`sent.${type}`, { email: sentTo })}>
        <p className="w-full text-ink-muted text-sm">{t('sentHint')}</p>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
        <Button variant="quiet" onClick={startAgain}>
          {t('again')}
        </Button>
      </FocusedMessage>
    );
  }

  const check = (name: keyof typeof longest, missing: string, pattern?: RegExp, malformed = '') => ({
    validate: (value = '') => {
      const text = value.trim();
      if (text === '') return missing;
      if (text.length > longest[name]) return t('errors.tooLong');
      return !pattern || pattern.test(text) || malformed;
    },
  });
  const { memberName, memberEmail, membershipId } = formState.errors;
  const fieldErrors = Object.entries({ memberName, membershipId, memberEmail }).flatMap(([name, error]) =>
    error?.message ? [{ fieldId: `${id}-${name}`, message: error.message }] : [],
  );
  return (
    <form method="post" noValidate onSubmit={handleSubmit(find)} className="flex flex-col gap-6">
      <FormErrorSummary
        key={`${formState.submitCount}-${pending}`}
        title={common('form.errorSummary')}
        errors={pending ? [] : [...fieldErrors, ...(failure ? [{ message: failure }] : [])]}
      />
      <TextField
        {...register('memberName', check('memberName', t('errors.memberNameRequired')))}
        id={`${id}-memberName`}
        label={t('memberName')}
        hint={t('memberNameHint')}
        error={memberName?.message}
        autoComplete="name"
        required
      />
      {type === 'password' && (
        <TextField
          {...register('membershipId', check('membershipId', t('errors.membershipIdRequired')))}
          id={`${id}-membershipId`}
          label={t('membershipId')}
          error={membershipId?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <TextField
        {...register(
          'memberEmail',
          check('memberEmail', t('errors.memberEmailRequired'), emailPattern, t('errors.memberEmailInvalid')),
        )}
        id={`${id}-memberEmail`}
        label={t('memberEmail')}
        error={memberEmail?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SubmitButton wide variant="secondary" pending={pending} pendingLabel={t('pending')}>
        {type === 'password' ? t('submitPassword') : t('submitId')}
      </SubmitButton>
    </form>
  );
}
