'use client';

import { useState } from 'react';
import type { PickedDates } from '@/components/booking/change-stay';
import { CalendarNotes } from '@/components/hotel-search/calendar-notes';
import type { SearchTexts } from '@/components/hotel-search/search-texts';
import { StayCalendar } from '@/components/hotel-search/stay-calendar';
import { useNights } from '@/components/hotel-search/use-nights';
import { useWideScreen } from '@/components/hotel-search/use-wide-screen';
import { TextField } from '@/components/ui/text-field';
import { monthOf, type SeoulDay, type SeoulMonth, seoulToday } from '@/lib/stay/dates';

export interface ChangeDatesProps {
  locale: string;
  texts: SearchTexts;
  hotelId: string;
  dates: PickedDates;
  onPick: (dates: PickedDates) => void;
}

/**
 * New dates of a stay, typed or picked in the search's own calendar with the hotel's free nights. Here, because
 * two features meet in it and neither may know the other.
 */
export function ChangeDates({ locale, texts, hotelId, dates, onPick }: ChangeDatesProps) {
  const { form } = texts;
  const months = useWideScreen() ? 2 : 1;
  const [today] = useState<SeoulDay>(() => seoulToday(new Date()));
  const [focused, setFocused] = useState<SeoulDay>(dates.checkInDate);
  const [viewMonth, setViewMonth] = useState<SeoulMonth>(monthOf(dates.checkInDate));
  const { nights, status, retry } = useNights({ hotelIds: [hotelId], viewMonth, viewPeriod: months });
  const typed = (field: keyof PickedDates) => (value: string) => {
    if (value === '') return;
    setFocused(value);
    onPick({ ...dates, [field]: value });
  };
  return (
    <div>
      <div className="mb-7 grid grid-cols-2 gap-x-4 lg:gap-x-14">
        <TextField
          type="date"
          label={form.checkIn}
          min={today}
          value={dates.checkInDate}
          onChange={(event) => typed('checkInDate')(event.target.value)}
        />
        <TextField
          type="date"
          label={form.checkOut}
          min={dates.checkInDate}
          value={dates.checkOutDate ?? ''}
          onChange={(event) => typed('checkOutDate')(event.target.value)}
        />
      </div>
      <StayCalendar
        key={months}
        locale={locale}
        texts={texts}
        today={today}
        nights={nights}
        pick={{ start: dates.checkInDate, end: dates.checkOutDate }}
        onPick={({ start, end }) => onPick({ checkInDate: start ?? dates.checkInDate, checkOutDate: end })}
        focused={focused}
        onFocus={setFocused}
        priced={status !== 'off'}
        months={months}
        onViewMonth={setViewMonth}
        autoFocus={false}
      />
      <CalendarNotes texts={texts} status={status} onRetry={retry} many={false} />
    </div>
  );
}
