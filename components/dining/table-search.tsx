'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { DayCalendar } from '@/components/stay/day-calendar';
import type { DayFacts } from '@/components/stay/day-cell';
import { TypedDayField, useTypedDay } from '@/components/stay/typed-day-field';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { SLOW_NAVIGATION_MS, useWaiting } from '@/components/ui/use-waiting';
import { earlierOf, type SeoulDay } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';
import { writeTableParams } from '@/lib/dining/table-params';
import type { TableAvailability, TableDayState } from '@/lib/hub/contract/dining';
import { isImpossibleDay, readTypedDay } from '@/lib/stay/typed-day';
import type { useTableSearchTexts } from './table-search-texts';

export interface TableSearchProps {
  locale: string;
  action: string;
  party: number;
  parties: readonly SelectOption[];
  changing: string | null;
  date: SeoulDay;
  days: TableAvailability['days'];
  today: SeoulDay;
  lastDay: SeoulDay;
  words: ReturnType<typeof useTableSearchTexts>;
  /** What party and day have: its times are submit buttons of this form, named `time`. */
  children: ReactNode;
}

const ignore = () => undefined;

/**
 * Party and day, typed or picked, and their times; each choice is an address, also without script. A day without a
 * table can be chosen: the next page suggests the nearest ones. The times are sent by the same form, so that none can be
 * pressed for another party or day than the fields show.
 */
export function TableSearch(props: TableSearchProps) {
  const { locale, action, party, parties, changing, date, days, today, lastDay, words, children } = props;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useWaiting(isPending, SLOW_NAVIGATION_MS);
  const [chosen, setChosen] = useOptimistic({ party, date });
  // The calendar's focus follows the address, until arrows or a typed day move it.
  const [moved, setMoved] = useState<{ to: SeoulDay; from: SeoulDay } | null>(null);
  const asked = useRef<string | null>(null);
  const stateOf = new Map<SeoulDay, TableDayState>(days.map((day) => [day.date, day.state]));

  const go = (choice: Partial<typeof chosen>, time: string | null = null) => {
    const next = { ...chosen, ...choice };
    const href = `${action}?${writeTableParams({ ...next, time, changing })}`;
    const isShown = time === null && next.party === party && next.date === date;
    if (isPending ? href === asked.current : isShown) return;
    asked.current = href;
    startTransition(() => {
      setChosen(next);
      router.push(href, { scroll: time !== null });
    });
  };
  const takeText = (text: string) => {
    const day = readTypedDay(text, { from: today, today, locale });
    if (day === null) return words.problems[isImpossibleDay(text, { today, locale }) ? 'impossible' : 'unreadable'];
    if (day < today) return words.problems.past;
    if (day > lastDay) return words.problems.tooFar;
    setMoved({ to: day, from: date });
    go({ date: day });
    return null;
  };
  const typed = useTypedDay({ locale, day: chosen.date, onText: takeText });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const time = submitter instanceof HTMLButtonElement && submitter.name === 'time' ? submitter.value : null;
    const before = asked.current;
    if (!typed.settle()) typed.input.current?.focus();
    else if (asked.current === before) go({}, time);
  };
  const factsOf = (day: SeoulDay): DayFacts => {
    const state = stateOf.get(day) ?? (day < today ? 'past' : day > lastDay ? 'notYet' : undefined);
    return {
      role: day === chosen.date ? 'chosen' : 'none',
      soldOut: state === 'full' || state === 'closed',
      minimumNights: null,
      note: day < today || state === undefined ? null : words.marks[state],
      label: state === undefined ? formatLongDay(day, locale) : `${formatLongDay(day, locale)}, ${words.states[state]}`,
    };
  };

  return (
    <form method="get" action={action} onSubmit={send} className="flex min-w-0 flex-col gap-12">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 sm:grid-cols-[15rem_minmax(0,27rem)]">
        <div className="grid grid-cols-1 gap-6">
          <SelectField
            label={words.party}
            name="party"
            value={String(chosen.party)}
            onChange={({ target }) => go({ party: Number(target.value) })}
            autoComplete="off"
            options={parties}
          />
          <TypedDayField field={typed} name="date" label={words.date} placeholder={words.typedExample} />
          {changing && <input type="hidden" name="changing" value={changing} />}
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </div>
        <div className="pt-2.5 noscript:hidden">
          <DayCalendar
            locale={locale}
            label={words.calendar}
            words={words.turn}
            firstDay={today}
            lastDay={lastDay}
            isOpen={(day) => stateOf.get(day) !== 'past' && stateOf.get(day) !== 'notYet'}
            onPick={(day) => go({ date: day })}
            focused={earlierOf(moved?.from === date ? moved.to : chosen.date, lastDay)}
            onFocus={(day) => setMoved({ to: day, from: date })}
            factsOf={factsOf}
            months={1}
            onHover={ignore}
            onViewMonth={ignore}
            autoFocus={false}
          />
          <p className="mt-4 text-ink-muted text-sm">{words.problems.tooFar}</p>
          <p role="status" className="sr-only">
            {factsOf(chosen.date).label}
          </p>
        </div>
      </div>
      <div
        inert={isPending}
        aria-busy={isPending}
        className="flex flex-col gap-12 transition-opacity duration-200 [&[inert]]:opacity-50"
      >
        {children}
      </div>
    </form>
  );
}
