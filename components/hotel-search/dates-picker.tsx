'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { soldOutDays } from '@/lib/stay/availability';
import { countNights, monthOf, type SeoulDay, seoulToday } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';
import { type DatePick, openStart } from '@/lib/stay/pick-dates';
import {
  availableDateRequestAtom,
  confirmedStayAtom,
  disabledDatesAtom,
  selectedEndAtom,
  selectedHotelsAtom,
  selectedStartAtom,
} from '@/lib/stay/search-atoms';
import { PickerSurface } from './picker-surface';
import type { SearchTexts } from './search-texts';
import { StayCalendar } from './stay-calendar';
import { useNights } from './use-nights';
import { useWideScreen } from './use-wide-screen';

export interface DatesPickerProps {
  locale: string;
  texts: SearchTexts;
  /** The hotel of a form for one hotel; without it the chosen ones count. */
  hotelId?: string;
  onClose: () => void;
}

/** The dates of the search: the calendar with the nights of the chosen hotel, and what is picked in words. */
export default function DatesPicker({ locale, texts, hotelId, onClose }: DatesPickerProps) {
  const { form, calendar, counts } = texts;
  const wide = useWideScreen();
  const months = wide ? 2 : 1;
  const [today] = useState<SeoulDay>(() => seoulToday(new Date()));
  const chosenHotels = useAtomValue(selectedHotelsAtom);
  const hotelIds = hotelId === undefined ? chosenHotels.map((chosen) => chosen.hotelId) : [hotelId];
  const confirmed = useAtomValue(confirmedStayAtom);
  const confirm = useSetAtom(confirmedStayAtom);
  const setStart = useSetAtom(selectedStartAtom);
  const setEnd = useSetAtom(selectedEndAtom);
  const setRequest = useSetAtom(availableDateRequestAtom);
  const setDisabledDates = useSetAtom(disabledDatesAtom);
  const [pick, setPick] = useState<DatePick>({ start: confirmed.checkInDate, end: confirmed.checkOutDate });
  const [viewMonth, setViewMonth] = useState(monthOf(confirmed.checkInDate));
  // A month more than is seen, so that the next turn finds its prices there, and a stay may run over the edge.
  const viewPeriod = months + 1;
  const { nights, status } = useNights({ hotelIds, viewMonth, viewPeriod });

  // By its text: the list is a new one at every render, and writing it makes the form render.
  const hotelKey = hotelIds.join(' ');
  useEffect(() => {
    setRequest({ hotelIdList: hotelKey === '' ? [] : hotelKey.split(' '), viewMonth, viewPeriod });
  }, [hotelKey, viewMonth, viewPeriod, setRequest]);

  useEffect(() => {
    if (status === 'ready') setDisabledDates(soldOutDays(nights));
  }, [nights, status, setDisabledDates]);

  const choose = (next: DatePick) => {
    setPick(next);
    setStart(next.start);
    setEnd(next.end);
    if (next.start !== null && next.end !== null) confirm({ checkInDate: next.start, checkOutDate: next.end });
  };
  const close = () => {
    // A pick without an end is dropped; the confirmed dates still stand.
    if (pick.end === null) confirm(confirmed);
    onClose();
  };

  const day = (value: SeoulDay | null) => (value === null ? '' : formatShortDay(value, locale));
  const nightCount = countNights(pick.start, pick.end);
  const summary =
    pick.end === null
      ? `${day(openStart(pick))} · ${calendar.chooseCheckOut}`
      : `${day(pick.start)} – ${day(pick.end)} · ${counts.nights[nightCount] ?? ''}`;

  return (
    <PickerSurface
      title={calendar.title}
      closeLabel={form.close}
      doneLabel={form.done}
      onClose={close}
      summary={summary}
    >
      <StayCalendar
        key={months}
        locale={locale}
        texts={texts}
        today={today}
        nights={nights}
        pick={pick}
        onPick={choose}
        months={months}
        onViewMonth={setViewMonth}
      />
      <p aria-live="polite" className="mt-5 min-h-5 text-ink-muted text-xs">
        {status === 'off' && calendar.priceHint}
        {status === 'loading' && form.loading}
        {status === 'failed' && calendar.pricesFailed}
        {status === 'ready' && (
          <span className="inline-flex flex-wrap gap-x-6">
            <span>{calendar.priceLegend}</span>
            <span>
              <s aria-hidden="true" className="tabular mr-1.5 decoration-edge">
                12
              </s>
              {calendar.soldOutLegend}
            </span>
          </span>
        )}
      </p>
    </PickerSurface>
  );
}
