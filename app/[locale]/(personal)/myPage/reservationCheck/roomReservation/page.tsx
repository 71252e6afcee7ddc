import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReservationList } from '@/components/my-page/reservation-check/reservation-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { reservationViewOf } from '@/lib/my-page/reservation-views';
import { seoulToday } from '@/lib/stay/dates';

interface RoomReservationPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: RoomReservationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.reservations' });
  return entryMetadata(locale, 'roomReservation', t('description'));
}

export default async function RoomReservationPage({ params, searchParams }: RoomReservationPageProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await openEntry('roomReservation')) === null) return null;
  return (
    <>
      <EntryHeading entry="roomReservation" className="mb-8" />
      <ReservationList locale={locale} view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
