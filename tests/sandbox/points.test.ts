import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { balanceOf, postPoints } from '../../sandbox/hub/member/points.ts';
import { yearActivity } from '../../sandbox/hub/member/settlement.ts';
import { createWorld, type World } from '../../sandbox/hub/world.ts';

const membershipNo = '9000000001';
let world: World;
beforeEach(() => {
  world = createWorld(openDatabase(':memory:'));
});
afterEach(() => world.db.close());

describe.each([
  ['2026-12-31T14:59:59.000Z', '2028-12-30', 2026],
  ['2026-12-31T15:00:00.000Z', '2028-12-31', 2027],
  ['2027-01-01T00:00:00.000Z', '2028-12-31', 2027],
  ['2028-02-28T15:30:00.000Z', '2030-02-28', 2028],
  ['2028-02-29T15:30:00.000Z', '2030-03-01', 2028],
])('points earned at %s', (at, expiresOn, year) => {
  beforeEach(() => postPoints(world, { membershipNo, at, kind: 'earned', points: 100, textKey: 'stay' }));

  test(`are good through ${expiresOn}, 730 days from the day in Seoul`, () => {
    expect(balanceOf(world, membershipNo).tranches).toEqual([{ points: 100, expiresOn }]);
  });

  test(`count for ${year}, the year in Seoul`, () => {
    const years = [2025, 2026, 2027, 2028, 2029];
    const counted = years.filter((each) => yearActivity(world, membershipNo, `${each}-06-01`).points > 0);
    expect(counted).toEqual([year]);
  });
});
