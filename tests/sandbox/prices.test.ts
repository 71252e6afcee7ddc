import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratePlanIds, ratePlans } from '../../sandbox/hub/seed/rate-plans.ts';
import { addDays, nightsOf, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { generateNight } from '../../sandbox/hub/stay/night-generator.ts';
import { priceStay } from '../../sandbox/hub/stay/price.ts';
import { roomTypeEntries } from '../../sandbox/hub/stay/room-type-index.ts';
import { offersOf, stayIn, stockEveryHotel } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('every price is whole won and equals both of its divisions, by night and by part', () => {
  const anyStay = fc.record({
    entry: fc.constantFrom(...roomTypeEntries),
    plan: fc.constantFrom(...ratePlanIds),
    from: fc.integer({ min: -400, max: 800 }),
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 4 }),
    minor: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(anyStay, ({ entry, plan, from, nights, adults, minor }) => {
      const checkIn = addDays('2026-11-21', from);
      const dates = nightsOf(checkIn, addDays(checkIn, nights));
      const priced = dates.map((date) => ({ date, baseKrw: generateNight(entry, date).baseKrw }));
      const price = priceStay(priced, entry.hotel, ratePlans[plan], { adults, minor });
      expect(price.roomKrw + price.serviceKrw + price.taxKrw).toBe(price.totalKrw);
      expect(sum(price.nights.map(({ amountKrw }) => amountKrw))).toBe(price.totalKrw);
      expect(price.serviceKrw * 10).toBe(price.roomKrw);
      expect(price.taxKrw * 10).toBe(price.roomKrw + price.serviceKrw);
      expect(Number.isInteger(price.taxKrw)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('weekends and the high season are dearer', () => {
  const mean = (dates: readonly string[]) =>
    sum(dates.flatMap((date) => roomTypeEntries.map((entry) => generateNight(entry, date).baseKrw))) / dates.length;
  const year = nightsOf('2027-01-01', '2028-01-01');
  const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
  expect(mean(year.filter((date) => weekday(date) === 6))).toBeGreaterThan(
    mean(year.filter((date) => weekday(date) === 2)) * 1.15,
  );
  const haeundae = roomTypeEntries.filter(({ hotel }) => hotel.hotelId === 'haneul-haeundae');
  const meanOf = (month: string) => {
    const dates = year.filter((date) => date.startsWith(month));
    return sum(dates.flatMap((date) => haeundae.map((entry) => generateNight(entry, date).baseKrw))) / dates.length;
  };
  expect(meanOf('2027-08')).toBeGreaterThan(meanOf('2027-03') * 1.15);
});

test('the price on the calendar is the price of that night, and a night without one cannot be booked', async () => {
  const hotelId = 'onjeong-dongnae';
  const first = addDays(seoulDayOf(new Date()), 15);
  const { body } = await callHub(sandbox, 'availableDates', {
    body: { hotelIdList: [hotelId], viewMonth: first.slice(0, 7), viewPeriod: 3 },
  });
  const nights: { date: string; available: boolean; lowestKrw: number | null; minimumStayNights: number }[] =
    body.data.hotels[0].nights;
  const coming = nights.filter(({ date }) => date >= first).slice(0, 45);
  expect(coming).toHaveLength(45);
  for (const { date, available, lowestKrw, minimumStayNights } of coming) {
    const offers = await offersOf(sandbox, { hotelId, checkInDate: date, checkOutDate: addDays(date, 1) });
    const forAnybody = offers.filter(({ ratePlan }) => !ratePlan.memberOnly);
    expect(available).toBe(lowestKrw !== null);
    if (minimumStayNights === 1) expect(forAnybody[0]?.price.totalKrw ?? null).toBe(lowestKrw);
    else expect(forAnybody).toEqual([]);
  }
});

test('there are sold-out nights and minimum stays in the summer of 2027', async () => {
  await control(sandbox, '/clock', { now: '2027-05-01T00:00:00Z' });
  const { body } = await callHub(sandbox, 'availableDates', {
    body: { hotelIdList: ['haneul-haeundae', 'oreum-jeju'], viewMonth: '2027-05', viewPeriod: 6 },
  });
  await control(sandbox, '/clock', undefined, 'DELETE');
  const nights = body.data.hotels.flatMap((hotel: { nights: unknown[] }) => hotel.nights);
  expect(nights.some(({ available }: { available: boolean }) => !available)).toBe(true);
  expect(nights.some(({ minimumStayNights }: { minimumStayNights: number }) => minimumStayNights > 1)).toBe(true);
});

test('a member pays less than a guest in a search and is told the same total twice', async () => {
  const { checkInDate, checkOutDate } = stayIn(25);
  await stockEveryHotel(sandbox, stayIn(25));
  const body = { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'ko' };
  const guest = (await callHub(sandbox, 'searchStays', { body })).body.data.results;
  const member = (await callHub(sandbox, 'searchStays', { body: { ...body, rates: 'member' } })).body.data.results;
  const open = guest.filter(({ available }: { available: boolean }) => available);
  expect(open).toHaveLength(12);
  for (const result of open) {
    const mine = member.find(({ hotelId }: { hotelId: string }) => hotelId === result.hotelId);
    expect(result.memberTotalKrw).toBeLessThan(result.lowestTotalKrw);
    expect(mine.lowestTotalKrw).toBe(result.memberTotalKrw);
    expect(mine.memberTotalKrw).toBe(mine.lowestTotalKrw);
  }
});
