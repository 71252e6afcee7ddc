import { useLocale } from 'next-intl';
import type { Leave } from '@/components/layout/use-action';
import { type FailedAttempt, type JustBooked, useAttempt } from '@/components/reservation/use-attempt';
import { surfaceDepth } from '@/components/ui/open-surfaces';
import { stepBackThen } from '@/components/ui/surface-entry';
import { type BookingFailure, bookingFailureOf } from '@/lib/booking/booking-failure';
import { type BookingVisit, GUEST_OWNER } from '@/lib/booking/booking-visit';
import { markPurchaseDue } from '@/lib/booking/purchase-mark';
import { isHeld } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { CreateReservationBody, createReservation } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { handlers } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';
import type { StayToBook } from '@/lib/stay/booking-params';

export type FailedBooking = FailedAttempt<BookingFailure | JustBooked>;

/** The review has an entry of its own, above the page's. */
const leaveReview = (address: string) =>
  surfaceDepth() > 0 ? new Promise<never>(() => stepBackThen(() => leavePage(address))) : leavePage(address);

/** Sends a booking once. The confirmation replaces this page in the history, so that Back does not lead to a sent form. */
export function useConfirmBooking(
  update: (change: Partial<BookingVisit>) => void,
  { booking, owner }: { booking: StayToBook; owner: string },
) {
  const locale = useLocale();
  const asGuest = owner === GUEST_OWNER;
  const { hotelId, checkInDate, checkOutDate } = booking;
  const intent = { thing: `stay:${hotelId}:${checkInDate}:${checkOutDate}`, owner: asGuest ? null : owner };

  const leaveBooked = ({ data }: { data: ResponseOf<typeof createReservation> }, leave: Leave) => {
    // A guest's data do not stay in the tab.
    update({ reservationNo: data.reservationNo, ...(asGuest ? { form: null } : {}) });
    markPurchaseDue(browserStores()?.session ?? null, data.reservationNo);
    return leave(localizedPath(locale, paths.bookingConfirmation(data.reservationNo)), leaveReview);
  };
  const { attempt, bookAgain, ...state } = useAttempt(bookingFailureOf, leaveBooked, ({ data }) => data.reservationNo);
  const path = asGuest ? handlers.guest.booking : hubCall('createReservation');
  return {
    ...state,
    confirm: (body: CreateReservationBody) => attempt({ path, body, intent }),
    /** It was refused until the identity is checked; `confirm` sends it again under its key. */
    isHeld: (body: CreateReservationBody) => isHeld({ path, body, intent }),
    bookAgain: () => bookAgain(intent),
  };
}
