import { setRequestLocale } from 'next-intl/server';
import { ReservationList } from '@/components/my-page/reservation-check/reservation-lists';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { reservationViewOf } from '@/lib/my-page/reservation-views';
import { readMember } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.roomReservation'),
  t('myPage.reservations.description'),
]);

export default async function RoomReservationPage({ params, searchParams }: QueryRouteProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await readMember()) === null) return null;
  return (
    <>
      <EntryHeading entry="roomReservation" className="mb-8" />
      <ReservationList locale={locale} view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
