import { describe, expect, test } from 'vitest';
import type { RoomOffer } from '@/lib/hub/contract/offer';
import { lowestTotals } from '@/lib/stay/room-totals';

const offer = (totalKrw: number, memberOnly: boolean) =>
  ({ price: { totalKrw }, ratePlan: { memberOnly } }) as RoomOffer;

describe('the lowest total of a room', () => {
  test.each([
    ['a guest', false, [offer(90, true), offer(100, false), offer(120, false)], { totalKrw: 100, memberTotalKrw: 90 }],
    ['a member', true, [offer(90, true), offer(100, false)], { totalKrw: 90, memberTotalKrw: null }],
    [
      'a guest where members save nothing',
      false,
      [offer(100, true), offer(100, false)],
      { totalKrw: 100, memberTotalKrw: null },
    ],
    ['a guest where members alone can book', false, [offer(90, true)], { totalKrw: 90, memberTotalKrw: null }],
  ])('for %s', (_who, isMember, offers, expected) => {
    expect(lowestTotals(offers, isMember)).toEqual(expected);
  });
});
