import { useContext, useEffect, useEffectEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Glyph } from '@/components/ui/glyph';
import { monthOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import { formatMonth } from '@/lib/dates/format';
import { DayCell, type DayFacts } from './day-cell';
import { useSwipe } from './use-swipe';

interface TurnWords {
  previous: string;
  next: string;
}

export interface CalendarMonthsProps {
  locale: string;
  words: TurnWords;
  months: 1 | 2;
  factsOf: (day: SeoulDay) => DayFacts;
  onHover: (day: SeoulDay | null) => void;
  onViewMonth: (month: SeoulMonth) => void;
}

const turnClass = 'icon-button data-disabled:text-stone-deep data-disabled:bg-transparent';

export function CalendarMonths(props: CalendarMonthsProps) {
  const { locale, words, months, factsOf, onHover, onViewMonth } = props;
  const state = useContext(CalendarStateContext);
  if (state === null) throw new Error('CalendarMonths belongs into a calendar');
  const swipe = useSwipe({
    canTurn: (to) => !(to === 'next' ? state.isNextVisibleRangeInvalid() : state.isPreviousVisibleRangeInvalid()),
    turn: (to) => (to === 'next' ? state.focusNextPage() : state.focusPreviousPage()),
  });
  const firstDay = state.visibleRange.start;
  const firstMonth = monthOf(firstDay.toString());

  const tellMonth = useEffectEvent(onViewMonth);
  useEffect(() => tellMonth(firstMonth), [firstMonth]);

  return (
    <div className="relative">
      <div className="absolute inset-x-0 -top-2.5 flex justify-between">
        <Button slot="previous" aria-label={words.previous} className={turnClass}>
          <Glyph name="chevron-left" />
        </Button>
        <Button slot="next" aria-label={words.next} className={turnClass}>
          <Glyph name="chevron-right" />
        </Button>
      </div>
      {/* Wide enough for the outline of a day at its edge. */}
      <div {...swipe} className="-mx-1 touch-pan-y touch-pinch-zoom overflow-x-clip px-1">
        <div className="grid gap-x-14" style={{ gridTemplateColumns: `repeat(${months}, minmax(0, 1fr))` }}>
          {Array.from({ length: months }, (_, index) => firstDay.add({ months: index })).map((month, index) => (
            <div key={month.toString()} className="@container">
              <p aria-hidden="true" className="display mb-4 text-center text-lg">
                {formatMonth(monthOf(month.toString()), locale)}
              </p>
              <CalendarGrid
                offset={{ months: index }}
                weekdayStyle="short"
                className="w-full table-fixed border-collapse"
              >
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className="h-9 font-normal text-ink-muted text-xs">{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <DayCell date={date} month={month} facts={factsOf(date.toString())} onPreview={onHover} />}
                </CalendarGridBody>
              </CalendarGrid>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
