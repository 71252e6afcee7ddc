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
  today: SeoulDay;
  nights: Nights;
  /** Days whose night is sold out. */
  disabledDates: readonly SeoulDay[];
  pick: DatePick;
  onPick: (pick: DatePick) => void;
  /** The focused day; typed dates move it. */
  focused: SeoulDay;
  onFocus: (day: SeoulDay) => void;
  /** Reserve the line of the prices. */
  priced: boolean;
  /** Show members' prices where there are two. */
  isMember?: boolean;
  months: 1 | 2;
  onViewMonth: (month: SeoulMonth) => void;
  autoFocus?: boolean;
}

/** Two picks make a stay. After the first, only valid check-out days (and earlier days, to begin again) are open. */
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
  // The keyboard previews the focused day, the mouse the hovered one.
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
      // Without a start there is nothing to preview, so no day needs to render.
      onHover={start === null ? ignore : setHovered}
      onViewMonth={onViewMonth}
      autoFocus={autoFocus}
    />
  );
}

/** The fields and notes beside it change more often. */
export const StayCalendar = memo(Calendar);
