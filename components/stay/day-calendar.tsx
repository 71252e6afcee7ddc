import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { languageOf } from '@/lib/i18n/languages';
import type { SeoulDay, SeoulMonth } from '@/lib/stay/dates';
import { CalendarMonths, type TurnWords } from './calendar-months';
import type { DayFacts } from './day-cell';

export interface DayCalendarProps {
  locale: string;
  label: string;
  words: TurnWords;
  /** Days outside are shown, and cannot be picked. */
  firstDay: SeoulDay;
  lastDay: SeoulDay;
  /** Whether a day may be picked; others take the focus too, so that their reason is read out. */
  isOpen: (day: SeoulDay) => boolean;
  onPick: (day: SeoulDay) => void;
  /** The focused day; typed dates move it. */
  focused: SeoulDay;
  onFocus: (day: SeoulDay) => void;
  factsOf: (day: SeoulDay) => DayFacts;
  /** Reserve a line for the note of each day. */
  noted: boolean;
  months: 1 | 2;
  onHover: (day: SeoulDay | null) => void;
  onViewMonth: (month: SeoulMonth) => void;
  /** For a picker that was opened; not for a calendar in a page. */
  autoFocus: boolean;
}

/** Picks single days, also for a stay: react-aria's range calendar takes a sold-out last day for an error. */
export function DayCalendar(props: DayCalendarProps) {
  const { locale, label, words, firstDay, lastDay, isOpen, onPick, focused, onFocus } = props;
  const { factsOf, noted, months, onHover, onViewMonth, autoFocus } = props;
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
        <CalendarMonths
          locale={locale}
          words={words}
          months={months}
          factsOf={factsOf}
          noted={noted}
          onHover={onHover}
          onViewMonth={onViewMonth}
        />
      </Calendar>
    </I18nProvider>
  );
}
