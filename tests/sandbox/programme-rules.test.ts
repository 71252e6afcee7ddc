import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnRatesOf, pointsEarned } from '@/lib/stay/earning';
import { pointsOfStay } from '../../lib/hub/contract/point-payment.ts';
import type { Programme } from '../../lib/hub/contract/programme.ts';
import { addDays, seoulInstant } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { callsOf, logIn, memberWithTranches } from './point-steps.ts';

const seoulNoon = (day: string) => new Date(seoulInstant(day, '12:00')).toISOString();

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** Rooms at rates of any kind, by a member of any tier, with or without points: what is shown is what is posted. */
const wish = fc.record({
  plans: fc.array(fc.constantFrom('flexible', 'advance', 'breakfast', 'member'), { minLength: 1, maxLength: 3 }),
  nights: fc.integer({ min: 1, max: 4 }),
  stayedNights: fc.constantFrom(0, 5, 15, 30),
  points: fc.constantFrom(0, 100, 500),
});

test('what rooms, booking and reservation say that a stay earns is what the ledger posts after it', async () => {
  await fc.assert(
    fc.asyncProperty(wish, async ({ plans, nights, stayedNights, points }) => {
      await control(sandbox, '/clock', undefined, 'DELETE');
      const member = await memberWithTranches(sandbox);
      let own = callsOf(sandbox, await logIn(sandbox, member));
      // Nights that are over lift the member into a tier.
      if (stayedNights > 0) {
        const past = stayIn(0, stayedNights);
        await stock(sandbox, past, 9);
        const body = bookingBody(past, await offerOf(sandbox, past, 'flexible'));
        expect((await book(sandbox, own.token, body, randomUUID())).status).toBe(200);
        await control(sandbox, '/clock', { now: seoulNoon(addDays(past.checkOutDate, 1)) });
        own = callsOf(sandbox, await logIn(sandbox, member));
      }
      const { checkInDate } = stayIn(stayedNights + 40);
      const stay = { ...stayIn(0), checkInDate, checkOutDate: addDays(checkInDate, nights) };
      await stock(sandbox, stay, 9);
      const offers = await Promise.all(plans.map((plan) => offerOf(sandbox, stay, plan)));
      const roomKrw = offers.reduce((sum, { price }) => sum + price.roomKrw, 0);
      const programme: Programme = (await own.call('programme', { query: { lang: 'ko' } })).body.data;
      const { tier } = (await own.call('dashboardInfo')).body.data;
      const rates = earnRatesOf(programme, tier);
      const shown = rates === null ? -1 : pointsEarned(roomKrw, rates);
      const [first] = offers;
      if (!first) throw new Error('no offer');
      const { rooms, ...body } = bookingBody(stay, first);
      const booked = await book(
        sandbox,
        own.token,
        {
          ...body,
          rooms: offers.map((offer) => ({
            ...rooms[0],
            roomTypeId: offer.roomTypeId,
            ratePlanId: offer.ratePlan.ratePlanId,
          })),
          expectedTotalKrw: offers.reduce((sum, { price }) => sum + price.totalKrw, 0),
          ...(points === 0 ? {} : { points: { points, amountKrw: points * 50 } }),
        },
        randomUUID(),
      );
      const { reservationNo } = booked.body.data;
      expect((await own.detail(reservationNo)).earnedPoints, 'as the reservation says').toBe(shown);
      await control(sandbox, '/clock', { now: seoulNoon(addDays(stay.checkOutDate, 1)) });
      own = callsOf(sandbox, await logIn(sandbox, member));
      const { entries } = (await own.call('pointStatement', { query: { lang: 'ko', kind: 'earned' } })).body.data;
      expect(entries[0].points, 'as the ledger posts').toBe(shown);
      expect((await own.detail(reservationNo)).earnedPoints, 'as the past stay says').toBe(shown);
    }),
    { numRuns: 20 },
  );
  await control(sandbox, '/clock', undefined, 'DELETE');
}, 120_000);

test('a stay earns, and its points expire, as the programme says', async () => {
  const programme: Programme = (await callHub(sandbox, 'programme', { query: { lang: 'ko' } })).body.data;
  const { token } = await signIn(sandbox);
  const { tier } = (await callHub(sandbox, 'dashboardInfo', { token })).body.data;
  const percent = programme.tiers.find((each) => each.tier === tier)?.pointsPercent ?? 0;
  const stay = stayIn(5);
  await stock(sandbox, stay, 6);
  const offer = await offerOf(sandbox, stay, 'flexible');
  const booked = await book(sandbox, token, bookingBody(stay, offer));
  expect(booked.status).toBe(200);

  await control(sandbox, '/clock', {
    now: new Date(seoulInstant(addDays(stay.checkOutDate, 1), '12:00')).toISOString(),
  });
  const { token: renewed } = await signIn(sandbox);
  const balance = (await callHub(sandbox, 'pointBalance', { token: renewed })).body.data;
  const expected = pointsOfStay(offer.price.roomKrw, programme.points, percent);
  expect(balance.tranches).toContainEqual({
    points: expected,
    expiresOn: addDays(stay.checkOutDate, programme.points.lifeDays),
  });
});
