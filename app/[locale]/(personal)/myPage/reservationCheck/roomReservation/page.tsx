import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReservationList } from '@/components/my-page/reservation-check/reservation-list';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { reservationViewOf } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import { seoulToday } from '@/lib/stay/dates';

interface RoomReservationPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: RoomReservationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.reservations' });
  const path = paths.myPageReservationCheck.roomReservation();
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), index: false });
}

export default async function RoomReservationPage({ params, searchParams }: RoomReservationPageProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'myPage.reservations' });
  return (
    <>
      <PageHeading title={t('title')} className="mb-8" />
      <ReservationList locale={locale} view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
