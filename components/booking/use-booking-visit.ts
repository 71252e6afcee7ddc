import { useMemo } from 'react';
import { bookingVisitStore, GUEST_OWNER, guestFormKey, visitKey } from '@/lib/booking/booking-visit';
import { useVisit } from '@/lib/booking/use-visit';
import type { StayToBook } from '@/lib/stay/booking-params';

export function useBookingVisit(booking: StayToBook, owner: string) {
  const key = visitKey(booking, owner);
  const guestKey = visitKey(booking, GUEST_OWNER);
  const formKey = guestFormKey(booking);
  const roomCount = booking.rooms.length;
  const store = useMemo(
    () => bookingVisitStore({ key, guestKey, formKey, owner, roomCount }),
    [key, guestKey, formKey, owner, roomCount],
  );
  return useVisit(store);
}
