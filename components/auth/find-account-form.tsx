'use client';

import { useTranslations } from 'next-intl';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { emailInput, TextField } from '@/components/ui/text-field';
import { type AccountOwner, type FindAccountProblem, findAccountSchema } from '@/lib/account/find-account-schema';
import { bffPost } from '@/lib/bff/bff-client';
import { isSurelyUndone } from '@/lib/bff/problem-error';
import { handlers } from '@/lib/routes/handlers';
import { AccountForm } from './account-form';
import { useRefusalSentence } from './use-refusal-sentence';

export function FindAccountForm({ type, loginHref }: { type: 'id' | 'password'; loginHref: string }) {
  const t = useTranslations('auth.findAccount');
  const common = useTranslations('common');
  const sentenceOfRefusal = useRefusalSentence(t('errors.hubUnavailable'));
  const search = useSentForm({
    schema: findAccountSchema(type),
    sentenceOf: (key: FindAccountProblem) => t(`errors.${key}`),
    // A mail is sent if there is such a member; the page says the same either way.
    send: async (person: AccountOwner) => {
      await bffPost(handlers.guest.account, { type, ...person });
      return person.memberEmail;
    },
    refusalOf: (problem) => ({
      sentence: isSurelyUndone(problem) ? sentenceOfRefusal(problem) : common('mailAgain.unsure'),
    }),
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
