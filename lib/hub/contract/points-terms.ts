import { type PaidPoints, type PointsAfterFee, pointsAfterFee } from './point-payment.ts';
import type { Fees } from './reservation-terms.ts';

export interface PointsSchedule {
  now: PointsAfterFee;
  /** Only where more or fewer points are kept than before. */
  steps: (PointsAfterFee & { from: string })[];
}

/** The points beside the fees of `reservationTerms`; null where no points pay. */
export function pointsSchedule(
  { nowKrw, steps }: Fees,
  totalKrw: number,
  paid: PaidPoints | null,
): PointsSchedule | null {
  if (paid === null) return null;
  const now = pointsAfterFee(nowKrw, totalKrw, paid);
  let before = now.keptPoints;
  const changes: PointsSchedule['steps'] = [];
  for (const { from, feeKrw } of steps) {
    const then = pointsAfterFee(feeKrw, totalKrw, paid);
    if (then.keptPoints !== before) changes.push({ from, ...then });
    before = then.keptPoints;
  }
  return { now, steps: changes };
}
