import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { CalendarNotes } from '@/components/stay/calendar-notes';
import { problemText } from '@/components/stay/problem-text';
import { StayCalendar } from '@/components/stay/stay-calendar';
import { TypedDayField, type TypedDayHandle } from '@/components/stay/typed-day-field';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { FieldError } from '@/components/ui/field-frame';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { hasMinimumStay, minimumStayFrom } from '@/lib/stay/availability';
import { dateTypeAtom, roomsAtom, selectedNightCountAtom, todayAtom } from '@/lib/stay/search-atoms';
import { problemOfStay } from '@/lib/stay/stay-problem';
import type { PickerGuard } from './picker-guard';
import { PickerSurface } from './picker-surface';
import { useDatePick } from './use-date-pick';

export interface DatesPickerProps {
  locale: string;
  onClose: () => void;
  /** Asked before anything goes on from here. */
  guard?: Ref<PickerGuard>;
}

/** The dates of the search: two fields to type into, and the calendar with the nights of the chosen hotels. */
function DatesPicker({ locale, onClose, guard }: DatesPickerProps) {
  const form = useTranslations('search.form');
  const calendar = useTranslations('search.calendar');
  const stay = useTranslations('common.stay');
  const words = { calendar, stay };
  const wide = useWideScreen();
  const today = useAtomValue(todayAtom);
  const setRooms = useSetAtom(roomsAtom);
  const [isMember] = useState(hasSessionHint);
  const dates = useDatePick({ today, locale });
  const { pick, nights, status } = dates;
  const nightCount = useAtomValue(selectedNightCountAtom);
  const nextPick = useAtomValue(dateTypeAtom);
  // Chosen before its nights were known, or sold out since.
  const problem =
    pick.start !== null && pick.end !== null
      ? problemOfStay(nights, { start: pick.start, end: pick.end }, today)
      : null;

  // Going on without a check-out searches the shortest stay; the text says so beforehand.
  const shortest = pick.start === null ? 1 : minimumStayFrom(nights, pick.start);
  const nightsWord = stay('nights', { count: shortest });
  const minimum = shortest > 1 ? `${calendar('problems.minimumStay', { nights: nightsWord })} ` : '';
  const withoutCheckOut = minimum + calendar('chooseCheckOutOr', { nights: nightsWord });
  const split = nights.partyTooLarge?.rooms ?? undefined;
  const splitLabel = form('splitRooms', { rooms: stay('rooms', { count: split?.length ?? 1 }) });
  const typed = (which: 'start' | 'end') => (text: string) => {
    const refused = dates.type(which, text);
    if (refused === null) return null;
    return problemText(refused, words, locale);
  };
  const close = () => {
    dates.settle();
    onClose();
  };
  const fields = { start: useRef<TypedDayHandle>(null), end: useRef<TypedDayHandle>(null) };
  const mayGoOn: PickerGuard = (how) => {
    const typed = [fields.start.current, fields.end.current].filter((field) => field !== null);
    const wasRefused = typed.some((field) => field.isRefused());
    const refused = typed.filter((field) => !field.settle());
    // A press beside is answered once: who presses again means to leave.
    if (refused.length === 0 || (how === 'pressBeside' && wasRefused)) return true;
    refused[0]?.focus();
    return false;
  };
  useImperativeHandle(guard, () => mayGoOn);

  return (
    <PickerSurface
      title={calendar('title')}
      closeLabel={form('close')}
      doneLabel={form('done')}
      onClose={close}
      mayGoOn={mayGoOn}
      minHeight="min-h-[31.5rem] lg:min-h-[32.25rem]"
      summary={nextPick === 'checkOut' ? withoutCheckOut : stay('nights', { count: nightCount })}
    >
      <div className="dates-picker">
        <div className="mb-6 lg:mb-9">
          <div className="day-fields">
            {(['start', 'end'] as const).map((which) => (
              <TypedDayField
                key={which}
                ref={fields[which]}
                label={which === 'start' ? form('checkIn') : form('checkOut')}
                locale={locale}
                day={pick[which]}
                placeholder={calendar('typedExample')}
                missing={calendar('problems.missing')}
                onText={typed(which)}
              />
            ))}
          </div>
          <FieldError id="stay">{problem === null ? undefined : problemText(problem, words, locale)}</FieldError>
        </div>
        <StayCalendar
          key={dates.months}
          locale={locale}
          today={today}
          nights={nights}
          disabledDates={dates.disabledDates}
          pick={pick}
          onPick={dates.choose}
          focused={dates.focused}
          onFocus={dates.setFocused}
          priced={status !== 'off'}
          isMember={isMember}
          months={dates.months}
          onViewMonth={dates.setViewMonth}
          // A sheet gives the focus to its own first stop.
          autoFocus={wide}
        />
        <CalendarNotes
          status={status}
          onRetry={dates.retry}
          many={dates.hotelCount > 1}
          hasMinimum={hasMinimumStay(nights)}
          tooLarge={nights.partyTooLarge ? { onSplit: split && (() => setRooms(split)), splitLabel } : null}
        />
      </div>
    </PickerSurface>
  );
}

export default memo(DatesPicker);
