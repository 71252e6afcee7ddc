import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { AccountName, PasswordField } from '@/components/layout/password-field';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Notice } from '@/components/ui/notice';
import { showResult } from '@/components/ui/show-result';
import { passwordSchema } from '@/lib/account/password-schema';
import { provePassword } from '@/lib/my-page/password-proof';
import { SaveBar } from '../shell/save-bar';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { usePasswordProof } from './proof-scope';

export interface ProofGateProps {
  membershipId: string;
  note?: ReactNode;
  children: (proof: string) => ReactNode;
}

/**
 * The password question, then the form. When the proof expires the question returns; the form stays mounted behind it.
 */
export function ProofGate({ membershipId, note, children }: ProofGateProps) {
  const [proof] = usePasswordProof();
  const [last, setLast] = useState(proof);
  if (proof !== null && proof !== last) setLast(proof);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form that continues after a reload has the focus in its field already.
    if (proof !== null && !form.current?.contains(document.activeElement)) showResult(form.current);
  }, [proof]);
  return (
    <>
      {proof === null && <PasswordQuestion membershipId={membershipId} again={last !== null} note={note} />}
      {last !== null && (
        <div ref={form} tabIndex={-1} hidden={proof === null} className="focus:outline-none">
          {children(last)}
        </div>
      )}
    </>
  );
}

interface PasswordQuestionProps {
  membershipId: string;
  /** The proof has expired; what was typed since is still there. */
  again: boolean;
  note?: ReactNode;
}

function PasswordQuestion({ membershipId, again, note }: PasswordQuestionProps) {
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
      <SaveBar label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}
