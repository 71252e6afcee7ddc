import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { SeoulDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/i18n/languages';
import { CalendarMonths, type CalendarMonthsProps } from './calendar-months';

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
