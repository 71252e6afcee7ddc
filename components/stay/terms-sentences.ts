import type { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import { pointsSchedule } from '@/lib/hub/contract/points-terms';
import { type FeeSchedule, reservationTerms } from '@/lib/hub/contract/reservation-terms';

export interface TermsWords {
  t: ReturnType<typeof useTranslations<'common.terms'>>;
  locale: string;
}

/** One schedule in hours and won, e.g. "Free until …, then ₩X". */
export function scheduleSentences({ nowKrw, steps }: FeeSchedule, { t, locale }: TermsWords): string[] {
  const won = (feeKrw: number) => formatKrw(feeKrw, locale);
  const seoul = (instant: string) => formatSeoulInstant(instant, locale);
  const [next, ...later] = steps;
  if (!next) return [nowKrw === 0 ? t('free') : t('fee', { fee: won(nowKrw) })];
  const instant = seoul(next.from);
  return [
    nowKrw === 0
      ? t('freeUntil', { instant, fee: won(next.feeKrw) })
      : t('feeUntil', { instant, fee: won(nowKrw), later: won(next.feeKrw) }),
    ...later.map(({ from, feeKrw }) => t('from', { instant: seoul(from), fee: won(feeKrw) })),
  ];
}

/** What cancelling does to the points that pay a part, now and later. */
export function pointsSentences(
  fees: FeeSchedule,
  { totalKrw, points }: { totalKrw: number; points: PaidPoints | null },
  { t, locale }: TermsWords,
): string[] {
  const schedule = pointsSchedule(fees, totalKrw, points);
  if (schedule === null || points === null) return [];
  const { now, steps } = schedule;
  const backNow = points.points - now.keptPoints;
  const first = () => {
    if (now.keptPoints === 0) return t('pointsBack', { points: points.points });
    return backNow === 0
      ? t('pointsKept', { points: points.points })
      : t('pointsDivided', { kept: now.keptPoints, back: backNow });
  };
  return [
    first(),
    ...(now.expiredPoints > 0 ? [t('pointsExpired', { points: now.expiredPoints })] : []),
    ...steps.map(({ from, keptPoints }) =>
      t('pointsFrom', {
        instant: formatSeoulInstant(from, locale),
        kept: keptPoints,
        back: points.points - keptPoints,
      }),
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
