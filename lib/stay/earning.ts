import type { Tier } from '@/lib/hub/contract/member';
import { pointsOfStay } from '@/lib/hub/contract/point-payment';
import type { Programme } from '@/lib/hub/contract/programme';

export interface EarnRates {
  tier: Tier;
  pointsPercent: number;
  krwPerPoint: number;
}

/** @param tier of the member; null for a guest, who would begin in the lowest */
export function earnRatesOf({ points, tiers }: Programme, tier: Tier | null): EarnRates | null {
  const found = tier === null ? tiers[0] : tiers.find((each) => each.tier === tier);
  return found ? { tier: found.tier, pointsPercent: found.pointsPercent, krwPerPoint: points.krwPerPoint } : null;
}

/** Points of a stay, as the ledger will post them after check-out. @param roomKrw before service charge and tax */
export function pointsEarned(roomKrw: number, rates: EarnRates): number {
  return pointsOfStay(roomKrw, rates, rates.pointsPercent);
}
