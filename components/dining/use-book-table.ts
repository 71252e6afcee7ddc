import { useLocale } from 'next-intl';
import type { Leave } from '@/components/layout/use-action';
import { type FailedAttempt, type JustBooked, useAttempt } from '@/components/reservation/use-attempt';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { takeCompleted } from '@/lib/browser-storage/attempts';
import { type TableFailure, tableFailureOf } from '@/lib/dining/table-failure';
import type { ChosenSeating } from '@/lib/dining/table-guest-form';
import type { TableVisit } from '@/lib/dining/table-visit';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { guestAddress, handlers } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';

export type FailedTable = FailedAttempt<TableFailure | JustBooked>;

function pathOf(booker: 'member' | 'guest', changing: string | null): string {
  if (booker === 'guest') return changing === null ? handlers.guest.table : guestAddress('tableChange', changing);
  if (changing === null) return hubCall('createTableReservation');
  return hubCall('changeTableReservation', { tableReservationNo: changing });
}

/** Of a table that is moved, with the revision that it is sent for. */
type SentTable = object & { revision?: number };

interface WantedTable {
  seating: ChosenSeating;
  owner: string;
  changing: string | null;
  /** The table on the page is not the present one. */
  onOutdated: () => void;
}

/**
 * Books or moves a table once. The confirmation replaces this page in the history, so that Back does not lead to a sent
 * form.
 */
export function useBookTable(
  update: (change: Partial<TableVisit>) => void,
  { seating, owner, changing, onOutdated }: WantedTable,
) {
  const locale = useLocale();
  const asGuest = owner === GUEST_OWNER;
  const path = pathOf(asGuest ? 'guest' : 'member', changing);
  const intent = { thing: `table:${seating.restaurantId}:${seating.date}`, owner: asGuest ? null : owner };

  const leaveBooked = ({ data }: { data: { tableReservationNo: string } }, leave: Leave) => {
    const { tableReservationNo } = data;
    // A guest's data do not stay in the tab, and a change that was made is no draft.
    if (changing !== null) update({ tableReservationNo, form: null, booked: null, meanwhile: null });
    else update(asGuest ? { tableReservationNo, form: null } : { tableReservationNo });
    const next =
      changing === null
        ? paths.tableConfirmation(tableReservationNo)
        : asGuest
          ? paths.guestReservation({ done: 'changed' })
          : paths.myPageReservationCheck.diningReservationDetail(tableReservationNo, { done: 'changed' });
    return leave(localizedPath(locale, next));
  };
  const { attempt, bookAgain, pending, failed } = useAttempt(
    (problem, earlierUnsure) => {
      const failure = tableFailureOf(problem, earlierUnsure);
      // A table that cannot be changed any more may have been cancelled elsewhere: the server says why.
      if (failure.kind === 'changedMeanwhile' || failure.kind === 'notChangeable') onOutdated();
      return failure;
    },
    leaveBooked,
    ({ data }) => data.tableReservationNo,
  );
  return {
    /** Without an intent for a table that is moved: it keeps its number, and the hub needs no key to compare it with. */
    send: (body: SentTable) => {
      const outcome = body.revision === undefined ? undefined : { ...body, revision: body.revision + 1 };
      attempt({ path, body, intent: changing === null ? intent : undefined, outcome });
    },
    wasMade: (present: SentTable) => takeCompleted(path, present),
    pending,
    failed,
    bookAgain: () => bookAgain(intent),
    /** To the table as after a change; for one that is found to be made. */
    leaveChanged: (tableReservationNo: string) => leaveBooked({ data: { tableReservationNo } }, leavePage),
  };
}
