import { useLocale } from 'next-intl';
import { bffPost } from '@/lib/bff/bff-client';
import { guestAddress } from '@/lib/booking/guest-address';
import type { SentVisit } from '@/lib/booking/stored-visit';
import { type Failed, useAttempt } from '@/lib/booking/use-attempt';
import { keepsTableKey, type TableFailure, tableFailureOf } from '@/lib/dining/table-failure';
import type { TableVisit } from '@/lib/dining/table-visit';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';

export type FailedTable = Failed<TableFailure>;

interface BookTable {
  /** @param body of `createTableReservation`, or of `changeTableReservation` where a table is moved */
  send: (body: object, visit: SentVisit) => Promise<void>;
  pending: boolean;
  failed: FailedTable | null;
}

/** Below `/api`. */
function pathOf(booker: 'member' | 'guest', changing: string | null): string {
  if (booker === 'guest') return changing === null ? '/api/guest/table' : guestAddress('table-change', changing);
  if (changing === null) return '/api/hub/dining/reservation';
  return `/api/hub/dining/reservation/${encodeURIComponent(changing)}/change`;
}

/**
 * Books or moves a table once. The confirmation replaces this page in the history, so that Back does not lead to a sent
 * form.
 * @param changing number of the table that is moved; null for a new one
 */
export function useBookTable(
  update: (change: Partial<TableVisit>) => void,
  { booker, changing }: { booker: 'member' | 'guest'; changing: string | null },
): BookTable {
  const locale = useLocale();
  const { attempt, pending, failed } = useAttempt({ update, failureOf: tableFailureOf, keepsKey: keepsTableKey });

  const send = (body: object, visit: SentVisit) =>
    attempt(visit, async () => {
      const { data } = await bffPost<{ data: { tableReservationNo: string } }>(pathOf(booker, changing), body, {
        idempotencyKey: visit.idempotencyKey,
      });
      const { tableReservationNo } = data;
      // A guest's data do not stay in the tab.
      update(booker === 'guest' ? { tableReservationNo, form: null } : { tableReservationNo });
      const next =
        changing === null
          ? paths.tableConfirmation(tableReservationNo)
          : booker === 'guest'
            ? paths.guestReservation({ done: 'changed' })
            : paths.myPageReservationCheck.diningReservationDetail(tableReservationNo, { done: 'changed' });
      leavePage(localizedPath(locale, next));
    });

  return { send, pending, failed };
}
