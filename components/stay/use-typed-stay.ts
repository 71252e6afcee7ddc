import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SeoulDay } from '@/lib/dates/day';
import type { Nights } from '@/lib/stay/availability';
import type { DatePick } from '@/lib/stay/pick-dates';
import { typeText } from '@/lib/stay/typed-pick';
import { problemText } from './problem-text';
import { type TypedDay, useTypedDay } from './typed-day-field';

export interface TypedStayRules {
  locale: string;
  today: SeoulDay;
  nights: Nights;
  pick: DatePick;
  /** Error of an emptied field; without it the picked day comes back. */
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
