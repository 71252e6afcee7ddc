import { formatLongDay } from '@/lib/stay/format-day';
import type { TypedProblem } from '@/lib/stay/typed-pick';
import { fillText } from './fill-text';
import type { SearchTexts } from './search-texts';

/** Why a stay cannot be chosen and what to do instead, in one sentence. */
export function problemText(problem: TypedProblem, { calendar, counts }: SearchTexts, locale: string): string {
  const sentence = calendar.problems[problem.kind];
  switch (problem.kind) {
    case 'soldOut':
      return fillText(sentence, { day: formatLongDay(problem.day, locale) });
    case 'tooFar':
      return fillText(sentence, { day: formatLongDay(problem.latest, locale) });
    case 'tooLong':
    case 'minimumStay':
      return fillText(sentence, { nights: counts.nights[problem.nights] ?? problem.nights });
    default:
      return sentence;
  }
}
