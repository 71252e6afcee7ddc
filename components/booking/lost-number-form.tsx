'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormSummary } from '@/components/layout/form-summary';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { FocusedMessage } from '@/components/ui/focused-message';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField } from '@/components/ui/text-field';
import { type LostNumber, lostNumberSchema, sendLostNumber } from '@/lib/booking/look-up-schema';
import { type Locale, languageOf } from '@/lib/i18n/languages';

/** Mails the numbers of a guest's reservations. The page says the same whether or not there are any. */
export function LostNumberForm() {
  const t = useTranslations('booking.lookUp.lost');
  const sentenceOf = useProblemSentence({ unsure: useTranslations('common')('mailAgain.unsure') });
  const { code } = languageOf(useLocale() as Locale);

  const { form, field, summary, pending, result } = useSentForm({
    schema: lostNumberSchema,
    sentenceOf: (key: keyof LostNumber) => t(`errors.${key}`),
    send: (asked: LostNumber) => sendLostNumber(asked, code),
    refusalOf: (problem) => ({ sentence: sentenceOf(problem) }),
  });

  if (result !== null) return <FocusedMessage title={t('sentTitle')} sentence={t('sent', { email: result })} />;
  return (
    <form {...form} className="flex flex-col gap-6">
      <FormSummary summary={summary} />
      <TextField {...field('lostLastName')} label={t('lastName')} autoComplete="family-name" required />
      <TextField {...field('lostEmail')} label={t('email')} hint={t('emailHint')} {...emailInput} required />
      <SubmitButton variant="secondary" pending={pending} className="sm:self-start">
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
