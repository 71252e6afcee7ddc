'use client';

import { useTranslations } from 'next-intl';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { emailInput, TextField } from '@/components/ui/text-field';
import {
  type AccountOwner,
  type FindAccountProblem,
  findAccountSchema,
  sendAccountSearch,
} from '@/lib/account/find-account-schema';
import { AccountForm } from './account-form';

export function FindAccountForm({ type, loginHref }: { type: 'id' | 'password'; loginHref: string }) {
  const t = useTranslations('auth.findAccount');
  const problems = useTranslations('problems');
  const common = useTranslations('common');
  const sentenceOf = useProblemSentence({
    unsure: common('mailAgain.unsure'),
    unavailable: t('errors.hubUnavailable'),
    refused: problems('rejected'),
  });
  const search = useSentForm({
    schema: findAccountSchema(type),
    sentenceOf: (key: FindAccountProblem) => t(`errors.${key}`),
    send: (owner: AccountOwner) => sendAccountSearch(type, owner),
    refusalOf: (problem) => ({ sentence: sentenceOf(problem) }),
  });
  const { field, result, startAgain } = search;
  if (result !== null) {
    return (
      <FocusedMessage title={t('sentTitle')} sentence={t(`sent.${type}`, { email: result })}>
        <p className="w-full text-ink-muted text-sm">{t('sentHint')}</p>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
        <Button variant="quiet" onClick={startAgain}>
          {t('again')}
        </Button>
      </FocusedMessage>
    );
  }

  return (
    <AccountForm
      sent={search}
      variant="secondary"
      pendingLabel={t('pending')}
      submitLabel={t(type === 'password' ? 'submitPassword' : 'submitId')}
    >
      <TextField
        {...field('memberName')}
        label={t('memberName')}
        hint={t('memberNameHint')}
        autoComplete="name"
        required
      />
      {type === 'password' && (
        <TextField
          {...field('membershipId')}
          label={t('membershipId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <TextField {...field('memberEmail')} label={t('memberEmail')} {...emailInput} required />
    </AccountForm>
  );
}
