import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { KeyField } from '@/components/ui/key-field';
import { Notice } from '@/components/ui/notice';
import { isProblemError, isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { serverNow } from '@/lib/bff/server-clock';
import type { Contact } from '@/lib/hub/contract/profile';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { confirmContact, RESEND_WAIT_MS, requestContactKey, triesLeftOf } from '@/lib/my-page/contact-change';
import { isProofExpired } from '@/lib/my-page/password-proof';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { useSecondsLeft } from '../shell/use-seconds-left';
import { usePasswordProof } from './proof-scope';

export interface ContactKeyProps {
  proof: string;
  contact: Contact;
  /** When the key ends, in milliseconds since 1970. */
  keyUntil: number;
  onSent: (until: number) => void;
  onConfirmed: () => void;
}

export function ContactKey({ proof, contact, keyUntil, onSent, onConfirmed }: ContactKeyProps) {
  const t = useTranslations('myPage.contact');
  const sentenceOf = useProblemSentence();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [resentAt, setResentAt] = useState(serverNow);
  const secondsLeft = useSecondsLeft(keyUntil);
  const secondsToWait = useSecondsLeft(resentAt && resentAt + RESEND_WAIT_MS);
  const [, setProof] = usePasswordProof();
  const confirm = useAction(confirmContact, { refresh: useRouter().refresh });
  const resend = useAction(requestContactKey);
  const form = useRef<HTMLFormElement>(null);
  const focusKey = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const sentenceFor = (error: ProblemError): string => {
    if (error.hubCode === 'KEY_EXPIRED') return t('problems.keyExpired');
    if (error.hubCode !== 'KEY_WRONG' && error.code !== 'invalid_input') return sentenceOf(error);
    const count = triesLeftOf(error.data);
    if (count === 0) return t('problems.keyNoTries');
    return count === undefined ? t('problems.keyWrong') : t('problems.keyWrongTries', { count });
  };
  const refused = (error: unknown) => {
    if (!isProblemError(error)) throw error;
    if (isProofExpired(error)) return setProof(null);
    setProblem(sentenceFor(error));
    focusKey();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const verificationNumber = tidyCode(typed);
    if (verificationNumber === '') {
      setProblem(t('problems.keyMissing'));
      return focusKey();
    }
    try {
      await confirm.run({ proof, contact, verificationNumber });
      onConfirmed();
    } catch (error) {
      refused(error);
      if (isProblemError(error) && !isSurelyUndone(error)) setProblem(t('problems.keyUnsure'));
    }
  };
  const sendAgain = async () => {
    setProblem(undefined);
    try {
      onSent(await resend.run({ proof, contact }));
      setResentAt(serverNow());
      setTyped('');
      focusKey();
    } catch (error) {
      refused(error);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-7">
      <Notice live>{t('sent', { address: contact.value })}</Notice>
      <KeyField
        id={id}
        name="verificationNumber"
        label={t('key')}
        hint={t(secondsLeft > 0 ? 'keyHint' : 'keyOver')}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        secondsLeft={secondsLeft}
        error={problem}
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
