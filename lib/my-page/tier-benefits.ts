import type { Tier } from '@/lib/hub/contract/member';
import type { ProgrammeTier } from '@/lib/hub/contract/programme';

interface TierBenefits {
  /** What the tier itself adds comes first, then what the tiers below it give. */
  own: readonly ProgrammeTier['benefits'][number][];
  pointsPercent: number;
  next: { tier: Tier; pointsPercent: number; adds: readonly ProgrammeTier['benefits'][number][] } | null;
}

/** Those of every tier below included. @param tiers lowest first; an unknown tier has none */
export function tierBenefitsOf(tiers: readonly ProgrammeTier[], tier: Tier): TierBenefits {
  const position = tiers.findIndex((each) => each.tier === tier);
  const held = tiers.slice(0, position + 1);
  const next = position === -1 ? undefined : tiers[position + 1];
  return {
    own: held.toReversed().flatMap(({ benefits }) => benefits),
    pointsPercent: held.at(-1)?.pointsPercent ?? 100,
    next: next ? { tier: next.tier, pointsPercent: next.pointsPercent, adds: next.benefits } : null,
  };
}
