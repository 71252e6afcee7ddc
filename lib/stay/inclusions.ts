import type { Inclusion } from '@/lib/hub/contract/inclusion';
import { worthOf } from '@/lib/hub/contract/inclusion-worth';
import type { PriceBreakdown } from '@/lib/hub/contract/offer';

type Nights = readonly Pick<PriceBreakdown['nights'][number], 'inclusions'>[];

export interface IncludedNights {
  /** Counted from 1; both are included. */
  from: number;
  until: number;
  inclusions: readonly Inclusion[];
}

const isSame = (some: readonly Inclusion[], others: readonly Inclusion[]) =>
  some.length === others.length &&
  some.every(({ code, quantity }, index) => code === others[index]?.code && quantity === others[index]?.quantity);

/** What is included, by stretches of nights that include the same, and on the day of departure. */
export function inclusionsByNight(nights: Nights): { nights: IncludedNights[]; lastDay: Inclusion[] } {
  const stretches: IncludedNights[] = [];
  nights.forEach(({ inclusions = [] }, index) => {
    const own = inclusions.filter(({ on }) => on !== 'lastDay');
    const before = stretches.at(-1);
    if (before && before.until === index && isSame(before.inclusions, own)) before.until = index + 1;
    else if (own.length > 0) stretches.push({ from: index + 1, until: index + 1, inclusions: own });
  });
  return {
    nights: stretches,
    lastDay: nights.flatMap(({ inclusions = [] }) => inclusions.filter(({ on }) => on === 'lastDay')),
  };
}

export const includedKrw = (nights: Nights): number => worthOf(nights.flatMap(({ inclusions = [] }) => inclusions));

/** Of several rooms for the same night: each thing once, with the quantities and worths of all. */
export function addUpInclusions(inclusions: readonly Inclusion[]): Inclusion[] {
  return [...Map.groupBy(inclusions, ({ code, name, on }) => [code, name, on].join('\n')).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0), worthKrw: worthOf(same) }];
  });
}
