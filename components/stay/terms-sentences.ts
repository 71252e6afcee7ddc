import type { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import { pointsSchedule } from '@/lib/hub/contract/points-terms';
import { type FeeSchedule, type FeeStep, type Fees, reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { type PaidPart, pointsNowSentences } from './points-sentences';

export interface TermsWords {
  t: ReturnType<typeof useTranslations<'common.terms'>>;
  locale: string;
}

/** One schedule in hours and won, e.g. "Free until …, then ₩X". */
export function scheduleSentences({ nowKrw, graceMinutes, steps }: FeeSchedule, { t, locale }: TermsWords): string[] {
  const won = (feeKrw: number) => formatKrw(feeKrw, locale);
  const seoul = (instant: string) => formatSeoulInstant(instant, locale);
  const from = (step: FeeStep) => t('from', { instant: seoul(step.from), fee: won(step.feeKrw) });
  const [next, ...later] = steps;
  if (graceMinutes !== null) return [t('grace', { minutes: graceMinutes, fee: won(nowKrw) }), ...steps.map(from)];
  if (!next) return [nowKrw === 0 ? t('free') : t('fee', { fee: won(nowKrw) })];
  const instant = seoul(next.from);
  return [
    nowKrw === 0
      ? t('freeUntil', { instant, fee: won(next.feeKrw) })
      : t('feeUntil', { instant, fee: won(nowKrw), later: won(next.feeKrw) }),
    ...later.map(from),
  ];
}

/** What cancelling does to the points that pay a part, now and later. */
export function pointsSentences(fees: Fees, paid: PaidPart, { t, locale }: TermsWords): string[] {
  const schedule = pointsSchedule(fees, paid.totalKrw, paid.points);
  if (schedule === null || paid.points === null) return [];
  const { points } = paid.points;
  return [
    ...pointsNowSentences(fees, paid, t),
    ...schedule.steps.map(({ from, keptPoints }) =>
      t('pointsFrom', { instant: formatSeoulInstant(from, locale), kept: keptPoints, back: points - keptPoints }),
    ),
  ];
}

/** The cancellation terms for a calendar file: the whole, then by room where the rooms differ, then the points. */
export function termsLines(
  reservation: Parameters<typeof reservationTerms>[0] & { points?: PaidPoints | null },
  words: TermsWords,
): string[] {
  const { t } = words;
  const terms = reservationTerms(reservation);
  const { totalKrw, points = null } = reservation;
  const whole = [
    t('title'),
    ...scheduleSentences(terms, words),
    ...pointsSentences(terms, { totalKrw, points }, words),
  ];
  if (!terms.differ) return whole;
  return [
    ...whole,
    ...terms.rooms.map(
      (room, index) => `${t('room', { number: index + 1 })}: ${scheduleSentences(room, words).join(' ')}`,
    ),
    ...(terms.capped ? [t('capped')] : []),
  ];
}
