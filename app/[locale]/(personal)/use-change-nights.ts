'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { fetchMonths, keptNights, missingMonths, reservationNights } from '@/components/hotel-search/nights-store';
import { isProblemError } from '@/lib/bff/problem-error';
import { type ChangeFailure, refusedNightsOf } from '@/lib/booking/change-stay';
import type { Nights } from '@/lib/stay/availability';
import { addMonths, type SeoulMonth } from '@/lib/stay/dates';

interface ChangeNightsRequest {
  /** Names the reservation as it stands: what is known of it is forgotten once it has been changed. */
  key: string;
  /** Below `/api`: where its nights are told. */
  address: string;
  viewMonth: SeoulMonth;
  /** Months in view. */
  viewPeriod: number;
}

interface ChangeNights {
  nights: Nights;
  status: 'loading' | 'ready' | 'failed';
  /** The rule by which the nights in view are not told; their status is `failed` then, and `retry` is of no use. */
  refusal: ChangeFailure | null;
  /** Asks again for what failed. */
  retry: () => void;
}

/**
 * Nights to which a reservation could be moved, fetched and kept as those of the search are (`useNights`). Unlike
 * those, which anybody may ask for, they can be refused by a rule.
 */
export function useChangeNights({ key, address, viewMonth, viewPeriod }: ChangeNightsRequest): ChangeNights {
  const [arrivals, setArrivals] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const asked = `${key}|${viewMonth}|${viewPeriod}|${attempt}`;
  const [failed, setFailed] = useState<{ asked: string; refusal: ChangeFailure | null } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const ask = reservationNights(address);
    const load = async (first: SeoulMonth, count: number) => {
      const months = missingMonths(key, first, count);
      if (months.length === 0) return;
      await fetchMonths(key, months, ask, controller.signal);
      startTransition(() => setArrivals((count) => count + 1));
    };
    load(viewMonth, viewPeriod).then(
      // What is fetched ahead and fails is asked for again, aloud, when it is turned to.
      () => load(addMonths(viewMonth, viewPeriod), 1).catch(() => undefined),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!isProblemError(error)) reportError(error);
        setFailed({ asked, refusal: isProblemError(error) ? refusedNightsOf(error) : null });
      },
    );
    return () => controller.abort();
  }, [key, address, viewMonth, viewPeriod, asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: gathered anew when something has arrived
  const nights = useMemo(() => keptNights(key), [key, arrivals]);
  const retry = () => setAttempt((count) => count + 1);
  if (missingMonths(key, viewMonth, viewPeriod).length === 0) return { nights, status: 'ready', refusal: null, retry };
  if (failed?.asked === asked) return { nights, status: 'failed', refusal: failed.refusal, retry };
  return { nights, status: 'loading', refusal: null, retry };
}
