'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { soldOutDays } from '@/lib/stay/availability';
import { monthOf, type SeoulDay, type SeoulMonth } from '@/lib/stay/dates';
import { type DatePick, stayOfPick } from '@/lib/stay/pick-dates';
import type { RoomOccupancy } from '@/lib/stay/rooms';
import {
  availableDateRequestAtom,
  confirmedStayAtom,
  disabledDatesAtom,
  selectedEndAtom,
  selectedStartAtom,
} from '@/lib/stay/search-atoms';
import { type TypedProblem, typeText } from '@/lib/stay/typed-pick';
import { hotelNights, nightsKeyOf } from './nights-store';
import { useNights } from './use-nights';

export interface DatePickInput {
  hotelIds: readonly string[];
  /** Who is to be housed. */
  rooms: readonly RoomOccupancy[];
  /** Months in view. */
  months: 1 | 2;
  today: SeoulDay;
  locale: string;
}

/** The dates while they are picked, by press, by key or typed, and what of it the search's state hears. */
export function useDatePick({ hotelIds, rooms, months, today, locale }: DatePickInput) {
  const confirmed = useAtomValue(confirmedStayAtom);
  const confirm = useSetAtom(confirmedStayAtom);
  const setStart = useSetAtom(selectedStartAtom);
  const setEnd = useSetAtom(selectedEndAtom);
  const setRequest = useSetAtom(availableDateRequestAtom);
  const setDisabledDates = useSetAtom(disabledDatesAtom);
  const [pick, setPick] = useState<DatePick>({ start: confirmed.checkInDate, end: confirmed.checkOutDate });
  const [focused, setFocused] = useState<SeoulDay>(confirmed.checkInDate);
  const [viewMonth, setViewMonth] = useState<SeoulMonth>(monthOf(confirmed.checkInDate));
  const { nights, status, retry } = useNights({
    key: nightsKeyOf(hotelIds, rooms),
    ask: hotelNights(hotelIds, rooms),
    viewMonth,
    viewPeriod: months,
  });

  /** Drawn out of sight before it was opened: the dates may have changed since. */
  const follow = () => {
    if (pick.start === confirmed.checkInDate && pick.end === confirmed.checkOutDate) return;
    setPick({ start: confirmed.checkInDate, end: confirmed.checkOutDate });
    setFocused(confirmed.checkInDate);
  };

  // By its text: the list is a new one at every render, and writing it makes the form render.
  const hotelKey = hotelIds.join(' ');
  useEffect(() => {
    setRequest({ hotelIdList: hotelKey === '' ? [] : hotelKey.split(' '), viewMonth, viewPeriod: months });
  }, [hotelKey, viewMonth, months, setRequest]);

  useEffect(() => {
    if (status === 'ready') setDisabledDates(soldOutDays(nights));
  }, [nights, status, setDisabledDates]);

  const choose = (next: DatePick) => {
    setPick(next);
    // At once, however the picker is left and whether the check-out has been chosen or not.
    const stay = stayOfPick(nights, next);
    if (stay !== null) confirm(stay);
    setStart(next.start);
    setEnd(next.end);
  };

  /** @returns why the typed text does not stand; null when it was taken over */
  const type = (which: 'start' | 'end', text: string): TypedProblem | null => {
    const typed = typeText(nights, pick, { which, text }, { today, locale });
    if (typed.problem !== null) return typed.problem;
    setFocused(typed.day);
    choose(typed.pick);
    return null;
  };

  /** What was confirmed for a pick without an end becomes what is selected. */
  const settle = () => {
    if (pick.end === null) confirm(confirmed);
  };

  return { pick, choose, type, follow, settle, focused, setFocused, setViewMonth, nights, status, retry };
}
