'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Nights, unknownNights } from '@/lib/stay/availability';
import { addMonths, type SeoulMonth } from '@/lib/stay/dates';
import { fetchMonths, hotelKeyOf, hotelNights, keptNights, missingMonths, reservationNights } from './nights-store';

interface NightsRequest {
  /** Hotels whose nights are shown, up to the twenty of a search; none means no prices. */
  hotelIds: readonly string[];
  /** A reservation that is to be moved: its own nights are asked for instead, and kept as long as it is this one. */
  reservation?: { key: string; address: string };
  viewMonth: SeoulMonth;
  /** Months in view. */
  viewPeriod: number;
}

export interface NightsInView {
  nights: Nights;
  status: 'off' | 'loading' | 'ready' | 'failed';
  /** Asks again for what failed. */
  retry: () => void;
}

/**
 * Nights and lowest prices of the months in view, fetched as they come into view and kept for a while, also
 * when the calendar is closed and opened again. The month after them is fetched ahead. A request is given up
 * when its months or hotels are left.
 */
export function useNights({ hotelIds, reservation, viewMonth, viewPeriod }: NightsRequest): NightsInView {
  const key = reservation?.key ?? hotelKeyOf(hotelIds);
  const address = reservation?.address;
  const [arrivals, setArrivals] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const asked = `${key}|${viewMonth}|${viewPeriod}|${attempt}`;
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (key === '') return;
    const controller = new AbortController();
    const ask = address === undefined ? hotelNights(key) : reservationNights(address);
    const load = async (first: SeoulMonth, count: number) => {
      const months = missingMonths(key, first, count);
      if (months.length === 0) return;
      await fetchMonths(key, months, ask, controller.signal);
      // A calendar full of prices is drawn in pieces, while it is already used.
      startTransition(() => setArrivals((count) => count + 1));
    };
    load(viewMonth, viewPeriod).then(
      // What is fetched ahead and fails is asked for again, aloud, when it is turned to.
      () => load(addMonths(viewMonth, viewPeriod), 1).catch(() => undefined),
      () => {
        if (!controller.signal.aborted) setFailed(asked);
      },
    );
    return () => controller.abort();
  }, [key, address, viewMonth, viewPeriod, asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: gathered anew when something has arrived
  const nights = useMemo(() => (key === '' ? unknownNights : keptNights(key)), [key, arrivals]);
  const retry = () => setAttempt((count) => count + 1);
  if (key === '') return { nights, status: 'off', retry };
  if (missingMonths(key, viewMonth, viewPeriod).length === 0) return { nights, status: 'ready', retry };
  return { nights, status: failed === asked ? 'failed' : 'loading', retry };
}
