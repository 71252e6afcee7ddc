import { describe, expect, it } from 'vitest';
import { memberRateOf, publicRateOf } from '@/lib/booking/member-rate';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import type { StayToBook } from '@/lib/stay/booking-params';
import { everyHotel } from '@/lib/stay/result-params';

type Offer = RoomOffers['rooms'][number]['offers'][number];

function offer(
  ratePlanId: string,
  totalKrw: number,
  facts: { memberOnly?: boolean; breakfast?: boolean; refundable?: boolean } = {},
): Offer {
  const { memberOnly = false, breakfast = false, refundable = true } = facts;
  return {
    offerId: ratePlanId,
    roomTypeId: 'deluxe',
    ratePlan: { ratePlanId, name: ratePlanId, breakfastIncluded: breakfast, memberOnly },
    price: {
      nights: [{ date: '2026-12-24', amountKrw: totalKrw }],
      roomKrw: totalKrw,
      serviceKrw: 0,
      taxKrw: 0,
      beddingKrw: 0,
      totalKrw,
    },
    cancellation: {
      refundable,
      freeUntil: refundable ? '2026-12-23T18:00:00+09:00' : null,
      penaltyKrw: totalKrw,
      graceMinutes: null,
      graceUntil: null,
    },
    roomsLeft: 2,
    sleeping: null,
  };
}
const all = [
  offer('member', 92, { memberOnly: true }),
  offer('advance', 95, { refundable: false }),
  offer('flexible', 100),
  offer('breakfast', 130, { breakfast: true }),
];
const offersOf = (offers: Offer[], rooms = 1): RoomOffers => ({
  hotelId: 'hotel',
  hotelName: 'Hotel',
  obstacle: null,
  alternatives: [],
  notices: [],
  asOf: '2026-11-22T01:00:00Z',
  roomTypes: [{ roomTypeId: 'deluxe', name: 'Deluxe' }] as RoomOffers['roomTypes'],
  rooms: Array.from({ length: rooms }, () => ({ adults: 2, minor: 0, offers, misfits: [] })),
});
const chosen = (...ratePlanIds: string[]): StayToBook => ({
  ...everyHotel,
  hotelId: 'hotel',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-25',
  rooms: ratePlanIds.map((ratePlanId) => ({ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId })),
  expectedTotalKrw: 0,
});

describe('the members’ rate beside the chosen one', () => {
  it('tells the saving over all rooms, and leads to the same rooms', () => {
    const rate = memberRateOf(chosen('flexible', 'flexible'), offersOf(all, 2), 200);
    expect(rate).toMatchObject({ totalKrw: 184, savingKrw: 16, booking: { expectedTotalKrw: 184 } });
    expect(rate?.booking.rooms.map(({ ratePlanId }) => ratePlanId)).toEqual(['member', 'member']);
  });

  it.each([
    ['breakfast is in the chosen rate', 'breakfast', 130],
    ['it costs no less', 'flexible', 92],
  ])('is not spoken of where %s', (_, ratePlanId, totalKrw) => {
    expect(memberRateOf(chosen(ratePlanId), offersOf(all), totalKrw)).toBeNull();
  });
});

describe('a member rate that a guest chose', () => {
  it('becomes the cheapest rate for everybody that is as free to leave; other rooms keep theirs', () => {
    const rate = publicRateOf(chosen('member', 'advance'), offersOf(all, 2));
    expect(rate?.booking.rooms.map(({ ratePlanId }) => ratePlanId)).toEqual(['flexible', 'advance']);
    expect(rate?.totalKrw).toBe(195);
  });

  it('leads nowhere where no such rate is left', () => {
    expect(publicRateOf(chosen('member'), offersOf(all.filter(({ offerId }) => offerId !== 'flexible')))).toBeNull();
  });
});
