'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { RadioGroup } from '@/components/ui/radio-group';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useWaiting } from '@/components/ui/use-waiting';
import { FoundAccount } from './found-account';
import { type FindAccountValues, useFindAccount } from './use-find-account';

export interface FindAccountFormProps {
  initialType: 'id' | 'password';
  loginHref: string;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** Limits of the contract's `findAccount`. */
const longest = { memberName: 100, memberEmail: 254, membershipId: 100 };

/** Finds a membership id, or has a temporary password sent. */
export function FindAccountForm({ initialType, loginHref }: FindAccountFormProps) {
  const t = useTranslations('auth.findAccount');
  const common = useTranslations('common');
  const id = useId();
  const { register, handleSubmit, watch, formState } = useForm<FindAccountValues>({
    shouldFocusError: false,
    shouldUnregister: true,
  });
  const { find, startAgain, pending, failure, result } = useFindAccount();
  useWaiting(pending);
  const type = watch('type', initialType);
  if (result) return <FoundAccount result={result} loginHref={loginHref} onAgain={startAgain} />;

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
      <RadioGroup
        {...register('type')}
        legend={t('modeLabel')}
        layout="row"
        defaultValue={initialType}
        options={[
          { value: 'id', label: t('modeId') },
          { value: 'password', label: t('modePassword') },
        ]}
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
      <SubmitButton wide pending={pending} pendingLabel={t('pending')}>
        {type === 'password' ? t('submitPassword') : t('submitId')}
      </SubmitButton>
    </form>
  );
}
