import { expect, test } from 'vitest';
import type { NightsForPoints } from '../../lib/hub/contract/point.ts';
import { pointPrice } from '../../lib/hub/contract/point-payment.ts';
import { addDays, daysBetween, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { offersOf, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const password = 'Own-Member-1';

async function memberWith(points: number) {
  const membershipId = `own.points.${points}`;
  await control(sandbox, '/members', { membershipId, password, points });
  const login = await callHub(sandbox, 'login', { body: { membershipId, password } });
  const token = login.headers.get('authorization') ?? '';
  const stays = async (lang = 'en'): Promise<NightsForPoints['stays']> =>
    (await callHub(sandbox, 'nightsForPoints', { token, query: { lang } })).body.data.stays;
  const rules = (await callHub(sandbox, 'programme', { query: { lang: 'en' } })).body.data.points.spending;
  const lowest = async (stay: Parameters<typeof offersOf>[1]): Promise<number> =>
    pointPrice(Math.min(...(await offersOf(sandbox, stay, token)).map(({ price }) => price.totalKrw)), rules);
  return { stays, lowest };
}

test.each([4_000, 9_000, 60_000])('what %i points pay for can be booked at exactly these points', async (points) => {
  const { stays, lowest } = await memberWith(points);
  const found = await stays();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found.map((stay) => stay.points)).toEqual(found.map((stay) => stay.points).toSorted((a, b) => b - a));
  for (const stay of found) {
    expect([stay.missingPoints, stay.points <= points]).toEqual([0, true]);
    expect(await lowest(stay), stay.hotelName).toBe(stay.points);
  }
});

test('without enough for a night the cheapest one is named with the points that are missing', async () => {
  const { stays, lowest } = await memberWith(150);
  const [only, ...others] = await stays();
  expect(others).toEqual([]);
  expect(only && daysBetween(only.checkInDate, only.checkOutDate)).toBe(1);
  expect(only?.missingPoints).toBe((only?.points ?? 0) - 150);
  expect(only && (await lowest(only))).toBe(only?.points);
});

test('a night that is sold out meanwhile is named no more, and names are in the language asked for', async () => {
  const { stays } = await memberWith(151);
  const [before] = await stays();
  if (!before) throw new Error('no night');
  await stock(sandbox, before, 0);
  const [after] = await stays();
  expect([after?.hotelId, after?.checkInDate]).not.toEqual([before.hotelId, before.checkInDate]);
  expect(await stays('ko')).not.toEqual(await stays('en'));
  const until = addDays(seoulDayOf(new Date()), 42);
  expect(after && after.checkOutDate <= until).toBe(true);
});
