import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { searchStays } from '@/lib/hub/contract/offer';
import { defaultView } from '@/lib/stay/result-params';
import { ALL_DETAILS, type Stay } from '@/lib/stay/stay';
import { roomStayRequest, staySearchRequest } from '@/lib/stay/stay-request';

const stays: fc.Arbitrary<Stay> = fc
  .record({
    place: fc.constantFrom(['location', ALL_DETAILS], ['location', 'jeju'], ['theme', 'onsen']),
    hotelIds: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 3 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ place: [category = '', detail = ''], hotelIds, nights, rooms }) => {
    const checkInDate = '2026-12-24';
    return { category, detail, hotelIds, checkInDate, checkOutDate: addDays(checkInDate, nights), rooms };
  });

describe('a stay in a request of the hub', () => {
  it('is taken by the contract, which reads the same stay', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const body = { ...staySearchRequest(stay, defaultView), lang: 'ko', rates: 'public' };
        const { category = 'location', detail = ALL_DETAILS, hotelIdList, ...read } = searchStays.body.parse(body);
        const { checkInDate, checkOutDate, rooms } = read;
        expect({ category, detail, hotelIds: hotelIdList ?? [], checkInDate, checkOutDate, rooms }).toEqual(stay);
      }),
    );
  });

  it('takes only the guests of a booked room', () => {
    const rooms = [{ adults: 2, minor: 1, roomTypeId: 'deluxe', ratePlanId: 'flexible' }];
    const dates = { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' };
    expect(roomStayRequest({ ...dates, rooms })).toEqual({ ...dates, rooms: [{ adults: 2, minor: 1 }] });
  });
});
