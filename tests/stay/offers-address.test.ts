import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListOrigin, writeOffersAddress } from '@/lib/stay/offers-address';
import { resultSorts } from '@/lib/stay/result-params';

const valuesOf = (query: string) => {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
};

test('the list comes back out of the address of the rooms that it leads to, whatever it was', () => {
  const code = fc.stringMatching(/^[a-z]{1,12}$/);
  const origin = fc.record({
    category: fc.constantFrom('location', 'theme'),
    detail: fc.constantFrom('전체', 'seoul', 'onsen'),
    hotelIds: fc.uniqueArray(code, { maxLength: 3 }),
    view: fc.record({
      sort: fc.constantFrom(...resultSorts),
      page: fc.integer({ min: 1, max: 9 }),
      filters: fc.record(
        {
          maxTotalKrw: fc.integer({ min: 1, max: 9_000_000 }),
          views: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
          refundable: fc.constant(true),
        },
        { requiredKeys: [] },
      ),
    }),
  });
  const stay = { checkInDate: '2027-03-01', checkOutDate: '2027-03-03' };
  const rooms = [{ adults: 2, minor: 1 }];
  fc.assert(
    fc.property(origin, (list) => {
      const query = writeOffersAddress(list, stay, rooms, [{ roomTypeId: 'deluxe', ratePlanId: 'flexible' }]);
      expect(parseListOrigin(valuesOf(query), '2027-02-01')).toEqual(list);
      expect(query).toContain('checkIn=2027-03-01&checkOut=2027-03-03&room=2-1');
    }),
  );
});
