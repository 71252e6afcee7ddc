import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { NightAvailability } from '../../lib/hub/contract/available-dates.ts';
import { worthOf, worthOfStay } from '../../lib/hub/contract/inclusion-worth.ts';
import type { PriceBreakdown, RoomOffer } from '../../lib/hub/contract/offer.ts';
import type { StayPackage } from '../../lib/hub/contract/package.ts';
import { addDays, daysBetween, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, offerOf, offersOf, stock } from './booking-steps.ts';
import { callHub, control, type SignedIn, signIn } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
let member: SignedIn;
beforeAll(async () => {
  member = await signIn(sandbox);
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

async function packagesIn(lang = 'en', hotelId?: string): Promise<StayPackage[]> {
  const { body } = await callHub(sandbox, 'listPackages', { query: { lang, ...(hotelId && { hotelId }) } });
  return body.data.packages;
}

async function packageOf(packageId: string): Promise<StayPackage> {
  const found = (await packagesIn()).find((one) => one.packageId === packageId);
  if (!found) throw new Error(`${packageId} is not sold`);
  return found;
}

/** A stay of so many nights that the package takes, with free rooms. */
async function stayWith({ stay, blackoutDays, hotels }: StayPackage, nights: number, after = 20) {
  let checkInDate = addDays(seoulDayOf(new Date()), after);
  const isTaken = () =>
    blackoutDays.every((day) => day < checkInDate || day >= addDays(checkInDate, nights)) &&
    addDays(checkInDate, nights) <= stay.until;
  while (!isTaken())
    checkInDate = addDays(checkInDate, checkInDate > stay.until ? -daysBetween(stay.from, stay.until) : 1);
  const wish = { hotelId: hotels[0]?.hotelId ?? '', checkInDate, checkOutDate: addDays(checkInDate, nights) };
  await stock(sandbox, wish, 5);
  return wish;
}

const inclusionsOf = ({ nights }: PriceBreakdown) => nights.flatMap(({ inclusions = [] }) => inclusions);

test('on any day of a year there are packages whose lowest stays can be booked at that price', async () => {
  const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2027-01-01', days));
  await fc.assert(
    fc.asyncProperty(day, async (today) => {
      await control(sandbox, '/clock', { now: `${today}T09:00:00+09:00`, frozen: true });
      const sold = (await packagesIn()).flatMap(({ ratePlanId, hotels }) =>
        hotels.map(({ hotelId, lowest }) => ({ ratePlanId, hotelId, lowest })),
      );
      const found = sold.filter(({ lowest }) => lowest !== null);
      for (const { ratePlanId, hotelId, lowest } of found.slice(0, 4)) {
        if (!lowest) continue;
        const offers = await offersOf(sandbox, { hotelId, ...lowest });
        const offer = offers.find(
          (one) => one.roomTypeId === lowest.roomTypeId && one.ratePlan.ratePlanId === ratePlanId,
        );
        expect(offer?.price.totalKrw).toBe(lowest.totalKrw);
      }
    }),
    { numRuns: 12 },
  );
});

test('what a stay includes by night adds up to the difference from the flexible rate', async () => {
  for (const known of await packagesIn()) {
    for (const nights of new Set([known.leastNights, known.mostNights])) {
      const stay = await stayWith(known, nights);
      const offers = await offersOf(sandbox, stay);
      const packaged = offers.find(({ ratePlan }) => ratePlan.packageId === known.packageId);
      const flexible = offers.find(
        ({ ratePlan, roomTypeId }) => ratePlan.ratePlanId === 'flexible' && roomTypeId === packaged?.roomTypeId,
      );
      if (!packaged || !flexible) throw new Error(`${known.packageId} is not offered for ${nights} nights`);
      const { price } = packaged;
      const worth = worthOf(inclusionsOf(price));
      expect(worth).toBe(worthOfStay(known.inclusions, nights));
      expect(price.totalKrw).toBe(price.nights.reduce((sum, { amountKrw }) => sum + amountKrw, 0));
      expect(price.totalKrw).toBe(price.roomKrw + price.serviceKrw + price.taxKrw + price.beddingKrw + worth);
      expect(price.totalKrw - flexible.price.totalKrw).toBe(worth);
    }
  }
});

test('the calendar prices the shortest stay of two nights from each day, over blackout days too', async () => {
  await control(sandbox, '/clock', { now: '2027-11-20T09:00:00+09:00', frozen: true });
  const known = await packageOf('spring-two-nights');
  const hotelId = 'onjeong-dongnae';
  const { body } = await callHub(sandbox, 'availableDates', {
    body: { hotelIdList: [hotelId], viewMonth: '2027-12', viewPeriod: 1, packageId: known.packageId },
  });
  const nights: (NightAvailability & { date: string })[] = body.data.hotels[0].nights;
  expect(nights).toHaveLength(31);
  for (const { date, lowestKrw, minimumStayNights } of nights) {
    const stay = { hotelId, checkInDate: date, checkOutDate: addDays(date, minimumStayNights) };
    const totals = (await offersOf(sandbox, stay))
      .filter(({ ratePlan }) => ratePlan.ratePlanId === known.ratePlanId)
      .map(({ price }) => price.totalKrw);
    expect([date, lowestKrw]).toEqual([date, totals.length === 0 ? null : Math.min(...totals)]);
  }
  const priced = new Map(nights.map(({ date, lowestKrw }) => [date, lowestKrw]));
  expect(known.blackoutDays).toContain('2027-12-24');
  expect([priced.get('2027-12-23'), priced.get('2027-12-24')], 'a stay into a blackout day').toEqual([null, null]);
  expect(nights.find(({ date }) => date === '2027-12-23')?.available).toBe(true);
  expect([...priced.values()].filter((krw) => krw !== null).length).toBeGreaterThan(15);
});

async function refusalOf(
  stay: { hotelId: string; checkInDate: string; checkOutDate: string },
  offer: RoomOffer,
  token = member.token,
) {
  const { status, body } = await book(sandbox, token, { ...bookingBody(stay, offer), ...stay });
  return { status, code: body.code, data: body.data };
}

const notForThese = { status: 400, code: 'INVALID_STAY', data: { reason: 'package' } };

test('blackout nights, too few nights and days outside the season are neither offered nor booked', async () => {
  await control(sandbox, '/clock', { now: '2027-11-02T09:00:00+09:00', frozen: true });
  const { token } = await signIn(sandbox);
  const known = await packageOf('spring-two-nights');
  const good = { hotelId: 'onjeong-dongnae', checkInDate: '2027-12-10', checkOutDate: '2027-12-12' };
  await stock(sandbox, good, 5);
  const offer = await offerOf(sandbox, good, known.ratePlanId);
  const wrong = [
    { checkInDate: '2027-12-23', checkOutDate: '2027-12-25' },
    { checkInDate: '2027-12-10', checkOutDate: '2027-12-11' },
    { checkInDate: '2028-04-10', checkOutDate: '2028-04-12' },
  ].map((dates) => ({ ...good, ...dates }));
  for (const stay of wrong) {
    await stock(sandbox, stay, 5);
    const offered = (await offersOf(sandbox, stay)).map(({ ratePlan }) => ratePlan.ratePlanId);
    expect(offered).toContain('flexible');
    expect(offered).not.toContain(known.ratePlanId);
    expect(await refusalOf(stay, offer, token)).toEqual(notForThese);
  }
  // The night of a blackout day is refused; a check-out on it is not.
  const until = { ...good, checkInDate: '2027-12-22', checkOutDate: '2027-12-24' };
  await stock(sandbox, until, 5);
  expect((await offersOf(sandbox, until)).map(({ ratePlan }) => ratePlan.ratePlanId)).toContain(known.ratePlanId);
});

test('a package that is withdrawn is not found and not booked; what was booked keeps it', async () => {
  const known = await packageOf('dinner-and-morning');
  const stay = await stayWith(known, 2);
  const offer = await offerOf(sandbox, stay, known.ratePlanId);
  const { body } = await book(sandbox, member.token, bookingBody(stay, offer));
  await control(sandbox, '/package', { packageId: known.packageId, withdrawnYn: 'Y' });

  expect(await refusalOf(stay, offer)).toEqual(notForThese);
  const detail = { params: { packageId: known.packageId }, query: { lang: 'en' } };
  expect((await callHub(sandbox, 'packageDetail', detail)).status).toBe(404);
  const { body: found } = await callHub(sandbox, 'reservationDetail', {
    token: member.token,
    params: { reservationNo: body.data.reservationNo },
    query: { lang: 'en' },
  });
  const [room] = found.data.rooms;
  expect(room.ratePlanName).toBe(known.title);
  expect(room.price.nights[0].inclusions.map(({ name }: { name: string }) => name)).toEqual(['Breakfast', 'Dinner']);
  await control(sandbox, '/package', { packageId: known.packageId, withdrawnYn: 'N' });
});

test('a package of a higher tier is refused to a member, one of members to a guest', async () => {
  const gold = await packageOf('palace-evening');
  const stay = await stayWith(gold, 1, 40);
  const offer = await offerOf(sandbox, stay, gold.ratePlanId);
  expect(await refusalOf(stay, offer)).toMatchObject({ status: 409, code: 'TIER_RATE' });
  const { body } = await callHub(sandbox, 'createGuestReservation', { body: bookingBody(stay, offer) });
  expect(body.code).toBe('MEMBER_RATE');
});
