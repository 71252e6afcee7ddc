import { NextIntlClientProvider, useMessages, type useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';

export type FormTexts = ReturnType<typeof useTranslations<'search.form'>>;
export type CalendarTexts = ReturnType<typeof useTranslations<'search.calendar'>>;
export type StayTexts = ReturnType<typeof useTranslations<'common.stay'>>;

/** The messages that the search form, its pickers and the calendar of a stay format in the browser. */
export function searchMessages({ search, common }: Pick<Messages, 'search' | 'common'>) {
  const { form, place, calendar, unit } = search;
  return { search: { form, place, calendar, unit }, common: { stay: common.stay, ages: common.ages } };
}

export function SearchTexts({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider messages={searchMessages(useMessages())}>{children}</NextIntlClientProvider>;
}
