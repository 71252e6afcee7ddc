import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { surfaceDepth } from '@/components/ui/open-surfaces';
import { stepBackThen } from '@/components/ui/surface-entry';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { type BookingFailure, bookingFailureOf, keepsKey } from '@/lib/booking/booking-failure';
import { type BookingVisit, GUEST_OWNER } from '@/lib/booking/booking-visit';
import { markPurchaseDue } from '@/lib/booking/purchase-mark';
import { dropAttempt, earlierKeys, forgetAttempts, noteAttempt } from '@/lib/booking/unsure-attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { CreateReservationBody, createReservation } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';
import type { BookingRequest } from '@/lib/stay/booking-params';

export interface FailedBooking {
  failure: BookingFailure;
  /** Key of its general sentence below `problems`. */
  messageKey: ProblemMessageKey;
}

type SentVisit = Pick<BookingVisit, 'idempotencyKey' | 'unsure'>;

interface ConfirmBooking {
  confirm: (body: CreateReservationBody, visit: SentVisit) => Promise<void>;
  pending: boolean;
  failed: FailedBooking | null;
  clearFailure: () => void;
  /** The guest knows of the earlier attempt and means to book besides: a new key that stands for itself. */
  bookAnew: () => void;
}

const tabStorage = () => browserStores()?.session ?? null;

/**
 * Sends a booking, once at a time. After success the confirmation takes this page's place in the history, so
 * that Back does not lead to a booked form.
 */
export function useConfirmBooking(
  update: (change: Partial<BookingVisit>) => void,
  { booking, owner }: { booking: BookingRequest; owner: string },
): ConfirmBooking {
  const locale = useLocale();
  const asGuest = owner === GUEST_OWNER;
  const underWay = useRef(false);
  const [state, setState] = useState<{ pending: boolean; failed: FailedBooking | null }>({
    pending: false,
    failed: null,
  });

  async function confirm(body: CreateReservationBody, { idempotencyKey, unsure }: SentVisit): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ pending: true, failed: null });
    // Before it is sent: the page may be left or loaded anew while the hub books.
    update({ unsure: true });
    const attempt = { owner, key: idempotencyKey };
    noteAttempt(tabStorage(), booking, attempt);
    const earlier = earlierKeys(tabStorage(), booking, idempotencyKey);
    try {
      const { data } = await bffPost<{ data: ResponseOf<typeof createReservation> }>(
        asGuest ? '/api/guest/booking' : '/api/hub/reservation/room',
        { ...body, ...(earlier.length > 0 ? { earlierKeys: earlier } : {}) },
        { idempotencyKey },
      );
      // What a guest typed is not left behind in the tab.
      update({ reservationNo: data.reservationNo, ...(asGuest ? { form: null } : {}) });
      forgetAttempts(tabStorage(), booking);
      markPurchaseDue(tabStorage(), data.reservationNo);
      const toConfirmation = () => leavePage(localizedPath(locale, paths.bookingConfirmation(data.reservationNo)));
      // The review has an entry of its own, above the page's.
      if (surfaceDepth() > 0) stepBackThen(toConfirmation);
      else toConfirmation();
    } catch (error) {
      underWay.current = false;
      setState({ pending: false, failed: null });
      if (!isProblemError(error)) throw error;
      const failure = bookingFailureOf(error, unsure);
      if (!unsure && !['unsure', 'alreadySent'].includes(failure.kind)) dropAttempt(tabStorage(), booking, attempt);
      if (!keepsKey(failure, unsure)) update({ idempotencyKey: crypto.randomUUID(), unsure: false });
      else if (failure.kind !== 'unsure') update({ unsure });
      setState({ pending: false, failed: { failure, messageKey: problemMessageKey(error) } });
    }
  }

  const clearFailure = () => setState({ pending: false, failed: null });
  function bookAnew(): void {
    forgetAttempts(tabStorage(), booking);
    update({ idempotencyKey: crypto.randomUUID(), unsure: false });
    clearFailure();
  }
  return { confirm, clearFailure, bookAnew, ...state };
}
