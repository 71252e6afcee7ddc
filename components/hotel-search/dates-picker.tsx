'use client';

import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { FieldError } from '@/components/ui/field-frame';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { countNights, type SeoulDay, seoulToday } from '@/lib/stay/dates';
import { roomsAtom, selectedHotelsAtom } from '@/lib/stay/search-atoms';
import { problemOfStay } from '@/lib/stay/stay-problem';
import { CalendarNotes } from './calendar-notes';
import { PickerSurface } from './picker-surface';
import { problemWords } from './problem-words';
import type { SearchTexts } from './search-texts';
import { StayCalendar } from './stay-calendar';
import { TypedDayField } from './typed-day-field';
import { useDatePick } from './use-date-pick';
import { useWideScreen } from './use-wide-screen';

export interface DatesPickerProps {
  locale: string;
  texts: SearchTexts;
  /** The hotel of a form for one hotel; without it the chosen ones count. */
  hotelId?: string;
  onClose: () => void;
}

/** The dates of the search: two fields to type into, and the calendar with the nights of the chosen hotels. */
function DatesPicker({ locale, texts, hotelId, onClose }: DatesPickerProps) {
  const { form, calendar, counts } = texts;
  const wide = useWideScreen();
  const months = wide ? 2 : 1;
  const [today] = useState<SeoulDay>(() => seoulToday(new Date()));
  const chosenHotels = useAtomValue(selectedHotelsAtom);
  const hotelIds = hotelId === undefined ? chosenHotels.map((chosen) => chosen.hotelId) : [hotelId];
  const rooms = useAtomValue(roomsAtom);
  const [isMember, setMember] = useState(hasSessionHint);
  const dates = useDatePick({ hotelIds, rooms, months, today, locale });
  const { pick, nights, status } = dates;
  // Chosen before its nights were known, or sold out since.
  const problem =
    pick.start !== null && pick.end !== null
      ? problemOfStay(nights, { start: pick.start, end: pick.end }, today)
      : null;

  const typed = (which: 'start' | 'end') => (text: string) => {
    const refused = dates.type(which, text);
    if (refused === null) return null;
    return refused.kind === 'unreadable' ? calendar.problems.unreadable : problemWords(refused, texts, locale);
  };
  const close = () => {
    dates.settle();
    onClose();
  };
  const show = () => {
    dates.follow();
    // Somebody may have logged in or out in another tab since this was drawn out of sight.
    setMember(hasSessionHint());
  };

  return (
    <PickerSurface
      title={calendar.title}
      closeLabel={form.close}
      doneLabel={form.done}
      onClose={close}
      onShow={show}
      summary={pick.end === null ? calendar.chooseCheckOut : counts.nights[countNights(pick.start, pick.end)]}
    >
      <div className="mb-6 grid grid-cols-2 gap-x-6 lg:mb-9 lg:gap-x-14">
        <TypedDayField
          label={form.checkIn}
          locale={locale}
          day={pick.start}
          placeholder={calendar.typedExample}
          onText={typed('start')}
        />
        <TypedDayField
          label={form.checkOut}
          locale={locale}
          day={pick.end}
          placeholder={calendar.typedExample}
          onText={typed('end')}
        />
        <div className="col-span-2">
          <FieldError id="stay">{problem === null ? undefined : problemWords(problem, texts, locale)}</FieldError>
        </div>
      </div>
      <StayCalendar
        key={months}
        locale={locale}
        texts={texts}
        today={today}
        nights={nights}
        pick={pick}
        onPick={dates.choose}
        focused={dates.focused}
        onFocus={dates.setFocused}
        priced={status !== 'off'}
        isMember={isMember}
        months={months}
        onViewMonth={dates.setViewMonth}
        // A sheet gives the focus to its own first stop.
        autoFocus={wide}
      />
      <CalendarNotes texts={texts} status={status} onRetry={dates.retry} many={hotelIds.length > 1} />
    </PickerSurface>
  );
}

export default memo(DatesPicker);
