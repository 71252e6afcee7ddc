import { expect, test } from 'vitest';
import type { ProgrammeTier } from '@/lib/hub/contract/programme';
import { tierBenefitsOf } from '@/lib/my-page/tier-benefits';

const tier = (name: ProgrammeTier['tier'], pointsPercent: number, ...benefitIds: string[]): ProgrammeTier => ({
  tier: name,
  nightsTarget: 0,
  pointsTarget: 0,
  pointsPercent,
  benefits: benefitIds.map((benefitId) => ({ benefitId, title: benefitId, text: '' })),
});
const tiers = [tier('classic', 100, 'rate'), tier('silver', 110, 'late'), tier('gold', 125, 'upgrade', 'breakfast')];
const ids = (benefits: readonly { benefitId: string }[] | undefined) => benefits?.map(({ benefitId }) => benefitId);

test.each([
  ['classic', ['rate'], 100, ['late'], 110],
  ['silver', ['late', 'rate'], 110, ['upgrade', 'breakfast'], 125],
  ['gold', ['upgrade', 'breakfast', 'late', 'rate'], 125, undefined, undefined],
] as const)(
  '%s holds its own benefits and those below; the next tier adds its own',
  (name, own, percent, adds, nextPercent) => {
    const found = tierBenefitsOf(tiers, name);
    expect(ids(found.own)).toEqual(own);
    expect(found.pointsPercent).toBe(percent);
    expect(ids(found.next?.adds)).toEqual(adds);
    expect(found.next?.pointsPercent).toBe(nextPercent);
  },
);

test('a tier that the programme does not name has no benefits and no next tier', () => {
  expect(tierBenefitsOf(tiers, 'platinum')).toEqual({ own: [], pointsPercent: 100, next: null });
});
