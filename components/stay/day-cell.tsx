import { type CalendarDate, isSameMonth } from '@internationalized/date';
import clsx from 'clsx';
import { useContext, useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import type { DayRole } from '@/lib/stay/pick-dates';

type CalendarRole = DayRole | 'chosen';

export interface DayFacts {
  role: CalendarRole;
  soldOut: boolean;
  /** Minimum nights of a stay that begins here, where more than one. */
  minimumNights: number | null;
  /** A short line below the number: the lowest price, e.g. `32만`, or why the day cannot be picked. */
  note: string | null;
  label: string;
}

export interface DayCellProps {
  date: CalendarDate;
  month: CalendarDate;
  facts: DayFacts;
  onPreview: (day: string | null) => void;
}

/** An end's band starts in the middle of its day; half the square covers it. */
const bands: Record<CalendarRole, string> = {
  none: 'hidden',
  chosen: 'hidden',
  // A band would suggest that the stay goes on.
  'open-check-in': 'hidden',
  'check-in': 'right-0 left-[max(0px,calc(50%-1.75rem))] rounded-l-sm',
  'in-stay': 'inset-x-0',
  'check-out': 'left-0 right-[max(0px,calc(50%-1.75rem))] rounded-r-sm',
};

export function DayCell({ date, month, facts, onPreview }: DayCellProps) {
  const state = useContext(CalendarStateContext);
  if (state === null) throw new Error('DayCell belongs into a calendar');
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth = !isSameMonth(date, month);
  const { cellProps, buttonProps, isDisabled, isUnavailable } = useCalendarCell({ date, isOutsideMonth }, state, ref);
  if (isOutsideMonth) return <td {...cellProps} aria-hidden="true" />;
  const { role, soldOut, minimumNights, note, label } = facts;
  const isEnd = role !== 'none' && role !== 'in-stay';
  const closed = isDisabled || isUnavailable;
  const cell = { ...cellProps, 'aria-selected': role === 'none' ? undefined : true };
  const button = {
    ...buttonProps,
    // The name is in the content: an `aria-label` beside visible words would be a second one.
    'aria-label': undefined,
    'aria-labelledby': undefined,
    onMouseEnter: () => onPreview(closed ? null : date.toString()),
    onMouseLeave: () => onPreview(null),
  };
  return (
    <td {...cell} className="relative p-0">
      <span aria-hidden="true" className={clsx('stay-band absolute inset-y-1 bg-brass-band', bands[role])} />
      <div
        {...button}
        ref={ref}
        data-day={date.toString()}
        data-role={role}
        className={clsx(
          'relative mx-auto my-1 flex h-12 w-full max-w-14 flex-col items-center justify-center leading-none',
          'focus-visible:z-10',
          role === 'check-in' ? 'rounded-l-sm' : role === 'check-out' ? 'rounded-r-sm' : 'rounded-sm',
          isEnd ? 'bg-brass text-paper' : closed ? 'text-ink-muted' : 'hover:ring-1 hover:ring-brass hover:ring-inset',
          isDisabled && 'opacity-45',
          !closed && !isEnd && 'text-ink',
        )}
      >
        <span className="sr-only">{label}</span>
        {minimumNights !== null && (
          <span
            aria-hidden="true"
            translate="no"
            data-minimum={minimumNights}
            className={clsx(
              // Must not overlap two digits in the narrowest cell of a phone.
              'tabular absolute top-0.5 right-0 text-xs leading-none tracking-tighter',
              isEnd ? 'text-paper' : 'text-brass',
            )}
          >
            {minimumNights}+
          </span>
        )}
        <span
          aria-hidden="true"
          translate="no"
          className={clsx('tabular text-base leading-none', soldOut && !isEnd && 'line-through decoration-edge')}
        >
          {date.day}
        </span>
        {/* A filled tile without a note has its number in the middle; the other numbers of a week are on one line. */}
        {!(isEnd && note === null) && (
          <span
            aria-hidden="true"
            translate="no"
            className={clsx(
              // Seven cells a week: large text is limited to the width of a day.
              'tabular mt-1.5 h-3 text-[min(0.8125rem,3.8cqi)] leading-none',
              isEnd ? 'text-paper' : role === 'in-stay' ? 'text-ink-soft' : 'text-ink-muted',
            )}
          >
            {note}
          </span>
        )}
      </div>
    </td>
  );
}
