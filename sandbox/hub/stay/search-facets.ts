import type { FoundStays } from '../../../lib/hub/contract/offer.ts';
import { facilities } from '../seed/facilities.ts';
import { landmarkSeeds } from '../seed/landmarks.ts';
import { bedNames } from '../seed/room-archetypes.ts';
import type { Lang } from '../seed/texts.ts';
import { viewKindCodes, viewKinds } from '../seed/view-kinds.ts';
import { bedCodes, facilityCodes, placeCodes } from './search-index.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Steps of won that people think in, by what the dearest stay costs more than the cheapest. */
function stepFor(spreadKrw: number): number {
  if (spreadKrw < 200_000) return 10_000;
  if (spreadKrw < 1_000_000) return 50_000;
  if (spreadKrw < 5_000_000) return 100_000;
  return 500_000;
}

const shares = [0.25, 0.5, 0.75];

/** Up to three round amounts that part the totals into quarters, with how many hotels cost no more. */
function priceSteps(totals: Float64Array): FoundStays['facets']['prices'] {
  const lowest = totals[0];
  const highest = totals.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const step = stepFor(highest - lowest);
  const amounts = shares.map(
    (share) => Math.ceil((totals[Math.floor((totals.length - 1) * share)] ?? 0) / step) * step,
  );
  return [...new Set(amounts)]
    .filter((amount) => amount < highest)
    .map((maxTotalKrw) => ({ maxTotalKrw, count: totals.findLastIndex((total) => total <= maxTotalKrw) + 1 }));
}

const placeNames = new Map(landmarkSeeds.map(({ code, name }) => [code, name]));

/** What a search can be narrowed by, in words; values that none of the asked hotels has are left out. */
export function facetsOf(outcome: SearchOutcome, lang: Lang): FoundStays['facets'] {
  const named = <C extends string>(codes: readonly C[], counts: readonly number[], nameOf: (code: C) => string) =>
    codes.flatMap((code, bit) => {
      const count = counts[bit] ?? -1;
      return count < 0 ? [] : [{ code, name: nameOf(code), count }];
    });
  return {
    prices: priceSteps(outcome.totals),
    beds: named(bedCodes, outcome.beds, (code) => bedNames[code][lang]),
    views: named(viewKindCodes, outcome.views, (code) => viewKinds[code][lang]),
    facilities: named(facilityCodes, outcome.facilities, (code) => facilities[code][lang]),
    near: named(placeCodes, outcome.near, (code) => placeNames.get(code)?.[lang] ?? code),
    accessible: outcome.accessible,
    refundable: outcome.refundable,
  };
}
