'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { FocusedMessage } from '@/components/ui/focused-message';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField } from '@/components/ui/text-field';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { checkLostNumberForm, type LostNumberField } from '@/lib/booking/look-up-form';
import { type Locale, languageOf } from '@/lib/i18n/languages';

/** Mails the numbers of a guest's reservations. The page says the same whether or not there are any. */
export function LostNumberForm() {
  const t = useTranslations('booking.lookUp.lost');
  const problems = useTranslations('problems');
  const common = useTranslations('common.form');
  const { code } = languageOf(useLocale() as Locale);
  const id = useId();
  const [wrong, setWrong] = useState<LostNumberField[]>([]);
  const [tries, setTries] = useState(0);

  function failureOf(problem: ProblemError): string {
    const minutes = minutesToWait(problem);
    return minutes === undefined ? problems(problemMessageKey(problem)) : problems('rateLimitedFor', { minutes });
  }
  const action = useAction(
    async (form: { lastName: string; email: string }) => {
      await bffPost('/api/guest/number', { ...form, lang: code });
      return form.email;
    },
    { failureOf },
  );
  const { run, pending, failure, result: sentTo, reset } = action;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const form = {
      lastName: String(data.get('lostLastName') ?? '').trim(),
      email: String(data.get('lostEmail') ?? '').trim(),
    };
    const found = checkLostNumberForm(form);
    setWrong(found);
    setTries((count) => count + 1);
    reset();
    if (found.length === 0) void run(form);
  }

  if (sentTo !== null) return <FocusedMessage title={t('sentTitle')} sentence={t('sent', { email: sentTo })} />;
  const errorOf = (field: LostNumberField) => (wrong.includes(field) ? t(`errors.${field}`) : undefined);
  return (
    <form method="post" noValidate onSubmit={send} className="flex flex-col gap-6">
      <FormErrorSummary
        key={tries}
        title={common('errorSummary')}
        errors={wrong.map((field) => ({ fieldId: `${id}-${field}`, message: t(`errors.${field}`) }))}
      />
      {failure !== null && (
        <Notice live tone="error">
          {failure}
        </Notice>
      )}
      <TextField
        id={`${id}-lastName`}
        name="lostLastName"
        label={t('lastName')}
        error={errorOf('lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        id={`${id}-email`}
        name="lostEmail"
        label={t('email')}
        hint={t('emailHint')}
        error={errorOf('email')}
        {...emailInput}
        required
      />
      <SubmitButton variant="secondary" pending={pending} className="sm:self-start">
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
