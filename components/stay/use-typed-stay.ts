import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SeoulDay } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';
import type { Nights } from '@/lib/stay/availability';
import type { DatePick } from '@/lib/stay/pick-dates';
import { type TypedProblem, typeText } from '@/lib/stay/typed-pick';
import type { CalendarTexts, StayTexts } from './search-texts';
import { type TypedDay, useTypedDay } from './typed-day-field';

export interface TypedStayRules {
  locale: string;
  today: SeoulDay;
  nights: Nights;
  pick: DatePick;
  missing?: string;
  onPick: (pick: DatePick) => void;
}

/**
 * The two ends of a stay as they are typed, beside a calendar whose focus follows the typed day. A check-out that is not
 * settled, or did not fit the old check-in, is read with the new one.
 */
export function useTypedStay(rules: TypedStayRules) {
  const { locale, today, nights, pick, missing, onPick } = rules;
  const [focused, onFocus] = useState<SeoulDay>(pick.start ?? today);
  const words = { calendar: useTranslations('search.calendar'), stay: useTranslations('common.stay') };
  const read = (over: DatePick, which: 'start' | 'end', text: string) =>
    typeText(nights, over, { which, text }, { today, locale });
  const onText = (which: 'start' | 'end') => (text: string) => {
    const typed = read(pick, which, text);
    if (typed.problem !== null) return problemText(typed.problem, words, locale);
    const typedEnd = which === 'start' && checkOut.isTyped ? checkOut.text : null;
    onFocus(typed.day);
    const again = typedEnd === null ? null : read(typed.pick, 'end', typedEnd);
    onPick(again?.pick ?? typed.pick);
    if (typedEnd !== null && again !== null && again.problem !== null) {
      checkOut.refuse(typedEnd, problemText(again.problem, words, locale), typed.pick.end);
    }
    return null;
  };
  const checkIn: TypedDay = useTypedDay({ locale, day: pick.start, missing, onText: onText('start') });
  const checkOut: TypedDay = useTypedDay({ locale, day: pick.end, missing, onText: onText('end') });
  return { checkIn, checkOut, calendar: { locale, today, nights, pick, onPick, focused, onFocus } };
}

export function problemText(
  problem: TypedProblem,
  { calendar, stay }: { calendar: CalendarTexts; stay: StayTexts },
  locale: string,
): string {
  switch (problem.kind) {
    case 'soldOut':
      return calendar('problems.soldOut', { day: formatLongDay(problem.day, locale) });
    case 'tooFar':
      return calendar('problems.tooFar', { day: formatLongDay(problem.latest, locale) });
    case 'tooLong':
    case 'minimumStay':
      return calendar(`problems.${problem.kind}`, { nights: stay('nights', { count: problem.nights }) });
    default:
      return calendar(`problems.${problem.kind}`);
  }
}
