'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { emailInput, TextField } from '@/components/ui/text-field';
import { bffPost } from '@/lib/bff/bff-client';
import { AccountForm } from './account-form';
import { useRefusalSentence, useSubmission } from './use-submission';

export interface FindAccountFormProps {
  type: 'id' | 'password';
  loginHref: string;
}

interface FindAccountValues {
  memberName: string;
  memberEmail: string;
  membershipId?: string;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** Limits of the contract's `findAccount`. */
const longest = { memberName: 100, memberEmail: 254, membershipId: 100 };

/** @returns where a mail is sent if there is such a member; the page says the same either way */
async function askForMail({ type, ...values }: FindAccountValues & Pick<FindAccountFormProps, 'type'>) {
  const person = { type, memberName: values.memberName.trim(), memberEmail: values.memberEmail.trim() };
  const membershipId = (values.membershipId ?? '').trim();
  await bffPost('/api/guest/account', type === 'id' ? person : { ...person, membershipId });
  return person.memberEmail;
}

export function FindAccountForm({ type, loginHref }: FindAccountFormProps) {
  const t = useTranslations('auth.findAccount');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<FindAccountValues>({ shouldFocusError: false });
  const sentenceOf = useRefusalSentence(t('errors.hubUnavailable'));
  const { submit, startAgain, pending, failure, result: sentTo } = useSubmission(askForMail, sentenceOf);
  if (sentTo !== null) {
    return (
      <FocusedMessage title={t('sentTitle')} sentence={t(`sent.${type}`, { email: sentTo })}>
        <p className="w-full text-ink-muted text-sm">{t('sentHint')}</p>
        <ButtonLink prefetch href={loginHref}>
          {t('toLogin')}
        </ButtonLink>
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
  return (
    <AccountForm
      id={id}
      formState={formState}
      onSubmit={handleSubmit(async (values) => void (await submit({ type, ...values })))}
      pending={pending}
      refused={failure === null ? [] : [{ message: failure }]}
      submit={{
        variant: 'secondary',
        pendingLabel: t('pending'),
        children: t(type === 'password' ? 'submitPassword' : 'submitId'),
      }}
    >
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
        {...emailInput}
        required
      />
    </AccountForm>
  );
}
