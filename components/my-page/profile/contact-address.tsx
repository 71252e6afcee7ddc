import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useAction } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { ButtonLink } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import { isProblemError, outcomeOf } from '@/lib/bff/problem-error';
import { type ContactKind, contactProblem, sendContactKeyRequest, tidyContactOf } from '@/lib/my-page/contact-change';
import { isProofExpired } from '@/lib/my-page/password-proof';
import { usePasswordProof } from './proof-scope';

export interface ContactAddressProps {
  proof: string;
  kind: ContactKind;
  present: string;
  typed: string;
  onType: (text: string) => void;
  /** The key for the typed address has been requested. */
  isSent: boolean;
  /** @param until when the key ends, in milliseconds since 1970; null where it is not known whether the key was sent */
  onSent: (value: string, until: number | null) => void;
  backHref: string;
  onGiveUp: () => void;
}

export function ContactAddress(props: ContactAddressProps) {
  const { proof, kind, present, typed, onType, isSent, onSent, backHref, onGiveUp } = props;
  const t = useTranslations('myPage.contact');
  const sentenceOf = useProblemSentence();
  const id = useId();
  const [problem, setProblem] = useState<{ sentence: string; atField: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, setProof] = usePasswordProof();
  const { run, pending } = useAction(sendContactKeyRequest);

  const say = (sentence: string, atField: boolean) => {
    setProblem({ sentence, atField });
    setAttempt((before) => before + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSent) return;
    setProblem(null);
    const key = contactProblem(kind, typed, present);
    if (key) return say(t(`problems.${key}`), true);
    const value = tidyContactOf(kind, typed);
    try {
      onSent(value, await run({ proof, contact: { kind, value } }));
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (isProofExpired(error)) return setProof(null);
      if (error.code === 'invalid_input') return say(t(`problems.${kind}Invalid`), true);
      if (outcomeOf(error) === 'unsure') return onSent(value, null);
      say(sentenceOf(error), false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-7">
      <FormSummary
        summary={{
          attempt,
          errors: problem ? [{ fieldId: problem.atField ? id : undefined, message: problem.sentence }] : [],
          outcome: problem?.atField === false ? 'notDone' : undefined,
        }}
      />
      <p className="text-ink-soft">
        {t('now')} <strong className="wrap-anywhere font-medium text-ink">{present || t('none')}</strong>
      </p>
      <TextField
        id={id}
        name={kind}
        label={t(`new.${kind}`)}
        hint={t(`hint.${kind}`)}
        {...(kind === 'email' ? emailInput : telephoneInput)}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed}
        onChange={(event) => onType(event.target.value)}
        error={problem?.atField ? problem.sentence : undefined}
      />
      <div className="flex flex-wrap gap-3">
        {!isSent && (
          <SubmitButton pending={pending} pendingLabel={t('sending')}>
            {t('send')}
          </SubmitButton>
        )}
        <ButtonLink variant="secondary" href={backHref} onClick={onGiveUp}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
