import { beforeEach, describe, expect, test } from 'vitest';
import type { NightAvailability } from '../../lib/hub/contract/available-dates.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, endGrace, offerOf, offersOf, type StayWish, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
let token: string;
beforeEach(async () => {
  token = (await signIn(sandbox)).token;
});

const stay = stayIn(20);
const [first, second, after] = [0, 1, 2].map((days) => addDays(stay.checkInDate, days)) as [string, string, string];
const deluxe = 'haneul-gyeongbok-deluxe-double';
const view = { viewMonth: first.slice(0, 7), viewPeriod: 2 };

async function booked(ratePlanId = 'flexible', rooms = 1): Promise<string> {
  const offer = await offerOf(sandbox, stay, ratePlanId, deluxe);
  const one = bookingBody(stay, offer);
  const body = {
    ...one,
    rooms: Array.from({ length: rooms }, () => one.rooms[0]),
    expectedTotalKrw: offer.price.totalKrw * rooms,
  };
  return (await book(sandbox, token, body)).body.data.reservationNo;
}
const askFor = (reservationNo: string, asker = token, wish: object = {}) =>
  callHub(sandbox, 'reservationNights', { token: asker, params: { reservationNo }, body: { ...view, ...wish } });
const byDay = (nights: NightAvailability[]) => new Map(nights.map((night) => [night.date, night]));
const nightsFor = async (reservationNo: string) => byDay((await askFor(reservationNo)).body.data.nights);
/** What everybody sees of the hotel. */
const nightsForAll = async () => {
  const body = { hotelIdList: [stay.hotelId], ...view };
  return byDay((await callHub(sandbox, 'availableDates', { body })).body.data.hotels[0].nights);
};
const quoteOf = async (reservationNo: string, { checkInDate, checkOutDate }: Omit<StayWish, 'hotelId'>, rooms = 1) => {
  const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
  const body = { checkInDate, checkOutDate, rooms: Array.from({ length: rooms }, () => room), revision: 0, lang: 'ko' };
  return (await callHub(sandbox, 'quoteChange', { token, params: { reservationNo }, body })).body;
};

describe('nights to which a reservation could be moved', () => {
  test('S18 what it holds itself is free for it, and sold out for everybody else as before', async () => {
    await stock(sandbox, stay, 0);
    await stock(sandbox, stay, 1, deluxe);
    const reservationNo = await booked();
    const own = await nightsFor(reservationNo);
    const everybodys = await nightsForAll();
    for (const night of [first, second]) {
      expect(own.get(night)).toMatchObject({ available: true, lowestKrw: expect.any(Number) });
      expect(everybodys.get(night)).toMatchObject({ available: false, lowestKrw: null });
    }
    expect(await nightsForAll(), 'asking changes nothing').toEqual(everybodys);
  });

  test('say what the change itself would say: its own room type, its own rate, night by night', async () => {
    await stock(sandbox, { ...stay, checkOutDate: addDays(after, 1) }, 3);
    const reservationNo = await booked('breakfast');
    await control(sandbox, '/inventory', { hotelId: stay.hotelId, roomTypeId: deluxe, date: after, count: 0 });
    const nights = await nightsFor(reservationNo);
    expect((await nightsForAll()).get(after), 'another room type is free').toMatchObject({ available: true });
    expect(nights.get(after)).toMatchObject({ available: false, lowestKrw: null });
    const moved = { checkInDate: second, checkOutDate: addDays(after, 1) };
    expect((await quoteOf(reservationNo, moved)).code).toBe('SOLD_OUT');
    await control(sandbox, '/inventory', { hotelId: stay.hotelId, roomTypeId: deluxe, date: after, count: 1 });
    const free = await nightsFor(reservationNo);
    const { data } = await quoteOf(reservationNo, moved);
    expect((free.get(second)?.lowestKrw ?? 0) + (free.get(after)?.lowestKrw ?? 0)).toBe(data.afterKrw);
  });

  test('say what the change would say of rooms as they are chosen: type, rate, guests, and without one that goes', async () => {
    await stock(sandbox, { ...stay, checkOutDate: addDays(after, 1) }, 3);
    const reservationNo = await booked('flexible', 2);
    const { roomTypeId } =
      (await offersOf(sandbox, stay)).find((offer) => offer.roomTypeId !== deluxe) ?? expect.fail('no other type');
    const other = { adults: 1, minor: 0, roomTypeId, ratePlanId: 'breakfast' };
    const booking = { adults: 2, minor: 0 };
    const ask = async (...rooms: object[]) => byDay((await askFor(reservationNo, token, { rooms })).body.data.nights);
    const quote = async (...rooms: object[]) => {
      const guest = { guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
      const moved = { checkInDate: after, checkOutDate: addDays(after, 1), revision: 0, lang: 'ko' };
      const body = { ...moved, rooms: rooms.map((room) => ({ ...guest, ...room })) };
      return (await callHub(sandbox, 'quoteChange', { token, params: { reservationNo }, body })).body.data.afterKrw;
    };
    for (const rooms of [
      [booking, other],
      [{ ...booking, cancelYn: 'Y' }, other],
    ])
      expect((await ask(...rooms)).get(after)?.lowestKrw).toBe(await quote(...rooms));
    expect((await nightsFor(reservationNo)).get(after)?.lowestKrw, 'not said: as booked').toBe(
      await quote(booking, booking),
    );
    const code = async (...rooms: object[]) => (await askFor(reservationNo, token, { rooms })).body.code;
    expect(await code(booking), 'the rooms are those of the reservation').toBe('BAD_REQUEST');
    expect(await code(booking, { ...booking, roomTypeId: 'nowhere' })).toBe('NOT_FOUND');
    expect(await code(booking, { adults: 4, minor: 3 })).toBe('OCCUPANCY_EXCEEDED');
  });
});

describe('S18 other callers receive nothing', () => {
  test('S18 another member, a guest, and a number that does not exist', async () => {
    await stock(sandbox, stay, 2);
    const reservationNo = await booked();
    const stranger = (await signIn(sandbox, 'recommender')).token;
    const foreign = await askFor(reservationNo, stranger);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await askFor('HN-NOTHING1', stranger)).body);
    const open = await callHub(sandbox, 'reservationNights', { params: { reservationNo }, body: view });
    expect(open.status).toBe(401);
  });

  test('S18 a guest by the proof of their own reservation alone; a member’s is not opened by one', async () => {
    await stock(sandbox, stay, 0);
    await stock(sandbox, stay, 1, deluxe);
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
    const { data } = (await callHub(sandbox, 'createGuestReservation', { body })).body;
    const ask = (proof: string, more: object = {}) =>
      callHub(sandbox, 'guestReservationNights', { body: { proof, ...view, ...more } });
    const own = byDay((await ask(data.proof, { reservationNo: 'HN-SAMPLE01' })).body.data.nights);
    expect(own.get(first)?.available).toBe(true);
    const { ratePlans } = (
      await callHub(sandbox, 'guestReservationDetail', { body: { proof: data.proof, lang: 'ko' } })
    ).body.data;
    expect(ratePlans.map(({ ratePlanId }: { ratePlanId: string }) => ratePlanId)).not.toContain('member');
    const member = { adults: 2, minor: 0, ratePlanId: 'member' };
    expect((await ask(data.proof, { rooms: [member] })).body.code).toBe('MEMBER_RATE');
    const [claim = '', mac = ''] = data.proof.split('.');
    const forged = Buffer.from(JSON.stringify(['HN-SAMPLE01', Date.now() + 1e9])).toString('base64url');
    for (const wrong of [`${forged}.${mac}`, `${claim}.${mac.slice(1)}x`, 'x'.repeat(60)]) {
      expect((await ask(wrong)).body).toMatchObject({ code: 'PROOF_EXPIRED' });
    }
    expect((await askFor(data.reservationNo)).status, 'a member finds no guest’s').toBe(404);
  });
});

test('where dates are not changed any more there are none', async () => {
  await stock(sandbox, stay, 3);
  const fixed = await booked('advance');
  await endGrace(sandbox, fixed);
  expect((await askFor(fixed)).body).toMatchObject({ code: 'FEE_DUE', data: { feeKrw: expect.any(Number) } });
  const cancelled = await booked();
  await callHub(sandbox, 'cancelReservation', {
    token,
    params: { reservationNo: cancelled },
    body: { expectedFeeKrw: 0 },
  });
  expect((await askFor(cancelled)).body.code).toBe('NOT_CHANGEABLE');
});
