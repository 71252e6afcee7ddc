import { TableList } from '@/components/my-page/reservation-check/reservation-lists';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { reservationViews } from '@/lib/my-page/reservation-views';
import { chosenValue } from '@/lib/routes/query-values';

export const generateMetadata = entryMetadata('diningReservation', (t) => t('myPage.tables.description'));

export default entryPage('diningReservation', ({ query }) => (
  <>
    <EntryHeading entry="diningReservation" className="mb-8" />
    <TableList view={chosenValue(query, 'view', reservationViews) ?? 'upcoming'} todaySeoul={seoulToday(new Date())} />
  </>
));
