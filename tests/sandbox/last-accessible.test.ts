import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RoomOffer } from '../../lib/hub/contract/offer.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { bookingBody, type StayWish, stayIn, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const hotelId = 'haneul-gyeongbok';
const accessible = `${hotelId}-accessible-twin`;
/** Both cost more than the accessible room. */
const king = `${hotelId}-premier-king`;
const family = `${hotelId}-family-room`;
const twoAdults = { adults: 2, minor: 0 };

interface Wish {
  rooms?: number;
  needed?: boolean;
}

/** Free rooms by room type, for each night of a stay. */
type Stock = Record<string, readonly number[]>;

async function stockTypes(stay: StayWish, rooms: Stock): Promise<void> {
  await stock(sandbox, stay, 0);
  for (const [roomTypeId, counts] of Object.entries(rooms)) {
    for (const [night, count] of counts.entries()) {
      const date = addDays(stay.checkInDate, night);
      await control(sandbox, '/inventory', { hotelId, roomTypeId, date, count });
    }
  }
}

const requestOf = ({ checkInDate, checkOutDate }: StayWish, { rooms = 1, needed = false }: Wish) => ({
  checkInDate,
  checkOutDate,
  rooms: Array.from({ length: rooms }, () => twoAdults),
  lang: 'en',
  filters: { accessible: needed },
});

async function offersOf(stay: StayWish, wish: Wish): Promise<RoomOffer[]> {
  const { body } = await callHub(sandbox, 'roomOffers', { params: { hotelId }, body: requestOf(stay, wish) });
  const { rooms, obstacle } = body.data as { rooms: { offers: RoomOffer[] }[]; obstacle: object | null };
  return obstacle === null ? (rooms[0]?.offers ?? []) : [];
}

/** Rooms offered, by room type. */
const leftOf = (offers: readonly RoomOffer[]) =>
  Object.fromEntries(offers.map(({ roomTypeId, roomsLeft }) => [roomTypeId, roomsLeft]));

/** What everybody pays for so many rooms, the cheapest first. */
function cheapestOf(offers: readonly RoomOffer[], rooms: number): number | null {
  const cheapest = new Map<string, RoomOffer>();
  for (const offer of offers.filter(({ ratePlan }) => !ratePlan.memberOnly)) {
    const known = cheapest.get(offer.roomTypeId);
    if (!known || offer.price.totalKrw < known.price.totalKrw) cheapest.set(offer.roomTypeId, offer);
  }
  const prices = [...cheapest.values()]
    .flatMap(({ roomsLeft, price }) => Array.from({ length: roomsLeft }, () => price.totalKrw))
    .sort((a, b) => a - b);
  return prices.length < rooms ? null : prices.slice(0, rooms).reduce((sum, price) => sum + price, 0);
}

/** With the need the calendar is that of accessible rooms. */
const isShown =
  ({ needed = false }: Wish) =>
  ({ roomTypeId }: RoomOffer) =>
    !needed || roomTypeId === accessible;

async function lowestInResults(stay: StayWish, wish: Wish): Promise<number | null> {
  const body = { ...requestOf(stay, { ...wish, needed: false }), hotelIdList: [hotelId] };
  const { results, priceRange } = (await callHub(sandbox, 'searchStays', { body })).body.data;
  const lowest = results[0]?.lowestTotalKrw ?? null;
  expect(priceRange?.lowestKrw ?? null, 'counts and order go by the same total').toBe(lowest);
  return lowest;
}

async function lowestInCalendar(
  { checkInDate }: StayWish,
  { rooms = 1, needed = false }: Wish,
): Promise<number | null> {
  const body = {
    hotelIdList: [hotelId],
    viewMonth: checkInDate.slice(0, 7),
    viewPeriod: 1,
    rooms: Array.from({ length: rooms }, () => twoAdults),
    accessible: needed,
  };
  const { nights } = (await callHub(sandbox, 'availableDates', { body })).body.data.hotels[0];
  return nights.find(({ date }: { date: string }) => date === checkInDate)?.lowestKrw ?? null;
}

let guests = 0;
async function book(stay: StayWish, offers: readonly RoomOffer[], needed: boolean) {
  guests += 1;
  const [first] = offers;
  if (!first) throw new Error('Nothing to book');
  const body = {
    ...bookingBody(stay, first),
    rooms: offers.flatMap((offer) => bookingBody(stay, offer).rooms),
    contact: { email: `guest.${guests}@mail.example`, mobile: `010-1000-${String(guests).padStart(4, '0')}` },
    expectedTotalKrw: offers.reduce((sum, { price }) => sum + price.totalKrw, 0),
    ...(needed && { accessible: true }),
  };
  const { body: answer } = await callHub(sandbox, 'createGuestReservation', { body });
  return answer.code === undefined ? (answer.data as { proof: string }) : (answer.code as string);
}

const flexible = (offers: readonly RoomOffer[], roomTypeId: string): RoomOffer =>
  offers.find((offer) => offer.roomTypeId === roomTypeId && offer.ratePlan.ratePlanId === 'flexible') ??
  expect.fail(`no ${roomTypeId}`);

describe('the last accessible room', () => {
  it.each<[string, Stock, Wish, Record<string, number>]>([
    ['is kept while others are free', { [accessible]: [1], [king]: [3] }, {}, { [king]: 3 }],
    ['is offered with the need', { [accessible]: [1], [king]: [3] }, { needed: true }, { [accessible]: 1, [king]: 3 }],
    ['is offered to all when nothing else is free', { [accessible]: [1], [king]: [0] }, {}, { [accessible]: 1 }],
    ['is kept of two', { [accessible]: [2], [king]: [3] }, {}, { [accessible]: 1, [king]: 3 }],
    ['is kept of two from two rooms', { [accessible]: [2], [king]: [1] }, { rooms: 2 }, { [accessible]: 1, [king]: 1 }],
    ['is needed for two rooms', { [accessible]: [1], [king]: [1] }, { rooms: 2 }, { [accessible]: 1, [king]: 1 }],
    ['is needed for two rooms of its type', { [accessible]: [2], [king]: [0] }, { rooms: 2 }, { [accessible]: 2 }],
    ['is kept on each night', { [accessible]: [5, 1], [king]: [1, 1] }, {}, { [king]: 1 }],
    ['is offered where others have one night only', { [accessible]: [1, 1], [king]: [1, 0] }, {}, { [accessible]: 1 }],
    [
      'is offered where others have one night each',
      { [accessible]: [1, 1], [king]: [1, 0], [family]: [0, 1] },
      {},
      { [accessible]: 1 },
    ],
  ])('%s', async (_, rooms, wish, offered) => {
    const stay = stayIn(60, Math.max(...Object.values(rooms).map(({ length }) => length)));
    await stockTypes(stay, rooms);
    const offers = await offersOf(stay, wish);
    expect(leftOf(offers)).toEqual(offered);
    const { rooms: count = 1 } = wish;
    if (!wish.needed) expect(await lowestInResults(stay, wish), 'the list').toBe(cheapestOf(offers, count));
    if (stay.checkOutDate === addDays(stay.checkInDate, 1)) {
      expect(await lowestInCalendar(stay, wish), 'the calendar').toBe(cheapestOf(offers.filter(isShown(wish)), count));
    }
  });

  test('is refused to guests without the need, held for the one who needs it, and then others are offered', async () => {
    const stay = stayIn(64, 1);
    await stockTypes(stay, { [accessible]: [1], [king]: [1] });
    const room = flexible(await offersOf(stay, { needed: true }), accessible);
    expect(await book(stay, [room], false)).toBe('SOLD_OUT');
    const { proof } = (await book(stay, [room], true)) as { proof: string };
    const { data } = (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'en' } })).body;
    expect(data.rooms[0].accessibility).toMatchObject({ doorWidthCm: 92, rollInShower: true });
    expect(leftOf(await offersOf(stay, {}))).toEqual({ [king]: 1 });
    const cancelled = await callHub(sandbox, 'cancelGuestReservation', { body: { proof, expectedFeeKrw: 0 } });
    expect(cancelled.status).toBe(200);
    const after = (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'en' } })).body.data;
    expect(after.rooms[0].accessibility, 'a cancelled one is held no longer').toBeNull();
  });

  test('follows its holder to other dates, and is kept from a reservation of another room', async () => {
    const stay = stayIn(66, 1);
    const later = { hotelId, checkInDate: stay.checkOutDate, checkOutDate: addDays(stay.checkOutDate, 1) };
    await stockTypes(stay, { [accessible]: [2], [king]: [2] });
    await stockTypes(later, { [accessible]: [1], [king]: [2] });
    const offers = await offersOf(stay, { needed: true });
    const [holder, other] = (await Promise.all(
      [accessible, king].map((type) => book(stay, [flexible(offers, type)], type === accessible)),
    )) as [{ proof: string }, { proof: string }];
    const ask = async (
      { proof }: { proof: string },
      roomTypeId: string,
      { checkInDate, checkOutDate }: StayWish,
      need = {},
    ) => {
      const room = { ...twoAdults, roomTypeId, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
      const body = { proof, checkInDate, checkOutDate, rooms: [room], revision: 0, lang: 'en', ...need };
      const quote = (await callHub(sandbox, 'quoteGuestChange', { body })).body;
      const wish = { rooms: [{ ...twoAdults, roomTypeId }], viewMonth: checkInDate.slice(0, 7), viewPeriod: 1 };
      const { nights } = (await callHub(sandbox, 'guestReservationNights', { body: { proof, ...wish, ...need } })).body
        .data;
      const { available } = nights.find(({ date }: { date: string }) => date === checkInDate);
      expect(available, 'the calendar says what the change says').toBe(quote.code === undefined);
      return quote.code ?? quote.data.rooms[0].accessibility?.doorWidthCm ?? null;
    };
    expect(await ask(holder, accessible, later)).toBe(92);
    expect(await ask(holder, king, stay), 'the promise ends').toBeNull();
    expect(await ask(other, accessible, later)).toBe('SOLD_OUT');
    expect(await ask(other, accessible, stay), 'the last of two').toBe('SOLD_OUT');
    expect(await ask(other, accessible, later, { accessible: true }), 'the need is said').toBe(92);
    expect(await ask(other, accessible, stay, { accessible: true })).toBe(92);
    await stockTypes(later, { [accessible]: [1] });
    expect(await ask(other, accessible, later), 'nothing else is free').toBe(92);
  });
});

test('is in the lowest price of a hotel only where everybody is offered it, and in that of its own type', async () => {
  const today = stayIn(0, 60);
  await stock(sandbox, today, 0);
  const stay = stayIn(20, 1);
  await stockTypes(stay, { [accessible]: [1], [king]: [1] });
  const lowest = async () => {
    const { data } = (await callHub(sandbox, 'hotelDetail', { params: { hotelId }, query: { lang: 'en' } })).body;
    const ofType = (id: string) =>
      data.roomTypes.find(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === id).lowestNightKrw;
    return { hotel: data.lowestNightKrw, accessible: ofType(accessible), king: ofType(king) };
  };
  const both = await lowest();
  expect(both.accessible).toBeLessThan(both.king);
  expect(both.hotel).toBe(both.king);
  await stockTypes(stay, { [accessible]: [1] });
  expect(await lowest()).toEqual({ hotel: both.accessible, accessible: both.accessible, king: null });
});

test('for any stock and any guests one after the other, the last accessible room goes to need or to nothing else, and no night is oversold', async () => {
  const counts = fc.array(fc.nat(3), { minLength: 2, maxLength: 2 });
  const anyGuests = fc.array(fc.record({ needed: fc.boolean(), rooms: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  let day = 80;
  await fc.assert(
    fc.asyncProperty(counts, counts, counts, anyGuests, async (free, kings, families, asking) => {
      day += 2;
      const stay = stayIn(day, 2);
      const left: Record<string, number> = {};
      await stockTypes(stay, { [accessible]: free, [king]: kings, [family]: families });
      for (const [type, nights] of Object.entries({ [accessible]: free, [king]: kings, [family]: families })) {
        left[type] = Math.min(...nights);
      }
      for (const wish of asking) {
        const ofOthers = (left[king] ?? 0) + (left[family] ?? 0);
        const all = ofOthers + (left[accessible] ?? 0);
        const keeps = !wish.needed && ofOthers + Math.max(0, (left[accessible] ?? 0) - 1) >= wish.rooms;
        const offered = { ...left, [accessible]: (left[accessible] ?? 0) - (keeps ? 1 : 0) };
        const offers = await offersOf(stay, wish);
        const expected = Object.entries(offered).filter(([, count]) => all >= wish.rooms && count > 0);
        expect(leftOf(offers)).toEqual(Object.fromEntries(expected));
        if (!wish.needed) expect(await lowestInResults(stay, wish)).toBe(cheapestOf(offers, wish.rooms));
        if (left[accessible] === 0) continue;
        // Each guest tries the accessible room first, whatever they were offered.
        const room = flexible(await offersOf(stay, { needed: true }), accessible);
        const wanted = Array.from({ length: wish.rooms }, () => room);
        const isBooked = typeof (await book(stay, wanted, wish.needed)) !== 'string';
        expect(isBooked).toBe(offered[accessible] >= wish.rooms);
        if (isBooked) left[accessible] = (left[accessible] ?? 0) - wish.rooms;
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
