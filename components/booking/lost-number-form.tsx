'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormSummary } from '@/components/layout/form-summary';
import { useSentForm } from '@/components/layout/use-sent-form';
import { FocusedMessage } from '@/components/ui/focused-message';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField } from '@/components/ui/text-field';
import { bffPost } from '@/lib/bff/bff-client';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { type LostNumber, lostNumberSchema } from '@/lib/booking/look-up-schema';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { handlers } from '@/lib/routes/handlers';

/** Mails the numbers of a guest's reservations. The page says the same whether or not there are any. */
export function LostNumberForm() {
  const t = useTranslations('booking.lookUp.lost');
  const problems = useTranslations('problems');
  const common = useTranslations('common');
  const { code } = languageOf(useLocale() as Locale);

  function sentenceOfRefusal(problem: ProblemError): string {
    if (!isSurelyUndone(problem)) return common('mailAgain.unsure');
    const minutes = minutesToWait(problem);
    return minutes === undefined ? problems(problemMessageKey(problem)) : problems('rateLimitedFor', { minutes });
  }
  const { form, field, summary, pending, result } = useSentForm({
    schema: lostNumberSchema,
    sentenceOf: (key: keyof LostNumber) => t(`errors.${key}`),
    send: async (asked: LostNumber) => {
      await bffPost(handlers.guest.number, { ...asked, lang: code });
      return asked.email;
    },
    refusalOf: (problem) => ({ sentence: sentenceOfRefusal(problem) }),
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
