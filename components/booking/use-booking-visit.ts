import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BookingVisit,
  forgetGuestVisits,
  GUEST_OWNER,
  guestFormKey,
  keepGuestForm,
  newVisit,
  readVisit,
  takeGuestForm,
  visitKey,
  writeVisit,
} from '@/lib/booking/booking-visit';
import type { GuestForm } from '@/lib/booking/guest-form';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { BookingRequest } from '@/lib/stay/booking-params';

interface VisitState {
  /** Null until the browser's storage has been read. */
  visit: BookingVisit | null;
  /** What had been typed before this page was loaded; unlike `visit.form` it does not follow the typing. */
  restoredForm: GuestForm | null;
  update: (change: Partial<BookingVisit>) => void;
  /** Forgets the former visit: a new key, nothing booked. */
  startAnew: () => void;
}

const tabStorage = () => browserStores()?.session ?? null;

/**
 * The tab's memory of this booking, kept in step with its session storage. What a guest typed goes along into the
 * visit of the member that the guest logs in as.
 * @param owner membership number, or `GUEST_OWNER`
 */
export function useBookingVisit(booking: BookingRequest, owner: string): VisitState {
  const [loaded, setLoaded] = useState<{ visit: BookingVisit; restoredForm: GuestForm | null } | null>(null);
  const latest = useRef<BookingVisit | null>(null);
  const key = visitKey(booking, owner);
  const formKey = guestFormKey(booking);
  const roomCount = booking.rooms.length;
  const guestKey = visitKey(booking, GUEST_OWNER);

  const keep = useCallback(
    (visit: BookingVisit, restoredForm?: GuestForm | null) => {
      latest.current = visit;
      writeVisit(tabStorage(), key, visit);
      if (owner === GUEST_OWNER) keepGuestForm(tabStorage(), formKey, visit.form);
      setLoaded((before) => ({ visit, restoredForm: restoredForm ?? before?.restoredForm ?? null }));
    },
    [key, formKey, owner],
  );

  useEffect(() => {
    const stored = readVisit(tabStorage(), { key, owner, roomCount });
    const typed = stored?.form ?? takeGuestForm(tabStorage(), formKey, roomCount);
    const asGuest = { key: guestKey, owner: GUEST_OWNER, roomCount };
    // One checkout, whether it was begun before or after the login.
    const checkoutTold = readVisit(tabStorage(), asGuest)?.checkoutTold ?? false;
    if (owner !== GUEST_OWNER) forgetGuestVisits(tabStorage());
    keep({ ...(stored ?? { ...newVisit(owner), checkoutTold }), form: typed }, typed);
  }, [key, guestKey, formKey, owner, roomCount, keep]);

  const update = useCallback(
    (change: Partial<BookingVisit>) => {
      // From the ref, not from the render: a draft and a refused booking may arrive in one tick.
      keep({ ...(latest.current ?? newVisit(owner)), ...change });
    },
    [keep, owner],
  );
  const startAnew = useCallback(() => keep(newVisit(owner)), [keep, owner]);

  return { visit: loaded?.visit ?? null, restoredForm: loaded?.restoredForm ?? null, update, startAnew };
}
