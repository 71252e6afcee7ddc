import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useAction } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { ButtonLink } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { isProblemError, outcomeOf } from '@/lib/bff/problem-error';
import type { Contact } from '@/lib/hub/contract/profile';
import { type ContactKind, contactProblem, sendContactKeyRequest, tidyContactOf } from '@/lib/my-page/contact-change';
import { isProofExpired } from '@/lib/my-page/password-proof';
import { DoneNotice } from '../shell/done-notice';
import { ContactKey } from './contact-key';
import { usePasswordProof } from './proof-scope';
import { useContactDraft } from './use-contact-draft';

export interface ContactFormProps {
  proof: string;
  owner: string;
  kind: ContactKind;
  present: string;
  backHref: string;
}

export default function ContactForm({ owner, ...edit }: ContactFormProps) {
  const { proof, kind, backHref } = edit;
  const t = useTranslations('myPage.contact');
  const { values, change, forget } = useContactDraft(kind, owner);
  const { typed, sentTo } = values;
  const [doneWith, setDoneWith] = useState<string | null>(null);
  const contact: Contact = { kind, value: sentTo };
  const keySent = useCallback(
    (value: string, until: number | null) => change({ sentTo: value, keyUntil: until === null ? '' : String(until) }),
    [change],
  );
  // The key belongs to its address: another one needs another key.
  const isSent = sentTo !== '' && sentTo === tidyContactOf(kind, typed);
  // Back leads from the key to its address, on the same page.
  useBackCloses(isSent && doneWith === null, () => change({ sentTo: '', keyUntil: '' }));

  if (doneWith !== null) {
    return (
      <DoneNotice
        title={t(`done.${kind}`)}
        sentence={t('doneSentence', { address: doneWith })}
        href={backHref}
        label={t('back')}
      />
    );
  }
  return (
    <div className="flex max-w-form flex-col gap-10">
      <ContactAddress
        {...edit}
        typed={typed}
        onType={(text) => change({ typed: text })}
        isSent={isSent}
        onSent={keySent}
        onGiveUp={forget}
      />
      {isSent && (
        <ContactKey
          key={sentTo}
          proof={proof}
          contact={contact}
          keyUntil={values.keyUntil === '' ? null : Number(values.keyUntil)}
          onSent={(until) => keySent(sentTo, until)}
          onConfirmed={() => {
            forget();
            setDoneWith(sentTo);
          }}
        />
      )}
    </div>
  );
}

interface ContactAddressProps extends Omit<ContactFormProps, 'owner'> {
  typed: string;
  onType: (text: string) => void;
  isSent: boolean;
  /** @param until when the key ends, in milliseconds since 1970; null where it is not known whether the key was sent */
  onSent: (value: string, until: number | null) => void;
  onGiveUp: () => void;
}

function ContactAddress(props: ContactAddressProps) {
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
