import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { PasswordField } from '@/components/layout/password-field';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { passwordSchema } from '@/lib/account/password-schema';
import { provePassword } from '@/lib/my-page/password-proof';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { AccountName } from '../user-info/account-name';
import { usePasswordProof } from './proof-scope';

export interface PasswordQuestionProps {
  membershipId: string;
  /** The proof has expired; what was typed since is still there. */
  again: boolean;
  note?: ReactNode;
}

export function PasswordQuestion({ membershipId, again, note }: PasswordQuestionProps) {
  const t = useTranslations('myPage.proof');
  const sentenceOf = useProblemSentence();
  const [, setProof] = usePasswordProof();
  const { form, field, summary, pending } = useSentForm({
    schema: passwordSchema,
    sentenceOf: (key: 'missing') => t(key),
    asks: true,
    send: ({ password }: { password: string }) => provePassword(password),
    onSent: setProof,
    refusalOf: (problem) => {
      const isWrong = problem.hubCode === 'WRONG_PASSWORD' || problem.code === 'invalid_input';
      return isWrong ? { field: 'password', sentence: t('wrong') } : { sentence: sentenceOf(problem) };
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (again) box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [again]);

  return (
    <form ref={box} {...form} className="flex max-w-form flex-col gap-7">
      {again ? (
        <Notice live tone="warning">
          {t('again')}
        </Notice>
      ) : (
        note
      )}
      <FormSummary summary={summary} title={t('summary')} />
      <p className="text-ink-soft">{t('lead')}</p>
      <AccountName membershipId={membershipId} />
      <PasswordField {...field('password')} label={t('label')} autoComplete="current-password" />
      <div>
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
