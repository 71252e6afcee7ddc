import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { HotelDetail } from '../../lib/hub/contract/hotel.ts';
import type { ReservationDetail } from '../../lib/hub/contract/reservation.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
const pool = 'outdoor-pool';
const poolHotel = hotels.find(({ facilities }) => facilities.some((code) => code === pool));
if (!poolHotel) throw new Error('No hotel has an outdoor pool');
const { hotelId } = poolHotel;
/** In summer, when the outdoor pool is open. */
const summer = '2027-07-01T03:00:00Z';

async function hotelDetail(): Promise<HotelDetail> {
  return (await callHub(sandbox, 'hotelDetail', { params: { hotelId }, query: { lang: 'en' } })).body.data;
}

async function noticesFor(checkInDate: string, checkOutDate: string) {
  const body = { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'en' };
  const { data } = (await callHub(sandbox, 'roomOffers', { params: { hotelId }, body })).body;
  return data.notices as ReservationDetail['notices'];
}

const close = (firstDay: string, lastDay: string, code: string = pool) =>
  control(sandbox, '/closing', { hotelId, code, firstDay, lastDay });

describe('facts of a hotel', () => {
  it('says hours, price and ages of a facility, breakfast and the rules of minors, and when the hotel confirmed them', async () => {
    const { facts, facilities } = await hotelDetail();
    const factsOf = (code: string) => facts.find((fact) => fact.code === code);
    expect(factsOf(pool)).toMatchObject({
      name: facilities.find(({ code }) => code === pool)?.name,
      hours: { from: '10:00', until: '19:00' },
      price: { amountKrw: 0, per: 'person' },
      accompaniedBelowAge: 13,
      confirmedOn: poolHotel.changedOn,
    });
    expect(factsOf('breakfast')?.price?.amountKrw).toBe(Math.round(poolHotel.breakfastKrw * 1.21));
    expect(factsOf('minors')?.rule).toContain(`under ${poolHotel.children.sharingFreeBelow}`);
  });

  it('says nothing of a facility whose facts are not known', async () => {
    const { facts } = await hotelDetail();
    expect(facts.map(({ code }) => code)).not.toContain('ev-charging');
  });
});

describe('notices of a stay', () => {
  test.each([
    ['that ends before the first day', '2027-07-05', '2027-07-09', false],
    ['that ends on the first day', '2027-07-05', '2027-07-10', true],
    ['that begins on the last day', '2027-07-12', '2027-07-14', true],
    ['that begins after the last day', '2027-07-13', '2027-07-14', false],
  ])('a stay %s is told of a closed pool: from %s to %s, %s', async (_, checkIn, checkOut, isTold) => {
    await control(sandbox, '/clock', { now: summer, frozen: true });
    await close('2027-07-10', '2027-07-12');
    const told = (await noticesFor(checkIn, checkOut)).filter(({ name }) => name === 'Outdoor pool');
    expect(told).toEqual(
      isTold
        ? [{ name: 'Outdoor pool', firstDay: '2027-07-10', lastDay: '2027-07-12', hours: null, reason: 'repairs' }]
        : [],
    );
  });

  it('are those of the hotel page on the days of the stay', async () => {
    await control(sandbox, '/clock', { now: summer, frozen: true });
    const { facts } = await hotelDetail();
    const exceptions = facts.flatMap(({ name, exceptions: days }) => days.map((exception) => ({ ...exception, name })));
    const known = new Set(facts.map(({ name }) => name));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }), async (ahead, nights) => {
        const checkIn = addDays('2027-07-01', ahead);
        const checkOut = addDays(checkIn, nights);
        const said = (await noticesFor(checkIn, checkOut)).filter(({ name }) => known.has(name));
        const overlap = exceptions.filter(({ firstDay, lastDay }) => firstDay <= checkOut && lastDay >= checkIn);
        expect(said).toHaveLength(overlap.length);
        expect(said).toEqual(expect.arrayContaining(overlap));
      }),
      { numRuns: 12 },
    );
  });

  it('have the season in which a pool is closed, over the turn of the year', async () => {
    await control(sandbox, '/clock', { now: '2026-12-01T03:00:00Z', frozen: true });
    const told = (await noticesFor('2027-01-04', '2027-01-06')).filter(({ name }) => name === 'Outdoor pool');
    expect(told).toMatchObject([{ firstDay: '2026-11-16', lastDay: '2027-04-15', hours: null }]);
  });

  it('announced after the booking are in the reservation and in a mail of its language; other stays get none', async () => {
    const stay = stayIn(30, 2, hotelId);
    await stock(sandbox, stay, 4);
    const { token } = await signIn(sandbox);
    const { data } = (await book(sandbox, token, bookingBody(stay, await offerOf(sandbox, stay, 'flexible')))).body;
    const { reservationNo } = data as { reservationNo: string };
    expect(await close(stay.checkInDate, stay.checkInDate, 'spa')).toMatchObject({ mails: 1 });
    const detail = (
      await callHub(sandbox, 'reservationDetail', { token, params: { reservationNo }, query: { lang: 'en' } })
    ).body.data as ReservationDetail;
    const notice = { name: 'Spa', firstDay: stay.checkInDate, lastDay: stay.checkInDate, reason: 'repairs' };
    expect(detail.notices).toContainEqual({ ...notice, hours: null });
    const outbox = await control(sandbox, '/outbox', undefined, 'GET');
    const [mail] = (outbox as { mails: { subject: string; text: string }[] }).mails;
    expect(mail?.subject).toContain(reservationNo);
    expect(mail?.text).toContain('스파: ');
    expect(mail?.text).toContain('시설 보수');
  });

  it.each([
    ['a facility that the hotel does not have', 'airport-shuttle-2', '2027-07-10', '2027-07-12'],
    ['days in the wrong order', pool, '2027-07-12', '2027-07-10'],
  ])('refuse %s', async (_, code, firstDay, lastDay) => {
    await expect(close(firstDay, lastDay, code)).rejects.toThrow();
  });
});
