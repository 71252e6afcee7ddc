import { expect, test } from 'vitest';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { commonObstacle } from '@/lib/stay/common-obstacle';

const soldOut: StayObstacle = { reason: 'soldOut', rooms: null };
const couples = [
  { adults: 2, minor: 0 },
  { adults: 2, minor: 0 },
];
const tooLarge: StayObstacle = { reason: 'partyTooLarge', rooms: null };
const splittable: StayObstacle = { reason: 'partyTooLarge', rooms: couples };
const tooShort: StayObstacle = { reason: 'minimumStay', nights: 2, checkOutDate: '2027-01-03' };

test.each<[string, (StayObstacle | null)[], StayObstacle | null]>([
  ['no hotel', [], null],
  ['one hotel: its own reason', [tooShort], tooShort],
  ['all sold out', [soldOut, { reason: 'soldOut', rooms: couples }], soldOut],
  ['all too small: the first split that there is', [tooLarge, splittable], splittable],
  ['all too small, and no split', [tooLarge, tooLarge], tooLarge],
  ['minimum stays of several hotels', [tooShort, tooShort], null],
  ['different reasons', [soldOut, tooShort], null],
  ['a hotel that only the filters leave out', [soldOut, null], null],
])('%s', (_what, obstacles, common) => {
  expect(commonObstacle(obstacles.map((obstacle) => ({ obstacle })))).toEqual(common);
});
