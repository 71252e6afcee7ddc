'use client';

import { useEffect, useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { type HotelNight, mergeNights, type Nights } from '@/lib/stay/availability';
import { addMonths, type SeoulMonth } from '@/lib/stay/dates';

/** The hub's list of hotels in one request ends here; beyond a few, a lowest price says nothing anyway. */
const MOST_HOTELS = 3;

interface AvailableDatesAnswer {
  data: { hotels: { hotelId: string; nights: HotelNight[] }[] };
}

interface NightsRequest {
  /** Hotels whose nights are shown; none or too many means no prices. */
  hotelIds: readonly string[];
  viewMonth: SeoulMonth;
  /** Months in view. */
  viewPeriod: number;
}

export interface NightsInView {
  nights: Nights;
  status: 'off' | 'loading' | 'ready' | 'failed';
}

interface Known {
  key: string;
  months: ReadonlySet<SeoulMonth>;
  nights: ReadonlyMap<string, HotelNight>;
}

const nothing: Known = { key: '', months: new Set(), nights: new Map() };

function missingMonths(known: Known, key: string, { viewMonth, viewPeriod }: NightsRequest): SeoulMonth[] {
  const months = Array.from({ length: viewPeriod }, (_, index) => addMonths(viewMonth, index));
  return known.key === key ? months.filter((month) => !known.months.has(month)) : months;
}

/**
 * Nights and lowest prices of the months in view, fetched month by month as they come into view and kept
 * while the calendar is open. A request is given up when its months or hotels are left.
 */
export function useNights(request: NightsRequest): NightsInView {
  const { hotelIds, viewMonth, viewPeriod } = request;
  const key = hotelIds.length > MOST_HOTELS ? '' : [...hotelIds].sort().join(' ');
  const [known, setKnown] = useState<Known>(nothing);
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef(known);
  latest.current = known;
  const asked = `${key}|${viewMonth}|${viewPeriod}`;

  useEffect(() => {
    const months = missingMonths(latest.current, key, { hotelIds: [], viewMonth, viewPeriod });
    const first = months[0];
    if (key === '' || first === undefined) return;
    const controller = new AbortController();
    const body = { hotelIdList: key.split(' '), viewMonth: first, viewPeriod: months.length };
    bffPost<AvailableDatesAnswer>('/api/hub/product/hotel/available-dates', body, { signal: controller.signal }).then(
      ({ data }) => {
        const merged = mergeNights(data.hotels.map(({ nights }) => nights));
        setFailed(null);
        setKnown((before) => {
          const kept = before.key === key ? before : nothing;
          const nights = new Map(kept.nights);
          for (const [date, night] of merged) nights.set(date, { date, ...night });
          return { key, months: new Set([...kept.months, ...months]), nights };
        });
      },
      () => {
        // Without prices the dates can still be chosen; the result page knows what is free.
        if (!controller.signal.aborted) setFailed(`${key}|${viewMonth}|${viewPeriod}`);
      },
    );
    return () => controller.abort();
  }, [key, viewMonth, viewPeriod]);

  if (key === '') return { nights: new Map(), status: 'off' };
  const complete = missingMonths(known, key, request).length === 0;
  const nights = known.key === key ? known.nights : nothing.nights;
  if (complete) return { nights, status: 'ready' };
  return { nights, status: failed === asked ? 'failed' : 'loading' };
}
