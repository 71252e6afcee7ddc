import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PasswordField } from '@/components/layout/password-field';
import { useAction } from '@/components/layout/use-action';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { isProblemError } from '@/lib/bff/problem-error';
import { provePassword } from '@/lib/my-page/password-proof';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { AccountName } from '../user-info/account-name';
import { usePasswordProof } from './proof-scope';

export interface PasswordQuestionProps {
  /** For password managers. */
  membershipId: string;
  /** The proof has expired; what was typed since is still there. */
  again: boolean;
  note?: ReactNode;
}

/** Asks for the password before personal data are edited. */
export function PasswordQuestion({ membershipId, again, note }: PasswordQuestionProps) {
  const t = useTranslations('myPage.proof');
  const sentenceOf = useProblemSentence();
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ sentence: string; atField: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, setProof] = usePasswordProof();
  const { run, pending } = useAction(provePassword);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (again) box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [again]);

  const say = (sentence: string, atField: boolean) => {
    setProblem({ sentence, atField });
    setAttempt((before) => before + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (password === '') return say(t('missing'), true);
    try {
      setProof(await run(password));
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const isWrong = error.hubCode === 'WRONG_PASSWORD' || error.code === 'invalid_input';
      say(isWrong ? t('wrong') : sentenceOf(error), isWrong);
    }
  };

  return (
    <form
      ref={box}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-form flex-col gap-7"
    >
      {again ? (
        <Notice live tone="warning">
          {t('again')}
        </Notice>
      ) : (
        note
      )}
      <FormErrorSummary
        key={attempt}
        title={t('summary')}
        errors={problem ? [{ fieldId: problem.atField ? id : undefined, message: problem.sentence }] : []}
      />
      <p className="text-ink-soft">{t('lead')}</p>
      <AccountName membershipId={membershipId} />
      <PasswordField
        id={id}
        name="password"
        label={t('label')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem?.atField ? problem.sentence : undefined}
      />
      <div>
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
