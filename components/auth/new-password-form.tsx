'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AccountName, PasswordField } from '@/components/layout/password-field';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { FocusedMessage } from '@/components/ui/focused-message';
import { HardLink } from '@/components/ui/hard-link';
import { ButtonLink } from '@/components/ui/link';
import { type NewPasswordProblem, newPasswordSchema, sendForgottenPassword } from '@/lib/account/password-schema';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { AccountForm } from './account-form';

export interface NewPasswordFormProps {
  membershipId: string;
  /** Names the verification of this id's owner. */
  verification: string;
  loginHref: string;
  verifyHref: string;
}

const gone: readonly string[] = ['identity_expired', 'forbidden', 'not_found'];

/** The verification has expired, or is another person's. */
const mustVerify = ({ code }: ProblemError) => code === 'identity_changed' || gone.includes(code);

export function NewPasswordForm({ membershipId, verification, loginHref, verifyHref }: NewPasswordFormProps) {
  const t = useTranslations('auth.findAccount');
  const problems = useTranslations('problems');
  const identity = useTranslations('auth.identity');
  /** An attempt had no answer: what spent the verification may have been that one. */
  const [uncertain, setUncertain] = useState(false);
  const generalSentence = useProblemSentence({
    unavailable: t('errors.hubUnavailable'),
    refused: problems('rejected'),
  });
  const reset = useSentForm({
    schema: newPasswordSchema,
    sentenceOf: (key: NewPasswordProblem) => t(`newErrors.${key}`),
    send: (newPassword: string) => sendForgottenPassword({ newPassword, verification }),
    refusalOf: (problem) => {
      if (problem.hubCode === 'WEAK_PASSWORD') return { field: 'newPassword', sentence: t('newErrors.kinds') };
      if (!mustVerify(problem) && isSurelyUndone(problem)) return { sentence: generalSentence(problem) };
      if (!mustVerify(problem) || (uncertain && gone.includes(problem.code))) {
        setUncertain(true);
        return { sentence: t('newErrors.uncertain') };
      }
      return { sentence: t(`newErrors.${problem.code === 'identity_changed' ? 'anotherPerson' : 'expired'}`) };
    },
  });
  const { field, refused, result } = reset;
  if (result !== null) {
    return (
      <FocusedMessage title={t('doneTitle')} sentence={t('done')}>
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
      </FocusedMessage>
    );
  }
  return (
    <AccountForm sent={reset} pendingLabel={t('pendingNew')} submitLabel={t('submitNew')}>
      {refused !== null && uncertain && (
        <ButtonLink variant="secondary" href={loginHref}>
          {t('toLogin')}
        </ButtonLink>
      )}
      {refused !== null && mustVerify(refused) && (
        <HardLink because="thisPage" href={verifyHref} className="underline underline-offset-4">
          {identity('again')}
        </HardLink>
      )}
      <p>{t('newPasswordLead', { id: membershipId })}</p>
      <AccountName membershipId={membershipId} />
      <PasswordField
        {...field('newPassword')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeatedPassword')} label={t('repeatedPassword')} autoComplete="new-password" />
    </AccountForm>
  );
}
