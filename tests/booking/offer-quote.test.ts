import { describe, expect, it } from 'vitest';
import { quoteBooking } from '@/lib/booking/offer-quote';
import type { RoomOffer, RoomOffers, roomOffer } from '@/lib/hub/contract/offer';
import type { StayToBook } from '@/lib/stay/booking-params';

const booking = (rooms: StayToBook['rooms']) => ({ rooms });
const room = (roomTypeId = 'deluxe', ratePlanId = 'flex') => ({ adults: 2, minor: 0, roomTypeId, ratePlanId });

function offer(roomTypeId: string, ratePlanId: string, roomKrw: number, roomsLeft = 3): RoomOffer {
  const totalKrw = roomKrw * 1.21;
  return {
    offerId: `${roomTypeId}.${ratePlanId}`,
    roomTypeId,
    ratePlan: { ratePlanId, name: ratePlanId, breakfastIncluded: false, memberOnly: false },
    price: {
      nights: [
        { date: '2026-12-24', amountKrw: totalKrw / 2 },
        { date: '2026-12-25', amountKrw: totalKrw / 2 },
      ],
      roomKrw,
      beddingKrw: 0,
      serviceKrw: roomKrw / 10,
      taxKrw: (roomKrw * 11) / 100,
      totalKrw,
    },
    cancellation: {
      refundable: true,
      freeUntil: '2026-12-22T18:00:00+09:00',
      penaltyKrw: totalKrw / 2,
      graceMinutes: null,
      graceUntil: null,
    },
    roomsLeft,
    sleeping: null,
  } satisfies ReturnType<(typeof roomOffer)['parse']>;
}

function offers(...rooms: RoomOffer[][]): RoomOffers {
  const ids = [...new Set(rooms.flat().map(({ roomTypeId }) => roomTypeId))];
  return {
    hotelId: 'hotel',
    hotelName: 'Hotel',
    asOf: '2026-11-22T01:00:00Z',
    roomTypes: ids.map((roomTypeId) => ({ roomTypeId, name: `Room ${roomTypeId}` })),
    rooms: rooms.map((list) => ({ adults: 2, minor: 0, offers: list })),
  } as RoomOffers;
}

describe('quoting a booking', () => {
  it('adds the rooms up so that the parts and the nights both make the total', () => {
    const answer = offers([offer('deluxe', 'flex', 200_000)], [offer('suite', 'flex', 400_000)]);
    const result = quoteBooking(booking([room(), room('suite')]), answer);
    if (result.kind !== 'quoted') throw new Error('expected a quote');
    const { quote } = result;
    expect(quote.totalKrw).toBe(726_000);
    expect(quote.roomKrw + quote.serviceKrw + quote.taxKrw).toBe(quote.totalKrw);
    expect(quote.nights).toEqual([
      { date: '2026-12-24', amountKrw: 363_000 },
      { date: '2026-12-25', amountKrw: 363_000 },
    ]);
    expect(quote.rooms.map(({ roomTypeName }) => roomTypeName)).toEqual(['Room deluxe', 'Room suite']);
  });

  it.each([
    ['the room type is gone', [[offer('suite', 'flex', 1)]], [0]],
    ['the rate is gone', [[offer('deluxe', 'saver', 1)]], [0]],
    ['nothing is left of it', [[offer('deluxe', 'flex', 1, 0)]], [0]],
    ['the hub answers no such room', [], [0]],
  ])('says which room cannot be had when %s', (_, perRoom, roomIndexes) => {
    expect(quoteBooking(booking([room()]), offers(...perRoom))).toEqual({ kind: 'gone', roomIndexes });
  });

  it('does not sell one last room twice, whatever the rates', () => {
    const last = [offer('deluxe', 'flex', 200_000, 1), offer('deluxe', 'saver', 180_000, 1)];
    const twice = booking([room(), room('deluxe', 'saver')]);
    expect(quoteBooking(twice, offers(last, last))).toEqual({ kind: 'gone', roomIndexes: [1] });
  });
});
