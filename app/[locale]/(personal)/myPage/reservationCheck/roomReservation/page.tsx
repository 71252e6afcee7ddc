import { ReservationList } from '@/components/my-page/reservation-check/reservation-lists';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { reservationViewOf } from '@/lib/my-page/reservation-views';

export const generateMetadata = entryMetadata('roomReservation', (t) => t('myPage.reservations.description'));

export default entryPage('roomReservation', ({ query: { view } }) => (
  <>
    <EntryHeading entry="roomReservation" className="mb-8" />
    <ReservationList view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
  </>
));
