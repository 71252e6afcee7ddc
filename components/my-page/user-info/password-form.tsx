'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { AccountName, PasswordField } from '@/components/layout/password-field';
import { useSentForm } from '@/components/layout/use-sent-form';
import { type PasswordChangeProblem, passwordChangeSchema } from '@/lib/account/password-schema';
import { outcomeOf } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { sendNewPassword } from '@/lib/my-page/change-password';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';
import { SaveBar } from '../shell/save-bar';

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'repeatedPassword', label: 'repeat', autoComplete: 'new-password' },
] as const;

export function PasswordForm({ membershipId }: { membershipId: string }) {
  const t = useTranslations('myPage.password');
  const homeHref = localizedPath(useLocale(), paths.myPage());
  const [isDone, setDone] = useState(false);
  const sentenceOf = (key: keyof Messages['myPage']['password']['problems'], minutes = 0) =>
    t(`problems.${key}`, { minutes });
  const { form, field, summary, pending } = useSentForm({
    schema: passwordChangeSchema,
    sentenceOf: (key: PasswordChangeProblem) => sentenceOf(key),
    send: sendNewPassword,
    onSent: () => setDone(true),
    refusalOf: (problem) => {
      if (problem.hubCode === 'WRONG_PASSWORD')
        return { field: 'currentPassword', sentence: sentenceOf('wrongCurrent') };
      if (problem.hubCode === 'WEAK_PASSWORD') return { field: 'newPassword', sentence: sentenceOf('kinds') };
      const minutes = minutesToWait(problem);
      if (minutes !== undefined) return { sentence: sentenceOf('tooOften', minutes) };
      return { sentence: sentenceOf(outcomeOf(problem) === 'notDone' ? 'failed' : 'unsure') };
    },
    refresh: useRouter().refresh,
  });

  if (isDone) return <DoneNotice title={t('doneTitle')} sentence={t('done')} href={homeHref} label={t('doneLink')} />;
  return (
    <form {...form} className="flex max-w-form flex-col gap-7">
      <FormSummary summary={summary} title={t('summary', { count: summary.errors.length })} />
      <AccountName membershipId={membershipId} />
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField key={name} {...field(name)} label={t(label)} autoComplete={autoComplete} />
      ))}
      <SaveBar label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}
