'use client';

import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isProblemError } from '@/lib/bff/problem-error';
import { type Nights, unknownNights } from '@/lib/stay/availability';
import { addMonths, type SeoulMonth } from '@/lib/stay/dates';
import { type AskNights, fetchMonths, keptNights, missingMonths } from './nights-store';

interface NightsRequest {
  /** Names in the store whose nights these are; empty for nobody's. */
  key: string;
  /** Asks for them; read when the key or the months change. */
  ask: AskNights;
  viewMonth: SeoulMonth;
  /** Months in view. */
  viewPeriod: number;
}

export interface NightsInView {
  nights: Nights;
  status: 'off' | 'loading' | 'ready' | 'failed';
  /** Why the nights in view are not there, while they have failed. */
  error: unknown;
  /** Asks again for what failed. */
  retry: () => void;
}

/**
 * Nights and lowest prices of the months in view, fetched as they come into view and kept for a while, also
 * when the calendar is closed and opened again. The month after them is fetched ahead. A request is given up
 * when its months or what they belong to are left.
 */
export function useNights({ key, ask, viewMonth, viewPeriod }: NightsRequest): NightsInView {
  const [arrivals, setArrivals] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const asked = `${key}|${viewMonth}|${viewPeriod}|${attempt}`;
  const [failed, setFailed] = useState<{ asked: string; error: unknown } | null>(null);
  const askOfNow = useEffectEvent(() => ask);

  useEffect(() => {
    if (key === '') return;
    const controller = new AbortController();
    const askNights = askOfNow();
    const load = async (first: SeoulMonth, count: number) => {
      const months = missingMonths(key, first, count);
      if (months.length === 0) return;
      await fetchMonths(key, months, askNights, controller.signal);
      // A calendar full of prices is drawn in pieces, while it is already used.
      startTransition(() => setArrivals((count) => count + 1));
    };
    load(viewMonth, viewPeriod).then(
      // What is fetched ahead and fails is asked for again, aloud, when it is turned to.
      () => load(addMonths(viewMonth, viewPeriod), 1).catch(() => undefined),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!isProblemError(error)) reportError(error);
        setFailed({ asked, error });
      },
    );
    return () => controller.abort();
  }, [key, viewMonth, viewPeriod, asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: gathered anew when something has arrived
  const nights = useMemo(() => (key === '' ? unknownNights : keptNights(key)), [key, arrivals]);
  const retry = () => setAttempt((count) => count + 1);
  const inView = { nights, error: undefined, retry };
  if (key === '') return { ...inView, status: 'off' };
  if (missingMonths(key, viewMonth, viewPeriod).length === 0) return { ...inView, status: 'ready' };
  if (failed?.asked === asked) return { ...inView, status: 'failed', error: failed.error };
  return { ...inView, status: 'loading' };
}
