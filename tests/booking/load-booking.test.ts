import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBooking } from '@/lib/booking/load-booking';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { forgetAbsentAddresses } from '@/lib/hub/absent-addresses';
import { sealSession } from '@/lib/session/session';
import { everyHotel } from '@/lib/stay/result-params';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { memberSession } from '../session/sample-session';

/** Next's cookies exist only while Next renders. */
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));

const hub = scriptedHubForFile();
const checkInDate = addDays(seoulToday(new Date()), 30);
const booking = {
  ...everyHotel,
  hotelId: 'sample-house',
  checkInDate,
  checkOutDate: addDays(checkInDate, 2),
  rooms: [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flex' }],
  expectedTotalKrw: 300_000,
};
/** The calls of a member's booking page, by the ends of their paths. */
const calls = {
  hotel: '/product/hotel/sample-house',
  offers: '/offers',
  terms: '/search/terms',
  profile: '/member/profile',
  vouchers: '/room/vouchers',
  asks: '/room/asks',
  dashboard: '/dashboard/info',
  programme: '/membership/programme',
};
type Call = keyof typeof calls;

beforeEach(async () => {
  forgetAbsentAddresses();
  jar.set('session', await sealSession(memberSession()));
});

/** One call is answered once all of them are under way; the others hang until somebody ends them. */
function onlyAnswer(name: Call, answer: (response: ServerResponse) => unknown) {
  hub.answer(async (seen, response) => {
    if (!seen.path.split('?')[0]?.endsWith(calls[name])) return;
    await expect.poll(() => hub.seen.length).toBe(Object.keys(calls).length);
    answer(response);
  });
}

describe('the calls of a booking’s page', () => {
  test.each<[Call, string, number, object, string]>([
    ['hotel', 'fails', 429, {}, 'unavailable'],
    ['hotel', 'is not there', 404, { code: 'NOT_FOUND' }, 'refused'],
    ['offers', 'fail', 429, {}, 'unavailable'],
    ['offers', 'are refused', 400, { code: 'INVALID_STAY' }, 'refused'],
    ['offers', 'need a new token', 401, {}, 'renew'],
    ['terms', 'fail', 429, {}, 'unavailable'],
  ])('where the %s %s, the others are ended at once', async (name, _how, status, body, state) => {
    withoutDeadlines();
    const before = hub.abandoned();
    onlyAnswer(name, (response) => json(response, status, body));
    expect(await loadBooking(booking, 'ko')).toEqual({ state });
    await expect.poll(() => hub.abandoned() - before).toBe(Object.keys(calls).length - 1);
  });

  test('a token that only one of the member’s own calls finds expired ends the others, too', async () => {
    withoutDeadlines();
    const before = hub.abandoned();
    onlyAnswer('profile', (response) => json(response, 401, {}));
    expect(await loadBooking(booking, 'ko')).toEqual({ state: 'renew' });
    await expect.poll(() => hub.abandoned() - before).toBe(Object.keys(calls).length - 1);
  });
});
