import type { ProgrammeTier } from '../../../lib/hub/contract/programme.ts';
import type { Lang } from '../seed/texts.ts';
import { tierBenefits } from '../seed/tier-benefits.ts';
import { tierTargets } from './tiers.ts';

/** The tiers as the ledger computes with them. */
export function programmeTiers(lang: Lang): ProgrammeTier[] {
  return tierTargets.map(({ tier, nights, points, pointsPercent }) => ({
    tier,
    nightsTarget: nights,
    pointsTarget: points,
    pointsPercent,
    benefits: tierBenefits[tier].map(({ benefitId, title, text }) => ({
      benefitId,
      title: title[lang],
      text: text[lang],
    })),
  }));
}
