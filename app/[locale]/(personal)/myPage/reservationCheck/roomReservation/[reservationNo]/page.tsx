import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReservationDetailView } from '@/components/my-page/reservation-check/reservation-detail';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { loadMemberPage, memberQuestions, saysNotFound } from '@/lib/my-page/load-member-queries';

interface ReservationPageProps {
  params: Promise<{ locale: Locale; reservationNo: string }>;
}

export async function generateMetadata({ params }: ReservationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.reservation' });
  return pageMetadata({ locale, path: null, title: t('title'), description: t('description'), index: false });
}

export default async function ReservationPage({ params }: ReservationPageProps) {
  const { locale, reservationNo } = await params;
  setRequestLocale(locale);
  const answers = await loadMemberPage([memberQuestions.reservationDetail(reservationNo, languageOf(locale).code)]);
  if (saysNotFound(answers)) notFound();
  return (
    <HydrationBoundary state={answers}>
      <ReservationDetailView key={reservationNo} reservationNo={reservationNo} />
    </HydrationBoundary>
  );
}
