import { formatLongDay } from '@/lib/dates/format';
import type { TypedProblem } from '@/lib/stay/typed-pick';
import type { CalendarTexts, StayTexts } from './search-texts';

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
