import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { AccountName, PasswordField } from '@/components/layout/password-field';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { passwordSchema } from '@/lib/account/password-schema';
import { SaveBar } from '../shell/save-bar';

export interface PasswordQuestionProps<Proof> {
  membershipId: string;
  lead: string;
  note?: ReactNode;
  takesFocus?: boolean;
  send: (password: string) => Promise<Proof>;
  onProven: (proof: Proof) => void;
}

export function PasswordQuestion<Proof>(props: PasswordQuestionProps<Proof>) {
  const { membershipId, lead, note, takesFocus = false, send, onProven } = props;
  const t = useTranslations('myPage.proof');
  const sentenceOf = useProblemSentence();
  const { form, field, summary, pending } = useSentForm({
    schema: passwordSchema,
    sentenceOf: (key: 'missing') => t(key),
    asks: true,
    send: ({ password }: { password: string }) => send(password),
    onSent: onProven,
    refusalOf: (problem) => {
      const isWrong = problem.hubCode === 'WRONG_PASSWORD' || problem.code === 'invalid_input';
      return isWrong ? { field: 'password', sentence: t('wrong') } : { sentence: sentenceOf(problem) };
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [takesFocus]);

  return (
    <form ref={box} {...form} className="flex max-w-form flex-col gap-7">
      {note}
      <FormSummary summary={summary} title={t('summary')} />
      <p className="text-ink-soft">{lead}</p>
      <AccountName membershipId={membershipId} />
      <PasswordField {...field('password')} label={t('label')} autoComplete="current-password" />
      <SaveBar label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}
