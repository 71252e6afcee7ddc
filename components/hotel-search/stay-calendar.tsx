'use client';

import { parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { languageOf } from '@/lib/i18n/languages';
import type { Nights } from '@/lib/stay/availability';
import { addDays, type SeoulDay, type SeoulMonth } from '@/lib/stay/dates';
import { canPick, type DatePick, openStart, pickDay } from '@/lib/stay/pick-dates';
import { stayLimits } from '@/lib/stay/stay-dates';
import { CalendarMonths } from './calendar-months';
import type { DayFacts } from './day-cell';
import { dayFacts, dayPrices } from './day-words';
import type { SearchTexts } from './search-texts';

export interface StayCalendarProps {
  locale: string;
  texts: SearchTexts;
  /** The day it is in Seoul. */
  today: SeoulDay;
  nights: Nights;
  pick: DatePick;
  onPick: (pick: DatePick) => void;
  /** Months beside each other. */
  months: 1 | 2;
  onViewMonth: (month: SeoulMonth) => void;
}

/**
 * The night-aware calendar. Two picks make a stay; after the first, only the days on which it may end are
 * open (and earlier ones, to begin anew). A single-date calendar carries it, because a range calendar takes
 * a sold-out last day for an error.
 */
export function StayCalendar({ locale, texts, today, nights, pick, onPick, months, onViewMonth }: StayCalendarProps) {
  const [hovered, setHovered] = useState<SeoulDay | null>(null);
  const [focused, setFocused] = useState(() => parseDate(pick.start ?? today));
  const prices = useMemo(() => dayPrices(locale), [locale]);
  const lastDay = addDays(today, stayLimits.bookableDays);
  const start = openStart(pick);
  // The keyboard previews the day it is on, the mouse the day it is over.
  const candidate = hovered ?? focused.toString();
  const preview = start !== null && candidate > start && canPick(nights, pick, candidate) ? candidate : null;

  const factsOf = (day: SeoulDay): DayFacts =>
    dayFacts(day, { nights, pick, preview, locale, texts, prices, outside: day < today || day > lastDay });

  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={texts.calendar.title}
        autoFocus
        value={null}
        minValue={parseDate(today)}
        maxValue={parseDate(lastDay)}
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment="start"
        firstDayOfWeek={languageOf(locale).weekStartsOn === 1 ? 'mon' : 'sun'}
        isDateUnavailable={(date) => !canPick(nights, pick, date.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(date) => onPick(pickDay(nights, pick, date.toString()))}
      >
        <CalendarMonths
          locale={locale}
          texts={texts}
          months={months}
          factsOf={factsOf}
          onHover={setHovered}
          onViewMonth={onViewMonth}
        />
      </Calendar>
    </I18nProvider>
  );
}
