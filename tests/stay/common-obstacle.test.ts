import { expect, test } from 'vitest';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { commonObstacle, obstacleInRow } from '@/lib/stay/common-obstacle';

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

test.each<[string, StayObstacle | null, StayObstacle | null, { saysReason: boolean; saysWay: boolean }]>([
  ['nothing in common: all', tooLarge, null, { saysReason: true, saysWay: true }],
  ['the very same: nothing', splittable, splittable, { saysReason: false, saysWay: false }],
  ['too small with no split of its own: no reason', tooLarge, splittable, { saysReason: false, saysWay: true }],
  [
    'sold out, but not for fewer guests: all',
    { reason: 'soldOut', rooms: couples },
    soldOut,
    { saysReason: true, saysWay: true },
  ],
  ['sold out: nothing', soldOut, soldOut, { saysReason: false, saysWay: false }],
])('a row says of %s', (_what, own, common, says) => {
  expect(obstacleInRow(own, common)).toEqual(says);
});
