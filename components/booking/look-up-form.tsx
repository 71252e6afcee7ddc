'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormSummary } from '@/components/layout/form-summary';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { type LookUp, lookUpSchema, sendLookUp } from '@/lib/booking/look-up-schema';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

/**
 * The look-up of a guest's reservation. What is typed is neither stored nor put into an address.
 * @param number of a link in a mail; empty for none
 */
export function LookUpForm({ number }: { number: string }) {
  const t = useTranslations('booking.lookUp');
  const sentenceOf = useProblemSentence();
  const locale = useLocale();

  const { form, field, summary, pending } = useSentForm({
    schema: lookUpSchema,
    initial: { reservationNo: number },
    sentenceOf: (key: keyof LookUp) => t(`errors.${key}`),
    asks: true,
    send: async (asked: LookUp, leave) => {
      await sendLookUp(asked);
      return leave(localizedPath(locale, paths.guestReservation()));
    },
    // An unknown number and a wrong name get the same answer, as at the hub.
    refusalOf: (problem) => ({ sentence: problem.code === 'not_found' ? t('notFound') : sentenceOf(problem) }),
  });

  return (
    <form {...form} className="flex flex-col gap-6">
      <FormSummary summary={summary} />
      <TextField
        {...field('reservationNo')}
        label={t('reservationNo')}
        hint={t('reservationNoHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...field('lastName')}
        label={t('lastName')}
        hint={t('lastNameHint')}
        autoComplete="family-name"
        required
      />
      <TextField {...field('contact')} label={t('contact')} hint={t('contactHint')} autoComplete="email" required />
      <SubmitButton pending={pending} className="sm:self-start">
        {t('find')}
      </SubmitButton>
    </form>
  );
}
