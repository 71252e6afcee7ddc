import type { useTranslations } from 'next-intl';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import { pointsSchedule } from '@/lib/hub/contract/points-terms';
import type { Fees } from '@/lib/hub/contract/reservation-terms';

export interface PaidPart {
  totalKrw: number;
  points: PaidPoints | null;
}

/** What cancelling now does to the points that pay a part. It names no time, so that a dialog needs no dates. */
export function pointsNowSentences(
  fees: Fees,
  { totalKrw, points }: PaidPart,
  t: ReturnType<typeof useTranslations<'common.terms'>>,
): string[] {
  const now = pointsSchedule(fees, totalKrw, points)?.now;
  if (now === undefined || points === null) return [];
  const back = points.points - now.keptPoints;
  const divided = () => {
    if (now.keptPoints === 0) return t('pointsBack', { points: points.points });
    return back === 0 ? t('pointsKept', { points: points.points }) : t('pointsDivided', { kept: now.keptPoints, back });
  };
  return [divided(), ...(now.expiredPoints > 0 ? [t('pointsExpired', { points: now.expiredPoints })] : [])];
}
