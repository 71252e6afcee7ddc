import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SeoulDay } from '@/lib/dates/day';
import {
  availableDateRequestAtom,
  datePickAtom,
  disabledDatesAtom,
  nightsSourceAtom,
  settlePickAtom,
} from '@/lib/stay/search-atoms';
import { type TypedProblem, typeText } from '@/lib/stay/typed-pick';
import { calendarInPageAtom, searchNightsAtom, searchNightsSource } from './search-nights';

/** The dates while they are picked, by press, by key or typed, and the nights they are picked from. */
export function useDatePick({ today, locale }: { today: SeoulDay; locale: string }) {
  const [pick, choose] = useAtom(datePickAtom);
  const settle = useSetAtom(settlePickAtom);
  const [{ hotelIdList, viewPeriod }, setViewMonth] = useAtom(availableDateRequestAtom);
  // A calendar full of prices is drawn in pieces, while it is already used.
  const { nights, status, retry } = useDeferredValue(useAtomValue(searchNightsAtom));
  const disabledDates = useDeferredValue(useAtomValue(disabledDatesAtom));
  const [focused, setFocused] = useState<SeoulDay | null>(pick.start);

  const setSource = useSetAtom(nightsSourceAtom);
  const setInPage = useSetAtom(calendarInPageAtom);
  // After the calendar's own effect, which says the month in view.
  useEffect(() => {
    setSource(searchNightsSource);
    setInPage(true);
    return () => setInPage(false);
  }, [setSource, setInPage]);

  /** @returns why the typed text does not stand; null when it was taken over */
  const type = (which: 'start' | 'end', text: string): TypedProblem | null => {
    const typed = typeText(nights, pick, { which, text }, { today, locale });
    if (typed.problem !== null) return typed.problem;
    setFocused(typed.day);
    choose(typed.pick);
    return null;
  };

  return {
    pick,
    choose,
    type,
    settle,
    focused: focused ?? today,
    setFocused,
    nights,
    disabledDates,
    status,
    retry,
    hotelCount: hotelIdList.length,
    months: viewPeriod,
    setViewMonth,
  };
}
