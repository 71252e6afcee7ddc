import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { Button } from '@/components/ui/button';
import { KeyField } from '@/components/ui/key-field';
import { Notice } from '@/components/ui/notice';
import { isProblemError, outcomeOf, type ProblemError } from '@/lib/bff/problem-error';
import { serverNow } from '@/lib/bff/server-clock';
import type { Contact } from '@/lib/hub/contract/profile';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { sendContactKey, sendContactKeyRequest, triesLeftOf } from '@/lib/my-page/contact-change';
import { isProofExpired } from '@/lib/my-page/password-proof';
import { RESEND_WAIT_MS, useSecondsLeft } from '../shell/use-seconds-left';
import { usePasswordProof } from './proof-scope';

export interface ContactKeyProps {
  proof: string;
  contact: Contact;
  /** When the key ends, in milliseconds since 1970; null where it is not known whether the key was sent. */
  keyUntil: number | null;
  onSent: (until: number | null) => void;
  onConfirmed: () => void;
}

export function ContactKey({ proof, contact, keyUntil, onSent, onConfirmed }: ContactKeyProps) {
  const t = useTranslations('myPage.contact');
  const keyTexts = useTranslations('common.key');
  const sentenceOf = useProblemSentence();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ sentence: string; atField: boolean } | null>(null);
  const [resentAt, setResentAt] = useState(serverNow);
  const secondsLeft = useSecondsLeft(keyUntil);
  const secondsToWait = useSecondsLeft(resentAt && resentAt + RESEND_WAIT_MS);
  const [, setProof] = usePasswordProof();
  const confirm = useAction(sendContactKey, { refresh: useRouter().refresh });
  const resend = useAction(sendContactKeyRequest);
  const form = useRef<HTMLFormElement>(null);
  const focusKey = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const sayOfKey = (sentence: string) => {
    setProblem({ sentence, atField: true });
    focusKey();
  };
  const keyProblemOf = (error: ProblemError): string | undefined => {
    if (error.hubCode === 'KEY_EXPIRED') return t('problems.keyExpired');
    if (error.hubCode !== 'KEY_WRONG' && error.code !== 'invalid_input') return undefined;
    const count = triesLeftOf(error.data);
    if (count === 0) return t('problems.keyNoTries');
    return count === undefined ? t('problems.keyWrong') : t('problems.keyWrongTries', { count });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const verificationNumber = tidyCode(typed);
    if (verificationNumber === '') return sayOfKey(t('problems.keyMissing'));
    try {
      await confirm.run({ proof, contact, verificationNumber });
      onConfirmed();
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (isProofExpired(error)) return setProof(null);
      const ofKey = keyProblemOf(error);
      if (ofKey !== undefined) return sayOfKey(ofKey);
      const isUnsure = outcomeOf(error) === 'unsure';
      setProblem({ sentence: isUnsure ? t('problems.keyUnsure') : sentenceOf(error), atField: false });
    }
  };
  const sendAgain = async () => {
    setProblem(null);
    const sent = (until: number | null) => {
      onSent(until);
      setResentAt(serverNow());
      setTyped('');
    };
    try {
      sent(await resend.run({ proof, contact }));
      focusKey();
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (isProofExpired(error)) return setProof(null);
      if (outcomeOf(error) === 'unsure') sent(null);
      else setProblem({ sentence: sentenceOf(error), atField: false });
    }
  };
  const hint = secondsLeft > 0 ? t('keyHint') : t(keyUntil === null ? 'keyHintUntimed' : 'keyOver');

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-7">
      {keyUntil === null ? (
        <Notice key={resentAt} live tone="warning">
          {keyTexts('unsure', { address: contact.value })}
        </Notice>
      ) : (
        <Notice live>{t('sent', { address: contact.value })}</Notice>
      )}
      {problem?.atField === false && (
        <Notice live tone="error">
          {problem.sentence}
        </Notice>
      )}
      <KeyField
        id={id}
        name="verificationNumber"
        label={t('key')}
        hint={hint}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        secondsLeft={secondsLeft}
        error={problem?.atField ? problem.sentence : undefined}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" pending={confirm.pending} pendingLabel={t('confirming')}>
          {t('confirm')}
        </Button>
        <Button
          variant="secondary"
          pending={resend.pending}
          pendingLabel={t('sending')}
          disabledReason={secondsToWait > 0 ? t('resendIn', { seconds: secondsToWait }) : undefined}
          onClick={() => void sendAgain()}
        >
          {t('resend')}
        </Button>
      </div>
    </form>
  );
}
