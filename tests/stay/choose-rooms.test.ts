import { describe, expect, it } from 'vitest';
import type { RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import { accessibleFirst, choiceOf, followChoices } from '@/lib/stay/choose-rooms';

function offer(roomTypeId: string, totalKrw: number, roomsLeft: number, ratePlanId = 'flexible'): RoomOffer {
  return {
    offerId: `${roomTypeId}-${ratePlanId}`,
    roomTypeId,
    ratePlan: { ratePlanId, name: ratePlanId, breakfastIncluded: false, memberOnly: false },
    price: {
      nights: [{ date: '2026-12-24', amountKrw: totalKrw }],
      roomKrw: totalKrw,
      serviceKrw: 0,
      taxKrw: 0,
      beddingKrw: 0,
      totalKrw,
    },
    cancellation: { refundable: false, freeUntil: null, penaltyKrw: totalKrw, graceMinutes: null, graceUntil: null },
    roomsLeft,
    sleeping: null,
  };
}

const suite = offer('suite', 500_000, 1);
const king = offer('king', 300_000, 4);
const answer: RoomOffers = {
  hotelId: 'haneul-namsan',
  hotelName: '하늘 남산',
  roomTypes: [],
  obstacle: null,
  alternatives: [],
  notices: [],
  asOf: '2026-11-22T01:00:00Z',
  rooms: [
    { adults: 2, minor: 0, offers: [suite, king], misfits: [] },
    { adults: 2, minor: 0, offers: [suite, king], misfits: [] },
    { adults: 1, minor: 0, offers: [king], misfits: [] },
  ],
};

describe('choosing rooms one after the other', () => {
  it('begins with the first and all its offers', () => {
    expect(followChoices(answer, [])).toEqual({
      chosen: [],
      current: 0,
      offers: [suite, king],
      choiceGone: false,
      chosenTotalKrw: 0,
    });
  });

  it('does not offer a room type again that earlier rooms have used up, and counts down the others', () => {
    const afterSuite = followChoices(answer, [choiceOf(suite)]);
    expect(afterSuite).toMatchObject({ chosen: [suite], current: 1, chosenTotalKrw: 500_000 });
    expect(afterSuite.offers).toEqual([king]);
    expect(followChoices(answer, [choiceOf(king)]).offers).toEqual([suite, { ...king, roomsLeft: 3 }]);
  });

  it('drops a choice that no longer stands, with those after it', () => {
    const gone = followChoices(answer, [{ roomTypeId: 'attic', ratePlanId: 'flexible' }, choiceOf(king)]);
    expect(gone).toMatchObject({ chosen: [], current: 0, choiceGone: true });
    const usedUp = followChoices(answer, [choiceOf(suite), choiceOf(suite)]);
    expect(usedUp).toMatchObject({ chosen: [suite], current: 1, choiceGone: true });
  });

  it('always leaves the last room to choose', () => {
    const all = followChoices(answer, [choiceOf(suite), choiceOf(king), choiceOf(king)]);
    expect(all).toMatchObject({ chosen: [suite, king], current: 2, chosenTotalKrw: 800_000 });
    const single = { ...answer, rooms: answer.rooms.slice(0, 1) };
    expect(followChoices(single, [choiceOf(suite)])).toMatchObject({ chosen: [], current: 0 });
  });
});

it.each([
  [true, ['twin', 'hanok', 'suite', 'king']],
  [false, ['suite', 'king', 'twin', 'hanok']],
])('accessible types come first for guests who need one, else last, in the order of the hotel: %s', (needed, order) => {
  const facts = { doorWidthCm: 92, rollInShower: true, visualAlarm: false, facts: [] };
  const types = ['suite', 'twin', 'king', 'hanok'].map((roomTypeId) => ({
    roomTypeId,
    accessibility: ['twin', 'hanok'].includes(roomTypeId) ? facts : null,
  }));
  expect(accessibleFirst(types, needed).map(({ roomTypeId }) => roomTypeId)).toEqual(order);
});
