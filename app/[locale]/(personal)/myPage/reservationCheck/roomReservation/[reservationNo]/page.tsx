import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReservationDetailView } from '@/components/my-page/reservation-check/reservation-detail';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { loadReservation } from '@/lib/my-page/load-reservation';
import { isNotFound } from '@/lib/my-page/member-load';

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
  const load = loadReservation(reservationNo, languageOf(locale).code);
  if (isNotFound(await load)) notFound();
  return (
    <MemberAnswer load={load} known={<KnownCancellation locale={locale} reservationNo={reservationNo} />}>
      {(reservation) => <ReservationDetailView key={reservationNo} locale={locale} reservation={reservation} />}
    </MemberAnswer>
  );
}
