import { TableDetailView } from '@/components/my-page/reservation-check/table-detail';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadTableReservation } from '@/lib/my-page/load-reservations';
import { numberMetadata } from '@/lib/my-page/number-metadata';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = numberMetadata<{ tableReservationNo: string }>(
  'myPage.tables',
  ({ lang, tableReservationNo }) => loadTableReservation(tableReservationNo, lang),
  (t) => [t('myPage.tables.detailTitle'), t('myPage.tables.description')],
);

export default memberPage<{ tableReservationNo: string }>(({ lang, tableReservationNo, query }) => (
  <MemberAnswer
    load={loadTableReservation(tableReservationNo, lang)}
    notFound={<NumberNotFound of="myPage.tables" />}
    known={<KnownCancellation reservationNo={tableReservationNo} />}
  >
    {(table) => (
      <TableDetailView key={tableReservationNo} table={table} isChanged={firstValue(query, 'done') === 'changed'} />
    )}
  </MemberAnswer>
));
