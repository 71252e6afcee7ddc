import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { guestAddress } from '@/lib/booking/guest-address';
import { keepsTableKey, type TableFailure, tableFailureOf } from '@/lib/dining/table-failure';
import type { TableVisit } from '@/lib/dining/table-visit';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';

export interface FailedTable {
  failure: TableFailure;
  /** Key of its general sentence below `problems`. */
  messageKey: ProblemMessageKey;
}

interface BookTable {
  /** @param body of `createTableReservation`, or of `changeTableReservation` where a table is moved */
  send: (body: object, visit: Pick<TableVisit, 'idempotencyKey' | 'unsure'>) => Promise<void>;
  pending: boolean;
  failed: FailedTable | null;
}

/** Below `/api`: where a table is booked, or moved. */
function pathOf(booker: 'member' | 'guest', changing: string | null): string {
  if (booker === 'guest') return changing === null ? '/api/guest/table' : guestAddress('table-change', changing);
  if (changing === null) return '/api/hub/dining/reservation';
  return `/api/hub/dining/reservation/${encodeURIComponent(changing)}/change`;
}

/**
 * Books or moves a table, once at a time. After success the confirmation takes this page's place in the history, so
 * that Back does not lead to a form that has been sent.
 * @param changing number of the table that is moved; null for a new one
 */
export function useBookTable(
  update: (change: Partial<TableVisit>) => void,
  { booker, changing }: { booker: 'member' | 'guest'; changing: string | null },
): BookTable {
  const locale = useLocale();
  const underWay = useRef(false);
  const [state, setState] = useState<{ pending: boolean; failed: FailedTable | null }>({
    pending: false,
    failed: null,
  });

  async function send(
    body: object,
    { idempotencyKey, unsure }: Pick<TableVisit, 'idempotencyKey' | 'unsure'>,
  ): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ pending: true, failed: null });
    // Before it is sent: the page may be left or loaded anew while the hub books.
    update({ unsure: true });
    try {
      const { data } = await bffPost<{ data: { tableReservationNo: string } }>(pathOf(booker, changing), body, {
        idempotencyKey,
      });
      const { tableReservationNo } = data;
      // What a guest typed is nobody's to read on a shared device once it has been sent.
      update(booker === 'guest' ? { tableReservationNo, form: null } : { tableReservationNo });
      const next =
        changing === null
          ? paths.tableConfirmation(tableReservationNo)
          : booker === 'guest'
            ? paths.guestReservation({ done: 'changed' })
            : paths.myPageReservationCheck.diningReservationDetail(tableReservationNo, { done: 'changed' });
      leavePage(localizedPath(locale, next));
    } catch (error) {
      underWay.current = false;
      setState({ pending: false, failed: null });
      if (!isProblemError(error)) throw error;
      const failure = tableFailureOf(error, unsure);
      if (!keepsTableKey(failure, unsure)) update({ idempotencyKey: crypto.randomUUID(), unsure: false });
      else if (failure.kind !== 'unsure') update({ unsure });
      setState({ pending: false, failed: { failure, messageKey: problemMessageKey(error) } });
    }
  }

  return { send, ...state };
}
