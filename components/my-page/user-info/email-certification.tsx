'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { EmailFields } from '@/components/ui/email-fields';
import { KeyField } from '@/components/ui/key-field';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { type EmailParts, emailOf, splitEmail } from '@/lib/account/email-parts';
import { textsOf } from '@/lib/my-page/draft';
import { useSecondsLeft } from '../shell/use-seconds-left';
import { useDraft } from '../shell/use-stored-draft';
import { type CertificationField, type CertifiedMember, useCertification } from './use-certification';

const noParts: EmailParts = { local: '', domain: '' };
const draftSchema = textsOf('local', 'domain');

/** The e-mail verification widget of employees and recommenders (specification, sections 4, 5, 7 and 8). */
export function EmailCertification(member: CertifiedMember) {
  const t = useTranslations('myPage.certification');
  const keyTexts = useTranslations('common.key');
  const confirmLabel = useTranslations('common.actions')('confirm');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, forget } = useDraft(
    { form: `certification:${member.type}`, owner: member.membershipNo },
    noParts,
    draftSchema,
  );
  const [key, setKey] = useState('');
  const { alert, readAlert, errors, sent: lastSent, forgetSent, ...steps } = useCertification(member);
  const { send, check, isSending, isChecking } = steps;
  // A key that was sent to another address is ignored.
  const sent = lastSent?.email === emailOf(values) ? lastSent : null;
  const secondsLeft = useSecondsLeft(sent?.until ?? null);
  const secondsToWait = useSecondsLeft(sent?.mayResendAt ?? null);

  // Back leads from the key to its address, on the same page, once the alert that it was sent is closed.
  const [isAtKey, setAtKey] = useState(false);
  useBackCloses(sent !== null && (isAtKey || sent.isUnsure), forgetSent);

  const field = alert?.field;
  const readField = useRef<CertificationField | null>(null);
  useEffect(() => {
    if (field !== undefined) readField.current = field;
    else if (readField.current !== null) {
      // After the dialog has returned the focus to the pressed button.
      form.current?.querySelector<HTMLElement>(`[name="${readField.current}"]`)?.focus();
      readField.current = null;
    }
  }, [field]);

  // An alert has the focus first.
  const hasAlert = alert !== null;
  useEffect(() => {
    if (errors.local !== undefined && !hasAlert) form.current?.querySelector<HTMLElement>('[name="local"]')?.focus();
  }, [errors, hasAlert]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (sent ? check(values, key) : send(values));
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-7">
      <EmailFields
        field={(part) => ({
          id: `${id}-${part}`,
          name: part,
          value: values[part],
          onChange: ({ target }) => change({ [part]: target.value }),
          error: errors[part],
        })}
        labels={{ local: t('local'), domain: t('domain') }}
        onLeave={() => change(splitEmail(values))}
      />
      {sent?.isUnsure && (
        <Notice key={sent.mayResendAt} live tone="warning">
          {keyTexts('unsure', { address: sent.email })}
        </Notice>
      )}
      {sent && (
        <KeyField
          id={`${id}-key`}
          name="key"
          label={t('key')}
          hint={t(sent.until !== null && secondsLeft === 0 ? 'keyOver' : 'keyHint', { address: sent.email })}
          value={key}
          onChange={({ target }) => setKey(target.value)}
          secondsLeft={secondsLeft}
          error={errors.key}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton pending={sent ? isChecking : isSending} pendingLabel={t(sent ? 'checking' : 'sending')}>
          {t(sent ? 'check' : 'send')}
        </SubmitButton>
        {sent && (
          <Button
            variant="secondary"
            pending={isSending}
            pendingLabel={t('sending')}
            disabledReason={secondsToWait > 0 ? t('resendIn', { seconds: secondsToWait }) : undefined}
            onClick={() => void send(values)}
          >
            {t('resend')}
          </Button>
        )}
      </div>
      <AlertDialog
        open={alert !== null}
        message={alert?.message ?? ''}
        detail={alert?.detail}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          if (alert?.isCertified) forget();
          setAtKey(sent !== null && !alert?.isCertified);
          readAlert();
        }}
      />
    </form>
  );
}
