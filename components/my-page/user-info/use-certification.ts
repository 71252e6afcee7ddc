import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { type EmailParts, emailOf, splitEmail } from '@/lib/account/email-parts';
import { isProblemError, outcomeOf } from '@/lib/bff/problem-error';
import { serverNow } from '@/lib/bff/server-clock';
import type { CertificationType } from '@/lib/hub/contract/certification';
import {
  type CertificationAnswer,
  certificationProblem,
  isDone,
  sendKey,
  sendKeyRequest,
} from '@/lib/my-page/certification';
import { type RefusalText, refusalOfAnswer, refusalOfError } from '@/lib/my-page/certification-refusal';
import { reloadPage } from '@/lib/navigation/leave-page';
import { RESEND_WAIT_MS } from '../shell/use-seconds-left';

export type CertificationField = 'local' | 'domain' | 'key';

/** An alert of the specification or of the hub, and where the focus goes once it is closed. */
export interface CertificationAlert {
  message: string;
  detail?: string;
  field: CertificationField | null;
  isCertified?: true;
}

interface SentKey {
  email: string;
  /** The answer was lost: the key may have been sent. */
  isUnsure: boolean;
  /** Milliseconds since 1970; null where the hub does not say. */
  until: number | null;
  /** Milliseconds since 1970, at the server; null where its time is unknown. */
  mayResendAt: number | null;
}

/** The call failed, and may have been carried out. */
const isUnsure = (error: unknown) => isProblemError(error) && outcomeOf(error) === 'unsure';
/** It concerns what was typed; other refusals concern the call. */
const isOfField = (refusal: RefusalText) =>
  refusal.from === 'hub' ||
  refusal.from === 'answers' ||
  (refusal.from === 'problems' && refusal.key === 'invalidInput');

export interface CertifiedMember {
  membershipNo: string;
  memberName: string;
  type: CertificationType;
}

/** Section 4 of the specification, "Email certification": a key is sent, checked, and the page reloads. */
export function useCertification({ membershipNo, memberName, type }: CertifiedMember) {
  const alerts = useTranslations('layout.alerts');
  const t = useTranslations('myPage.certification');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const [alert, setAlert] = useState<CertificationAlert | null>(null);
  const [errors, setErrors] = useState<Partial<Record<CertificationField, string>>>({});
  const [sent, setSent] = useState<SentKey | null>(null);
  // A second press may come between the answer and its alert; the key is used up by then.
  const isCertified = useRef(false);
  const sending = useAction(sendKeyRequest);
  const checking = useAction(sendKey);

  const wordsOf = (refusal: RefusalText): string | null => {
    if (refusal.from === 'hub') return refusal.text;
    if (refusal.from === 'answers') return t(`answers.${refusal.key}`);
    if (refusal.from === 'problems') return problems(refusal.key);
    return refusal.from === 'wait' ? problems('rateLimitedFor', { minutes: refusal.minutes }) : null;
  };
  const refuse = (refusal: RefusalText, field: CertificationField, triesLeft?: number) => {
    const message = wordsOf(refusal);
    if (message === null) return;
    const detail = triesLeft === undefined ? undefined : t('triesLeft', { count: triesLeft });
    const marked = isOfField(refusal) ? field : null;
    setErrors(marked === null ? {} : { [marked]: message });
    setAlert({ message, detail, field: marked });
  };
  /** The parts to send; null where the specification sends nothing. */
  const checked = (typed: EmailParts, key?: string): EmailParts | null => {
    const parts = splitEmail(typed);
    const problem = certificationProblem(parts, key);
    setErrors({});
    if (problem === null) return parts;
    // The specification's checks are alerts, and stay marked at their fields; our own check has no alert.
    if (problem === 'malformed') setErrors({ local: t('malformed') });
    else if (problem === 'verificationKeyRequired') {
      setErrors({ key: alerts(problem) });
      setAlert({ message: alerts(problem), field: 'key' });
    } else {
      const missing = (['local', 'domain'] as const).filter((part) => parts[part] === '');
      setErrors(Object.fromEntries(missing.map((part) => [part, t(`missing.${part}`)])));
      setAlert({ message: alerts(problem), field: missing[0] ?? null });
    }
    return null;
  };

  const noteSent = (email: string, key: { until: number | null; isUnsure: boolean }) => {
    const sentAt = serverNow();
    setSent({ email, mayResendAt: sentAt && sentAt + RESEND_WAIT_MS, ...key });
  };

  const send = async (typed: EmailParts) => {
    const parts = checked(typed);
    if (parts === null) return;
    const email = emailOf(parts);
    let answer: CertificationAnswer | null;
    try {
      answer = await sending.run({ membershipNo, email, type });
    } catch (error) {
      if (isUnsure(error)) return noteSent(email, { until: null, isUnsure: true });
      return refuse(refusalOfError(error, locale), 'local');
    }
    if (answer === null) return;
    if (!isDone(answer)) return refuse(refusalOfAnswer(answer, locale, 'refused'), 'local');
    const until = answer.expiresAt === undefined ? null : Date.parse(answer.expiresAt);
    noteSent(email, { until, isUnsure: false });
    setAlert({ message: alerts('verificationKeySent', { address: email }), field: 'key' });
  };

  const check = async (typed: EmailParts, key: string) => {
    if (isCertified.current) return;
    const parts = checked(typed, key);
    if (parts === null) return;
    const email = emailOf(parts);
    let answer: CertificationAnswer | null;
    try {
      answer = await checking.run({ membershipNo, memberName, email, type, verificationNumber: key });
    } catch (error) {
      if (isUnsure(error)) return setAlert({ message: t('unsure'), field: null });
      return refuse(refusalOfError(error, locale), 'key');
    }
    if (answer === null) return;
    if (!isDone(answer)) return refuse(refusalOfAnswer(answer, locale, 'keyWrong'), 'key', answer.triesLeft);
    isCertified.current = true;
    setAlert({ message: alerts('emailCertified'), field: null, isCertified: true });
  };

  const readAlert = () => {
    if (alert?.isCertified) reloadPage();
    else setAlert(null);
  };
  const forgetSent = () => setSent(null);
  return {
    alert,
    readAlert,
    errors,
    sent,
    forgetSent,
    send,
    check,
    isSending: sending.pending,
    isChecking: checking.pending,
  };
}
