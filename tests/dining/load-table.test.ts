import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { loadTable } from '@/lib/dining/load-table';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { memberSession } from '../session/sample-session';

/** Next's cookies exist only while Next renders. */
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));

const restaurant: RestaurantDetail = {
  restaurantId: 'sample-table',
  hotelId: 'sample-house',
  hotelName: 'Sample House',
  regionName: 'Seoul',
  cityName: 'Seoul',
  name: 'Sample Table',
  cuisine: 'Korean',
  description: 'A sample.',
  hours: '12:00–21:30',
  priceFromKrw: 50_000,
  bookable: true,
  picture: {
    path: '/pictures/sample-house/dining-table',
    widths: [480],
    formats: ['webp'],
    aspectRatio: '3:2',
    color: '#aabbcc',
    alt: 'A laid table',
  },
  story: ['A sample.'],
  week: [{ weekday: 1, services: [] }],
  closedNote: null,
  location: '2F',
  telephone: '+82-2-000-0000',
  address: { street: '1 Sample-ro', city: 'Seoul', region: 'Seoul', postalCode: '00000', country: 'KR' },
  geo: { latitude: 37.5, longitude: 127 },
  prices: [{ service: 'dinner', fromKrw: 50_000, untilKrw: 90_000 }],
  seatCount: 20,
  minParty: 1,
  maxParty: 6,
  bookingDays: 60,
  terms: { freeHoursBefore: 24, lateFeePerGuestKrw: 20_000, holdMinutes: 15 },
  dressCode: 'Any',
  children: 'Welcome',
  accessibility: [],
  dietary: 'On request',
};
const date = addDays(seoulToday(new Date()), 30);
const hub = scriptedHubForFile();

beforeEach(async () => jar.set('session', await sealSession(memberSession())));

describe('the calls of a table’s page', () => {
  test.each<[string, string, Record<string, string>, number, object, string]>([
    ['/table', '/member/profile', { time: '18:30' }, 429, {}, 'unavailable'],
    ['/DN-SAMPLE01/table', '/dining/reservation/DN-SAMPLE01', { changing: 'DN-SAMPLE01' }, 401, {}, 'renew'],
    ['/dining/reservation/DN-SAMPLE01', '/table', { changing: 'DN-SAMPLE01' }, 404, { code: 'NOT_FOUND' }, 'notFound'],
  ])('where %s settles the page, %s is ended at once (%o)', async (deciding, held, query, status, body, state) => {
    withoutDeadlines();
    const before = hub.abandoned();
    const pathOf = (path: string) => path.split('?')[0] ?? path;
    const heldCalls = () => hub.seen.filter(({ path }) => pathOf(path).endsWith(held)).length;
    hub.answer(async (seen, response) => {
      const path = pathOf(seen.path);
      if (path.endsWith('/restaurant/sample-table')) return json(response, 200, { data: restaurant });
      if (!path.endsWith(deciding)) return;
      await expect.poll(heldCalls).toBe(1);
      json(response, status, body);
    });
    expect(await loadTable('sample-table', { party: '2', date, ...query }, 'ko')).toEqual({ state });
    await expect.poll(() => hub.abandoned() - before).toBe(1);
  });
});
