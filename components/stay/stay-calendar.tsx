import { memo, useMemo, useState } from 'react';
import { DayCalendar } from '@/components/stay/day-calendar';
import type { DayFacts } from '@/components/stay/day-cell';
import type { Nights } from '@/lib/stay/availability';
import { addDays, type SeoulDay, type SeoulMonth } from '@/lib/stay/dates';
import { type DatePick, openStart, pickableDays, pickDay } from '@/lib/stay/pick-dates';
import { stayLimits } from '@/lib/stay/stay-dates';
import { dayFacts, dayPrices } from './day-words';
import type { SearchTexts } from './search-texts';

const ignore = () => undefined;

export interface StayCalendarProps {
  locale: string;
  texts: SearchTexts;
  /** The day it is in Seoul. */
  today: SeoulDay;
  nights: Nights;
  /** Days whose night is sold out. */
  disabledDates: readonly SeoulDay[];
  pick: DatePick;
  onPick: (pick: DatePick) => void;
  /** The day that has the calendar's focus; typed dates move it. */
  focused: SeoulDay;
  onFocus: (day: SeoulDay) => void;
  /** Prices are to be expected: every day keeps their place free. */
  priced: boolean;
  /** Whose prices: a member's where there are two. */
  isMember?: boolean;
  /** Months beside each other. */
  months: 1 | 2;
  onViewMonth: (month: SeoulMonth) => void;
  /** Takes the focus when it appears, as a picker that was opened does; not where it stands in a page. */
  autoFocus?: boolean;
}

/**
 * The night-aware calendar. Two picks make a stay; after the first, only the days on which it may end are
 * open (and earlier ones, to begin anew).
 */
function Calendar(props: StayCalendarProps) {
  const {
    locale,
    texts,
    today,
    nights,
    disabledDates,
    pick,
    onPick,
    focused,
    onFocus,
    priced,
    isMember = false,
    months,
    onViewMonth,
    autoFocus = true,
  } = props;
  const [hovered, setHovered] = useState<SeoulDay | null>(null);
  const prices = useMemo(() => dayPrices(locale), [locale]);
  const isOpen = useMemo(() => pickableDays(nights, pick), [nights, pick]);
  const disabled = useMemo(() => new Set(disabledDates), [disabledDates]);
  const lastDay = addDays(today, stayLimits.bookableDays);
  const start = openStart(pick);
  // The keyboard previews the day it is on, the mouse the day it is over.
  const candidate = hovered ?? focused;
  const preview = start !== null && candidate > start && isOpen(candidate) ? candidate : null;

  const factsOf = (day: SeoulDay): DayFacts => {
    const open = day >= today && day <= lastDay && isOpen(day);
    return dayFacts(day, {
      nights,
      isDisabled: disabled.has(day),
      pick,
      preview,
      locale,
      texts,
      prices,
      open,
      isMember,
      isBeyondSale: day >= lastDay,
    });
  };

  return (
    <DayCalendar
      locale={locale}
      label={texts.calendar.title}
      words={texts.calendar}
      firstDay={today}
      lastDay={lastDay}
      isOpen={isOpen}
      onPick={(day) => onPick(pickDay(nights, pick, day))}
      focused={focused}
      onFocus={onFocus}
      factsOf={factsOf}
      noted={priced}
      months={months}
      // Without a start there is nothing to preview, and no reason to draw every day anew.
      onHover={start === null ? ignore : setHovered}
      onViewMonth={onViewMonth}
      autoFocus={autoFocus}
    />
  );
}

/** Drawn anew by its own changes alone: the fields and notes beside it change more often. */
export const StayCalendar = memo(Calendar);
