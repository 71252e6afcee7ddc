'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { checkLookUpForm, type LookUpForm as Form, type LookUpField, spelledNumber } from '@/lib/booking/look-up-form';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/routes/paths';

const textOf = (data: FormData, field: LookUpField) => String(data.get(field) ?? '');

/**
 * The look-up of a guest's reservation. What is typed is neither stored nor put into an address.
 * @param number of a link in a mail; empty for none
 */
export function LookUpForm({ number }: { number: string }) {
  const t = useTranslations('booking.lookUp');
  const problems = useTranslations('problems');
  const common = useTranslations('common.form');
  const locale = useLocale();
  const id = useId();
  const [wrong, setWrong] = useState<LookUpField[]>([]);
  const [tries, setTries] = useState(0);

  function failureOf(problem: ProblemError): string {
    // An unknown number and a wrong name get the same answer, as at the hub.
    if (problem.code === 'not_found') return t('notFound');
    const minutes = minutesToWait(problem);
    return minutes === undefined ? problems(problemMessageKey(problem)) : problems('rateLimitedFor', { minutes });
  }
  const { run, pending, failure, reset } = useAction(
    async (form: Form) => {
      await bffPost('/api/guest/look-up', { ...form, reservationNo: spelledNumber(form.reservationNo) });
      return leavePage(localizedPath(locale, paths.guestReservation()));
    },
    { failureOf },
  );

  function lookUp(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const form: Form = {
      reservationNo: textOf(data, 'reservationNo'),
      lastName: textOf(data, 'lastName'),
      contact: textOf(data, 'contact'),
    };
    const found = checkLookUpForm(form);
    setWrong(found);
    setTries((count) => count + 1);
    reset();
    if (found.length === 0) void run(form);
  }

  const errorOf = (field: LookUpField) => (wrong.includes(field) ? t(`errors.${field}`) : undefined);
  return (
    <form method="post" noValidate onSubmit={lookUp} className="flex flex-col gap-6">
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
        id={`${id}-reservationNo`}
        name="reservationNo"
        label={t('reservationNo')}
        hint={t('reservationNoHint')}
        defaultValue={number}
        error={errorOf('reservationNo')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        id={`${id}-lastName`}
        name="lastName"
        label={t('lastName')}
        hint={t('lastNameHint')}
        error={errorOf('lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        id={`${id}-contact`}
        name="contact"
        label={t('contact')}
        hint={t('contactHint')}
        error={errorOf('contact')}
        autoComplete="email"
        required
      />
      <SubmitButton pending={pending} className="sm:self-start">
        {t('find')}
      </SubmitButton>
    </form>
  );
}
