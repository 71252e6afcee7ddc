import { ReservationList } from '@/components/my-page/reservation-check/reservation-lists';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { reservationViews } from '@/lib/my-page/reservation-views';
import { chosenValue } from '@/lib/routes/query-values';

export const generateMetadata = entryMetadata('roomReservation', (t) => t('myPage.reservations.description'));

export default entryPage('roomReservation', ({ query }) => (
  <>
    <EntryHeading entry="roomReservation" className="mb-8" />
    <ReservationList
      view={chosenValue(query, 'view', reservationViews) ?? 'upcoming'}
      todaySeoul={seoulToday(new Date())}
    />
  </>
));
