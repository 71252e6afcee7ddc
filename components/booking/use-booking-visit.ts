'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type BookingVisit, newVisit, readVisit, writeVisit } from '@/lib/booking/booking-visit';
import type { GuestForm } from '@/lib/booking/guest-form';
import { browserStores } from '@/lib/native-bridge/browser-stores';

interface VisitNames {
  /** `visitKey` of the booking. */
  key: string;
  owner: string;
  roomCount: number;
}

interface VisitState {
  /** Null until the browser's storage has been read. */
  visit: BookingVisit | null;
  /** What had been typed before this page was loaded; unlike `visit.form` it does not follow the typing. */
  restoredForm: GuestForm | null;
  update: (change: Partial<BookingVisit>) => void;
  /** Forgets the former visit: a new key, nothing booked. */
  startAnew: () => void;
}

/** The tab's memory of this booking, kept in step with its session storage. */
export function useBookingVisit({ key, owner, roomCount }: VisitNames): VisitState {
  const [loaded, setLoaded] = useState<{ visit: BookingVisit; restoredForm: GuestForm | null } | null>(null);
  const latest = useRef<BookingVisit | null>(null);

  const keep = useCallback(
    (visit: BookingVisit, restoredForm?: GuestForm | null) => {
      latest.current = visit;
      writeVisit(browserStores()?.session ?? null, key, visit);
      setLoaded((before) => ({ visit, restoredForm: restoredForm ?? before?.restoredForm ?? null }));
    },
    [key],
  );

  useEffect(() => {
    const stored = readVisit(browserStores()?.session ?? null, { key, owner, roomCount });
    keep(stored ?? newVisit(owner), stored?.form ?? null);
  }, [key, owner, roomCount, keep]);

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
