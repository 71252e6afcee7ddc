// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointsOfStay } from '../../lib/hub/contract/point-payment.ts';
import type { Programme } from '../../lib/hub/contract/programme.ts';
import { addDays, seoulInstant } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

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
