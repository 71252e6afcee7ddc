'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { emailInput, TextField } from '@/components/ui/text-field';
import { bffPost } from '@/lib/bff/bff-client';
import { EMAIL_MAX, isEmail, lengthOf, tidyCode, tidyEmail, tidyLine, tidyName } from '@/lib/hub/contract/typed-text';
import { AccountForm } from './account-form';
import { useRefusalSentence } from './use-refusal-sentence';

export interface FindAccountFormProps {
  type: 'id' | 'password';
  loginHref: string;
}

interface FindAccountValues {
  memberName: string;
  memberEmail: string;
  membershipId?: string;
}

/** Limits of the contract's `findAccount`. */
const longest = { memberName: 100, memberEmail: EMAIL_MAX, membershipId: 100 };

/** @returns where a mail is sent if there is such a member; the page says the same either way */
async function askForMail({ type, ...values }: FindAccountValues & Pick<FindAccountFormProps, 'type'>) {
  const person = { type, memberName: tidyName(values.memberName), memberEmail: tidyEmail(values.memberEmail) };
  const membershipId = tidyCode(values.membershipId ?? '');
  await bffPost('/api/guest/account', type === 'id' ? person : { ...person, membershipId });
  return person.memberEmail;
}

export function FindAccountForm({ type, loginHref }: FindAccountFormProps) {
  const t = useTranslations('auth.findAccount');
  const id = useId();
  const { register, handleSubmit, formState } = useForm<FindAccountValues>({ shouldFocusError: false });
  const sentenceOf = useRefusalSentence(t('errors.hubUnavailable'));
  const { run, reset, pending, failure, result: sentTo } = useAction(askForMail, { failureOf: sentenceOf });
  if (sentTo !== null) {
    return (
      <FocusedMessage title={t('sentTitle')} sentence={t(`sent.${type}`, { email: sentTo })}>
        <p className="w-full text-ink-muted text-sm">{t('sentHint')}</p>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
        <Button variant="quiet" onClick={reset}>
          {t('again')}
        </Button>
      </FocusedMessage>
    );
  }

  const check = (name: keyof typeof longest, missing: string, isWhole = (_text: string) => true, malformed = '') => ({
    validate: (value = '') => {
      const text = tidyLine(value);
      if (text === '') return missing;
      if (lengthOf(text) > longest[name]) return t('errors.tooLong');
      return isWhole(text) || malformed;
    },
  });
  const { memberName, memberEmail, membershipId } = formState.errors;
  return (
    <AccountForm
      id={id}
      formState={formState}
      onSubmit={handleSubmit((values) => void run({ type, ...values }))}
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
          check('memberEmail', t('errors.memberEmailRequired'), isEmail, t('errors.memberEmailInvalid')),
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
