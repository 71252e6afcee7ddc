import { useLocale } from 'next-intl';
import { surfaceDepth } from '@/components/ui/open-surfaces';
import { stepBackThen } from '@/components/ui/surface-entry';
import { bffPost } from '@/lib/bff/bff-client';
import { type BookingFailure, bookingFailureOf, keepsKey } from '@/lib/booking/booking-failure';
import { type BookingVisit, GUEST_OWNER } from '@/lib/booking/booking-visit';
import { markPurchaseDue } from '@/lib/booking/purchase-mark';
import { newSent, type SentVisit } from '@/lib/booking/stored-visit';
import { dropAttempt, earlierKeys, forgetAttempts, noteAttempt } from '@/lib/booking/unsure-attempts';
import { type Failed, useAttempt } from '@/lib/booking/use-attempt';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { CreateReservationBody, createReservation } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';
import type { BookingRequest } from '@/lib/stay/booking-params';

export type FailedBooking = Failed<BookingFailure>;

interface ConfirmBooking {
  confirm: (body: CreateReservationBody, visit: SentVisit) => Promise<void>;
  pending: boolean;
  failed: FailedBooking | null;
  clearFailure: () => void;
  /** Books again with a new key, although an earlier attempt may have booked. */
  bookAnew: () => void;
}

const tabStorage = () => browserStores()?.session ?? null;

/**
 * Sends a booking once. The confirmation replaces this page in the history, so that Back does not lead to a sent form.
 */
export function useConfirmBooking(
  update: (change: Partial<BookingVisit>) => void,
  { booking, owner }: { booking: BookingRequest; owner: string },
): ConfirmBooking {
  const locale = useLocale();
  const asGuest = owner === GUEST_OWNER;
  const { attempt, ...state } = useAttempt({ update, failureOf: bookingFailureOf, keepsKey });

  async function confirm(body: CreateReservationBody, visit: SentVisit): Promise<void> {
    const { idempotencyKey } = visit;
    const noted = { owner, key: idempotencyKey };
    const send = async () => {
      noteAttempt(tabStorage(), booking, noted);
      const earlier = earlierKeys(tabStorage(), booking, idempotencyKey);
      const { data } = await bffPost<{ data: ResponseOf<typeof createReservation> }>(
        asGuest ? '/api/guest/booking' : '/api/hub/reservation/room',
        { ...body, ...(earlier.length > 0 ? { earlierKeys: earlier } : {}) },
        { idempotencyKey },
      );
      // A guest's data do not stay in the tab.
      update({ reservationNo: data.reservationNo, ...(asGuest ? { form: null } : {}) });
      forgetAttempts(tabStorage(), booking);
      markPurchaseDue(tabStorage(), data.reservationNo);
      const toConfirmation = () => leavePage(localizedPath(locale, paths.bookingConfirmation(data.reservationNo)));
      // The review has an entry of its own, above the page's.
      if (surfaceDepth() > 0) stepBackThen(toConfirmation);
      else toConfirmation();
    };
    await attempt(visit, send, ({ kind }) => {
      if (!visit.unsure && !['unsure', 'alreadySent'].includes(kind)) dropAttempt(tabStorage(), booking, noted);
    });
  }

  function bookAnew(): void {
    forgetAttempts(tabStorage(), booking);
    update(newSent());
    state.clearFailure();
  }
  return { confirm, bookAnew, ...state };
}
