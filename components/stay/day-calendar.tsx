import { parseDate } from '@internationalized/date';
import { useContext, useEffect, useEffectEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Glyph } from '@/components/ui/glyph';
import { monthOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import { formatMonth } from '@/lib/dates/format';
import { languageOf } from '@/lib/i18n/languages';
import { DayCell, type DayFacts } from './day-cell';
import { useSwipe } from './use-swipe';

export interface DayCalendarProps extends CalendarMonthsProps {
  label: string;
  /** Days outside are shown, and cannot be picked. */
  firstDay: SeoulDay;
  lastDay: SeoulDay;
  /** Whether a day may be picked; others take the focus too, so that their reason is read out. */
  isOpen: (day: SeoulDay) => boolean;
  onPick: (day: SeoulDay) => void;
  /** The focused day; typed dates move it. */
  focused: SeoulDay;
  onFocus: (day: SeoulDay) => void;
  /** For a picker that was opened; not for a calendar in a page. */
  autoFocus: boolean;
}

/** Picks single days, also for a stay: react-aria's range calendar takes a sold-out last day for an error. */
export function DayCalendar(props: DayCalendarProps) {
  const { label, firstDay, lastDay, isOpen, onPick, focused, onFocus, autoFocus, ...shown } = props;
  const { locale, months } = shown;
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        autoFocus={autoFocus}
        value={null}
        minValue={parseDate(firstDay)}
        maxValue={parseDate(lastDay)}
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment="start"
        firstDayOfWeek={languageOf(locale).weekStartsOn === 1 ? 'mon' : 'sun'}
        isDateUnavailable={(date) => !isOpen(date.toString())}
        focusedValue={parseDate(focused)}
        onFocusChange={(date) => onFocus(date.toString())}
        onChange={(date) => onPick(date.toString())}
      >
        <CalendarMonths {...shown} />
      </Calendar>
    </I18nProvider>
  );
}

interface CalendarMonthsProps {
  locale: string;
  words: { previous: string; next: string };
  months: 1 | 2;
  factsOf: (day: SeoulDay) => DayFacts;
  onHover: (day: SeoulDay | null) => void;
  onViewMonth: (month: SeoulMonth) => void;
}

const turnClass = 'icon-button data-disabled:text-stone-deep data-disabled:bg-transparent';

function CalendarMonths({ locale, words, months, factsOf, onHover, onViewMonth }: CalendarMonthsProps) {
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
