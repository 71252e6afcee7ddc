import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { loadSearchTexts } from '@/components/hotel-search/search-texts';
import { PageHeading } from '@/components/ui/page-heading';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { loadMemberPage, memberQuestions, saysNotFound } from '@/lib/my-page/load-member-queries';
import { ChangeReservation } from './change-reservation';

interface ChangePageProps {
  params: Promise<{ locale: Locale; reservationNo: string }>;
}

export async function generateMetadata({ params }: ChangePageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'booking.change' });
  return pageMetadata({ locale, path: null, title: t('title'), description: t('description'), index: false });
}

/** Other dates, guests or requests for one of the member's reservations. */
export default async function ChangePage({ params }: ChangePageProps) {
  const { locale, reservationNo } = await params;
  setRequestLocale(locale);
  const [answers, t, { booking, common }, searchTexts] = await Promise.all([
    loadMemberPage([memberQuestions.reservationDetail(reservationNo, languageOf(locale).code)]),
    getTranslations({ locale, namespace: 'booking.change' }),
    loadMessages(locale),
    loadSearchTexts(locale),
  ]);
  if (saysNotFound(answers)) notFound();
  const { change, form, summary } = booking;
  return (
    <HydrationBoundary state={answers}>
      <PageHeading title={t('title')} className="mb-12" />
      <ChangeReservation
        key={reservationNo}
        reservationNo={reservationNo}
        searchTexts={searchTexts}
        messages={{ booking: { change, form, summary }, common: { terms: common.terms } }}
      />
    </HydrationBoundary>
  );
}
