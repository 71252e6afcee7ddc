import { readFileSync } from 'node:fs';
import { paths } from '../lib/routes/paths';
import { book } from './actions/book-room';
import { logInAs } from './actions/log-in';
import { expectPath } from './actions/look-around';
import { chooseRoom, searchByForm, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

interface Line {
  event: string;
  requestId: string;
  traceId: string;
  spanId?: string;
  route?: string;
  status?: number;
  endpoint?: string;
  outcome?: number | string;
  member?: string;
  language?: string;
}

/** Lines of one trace, oldest first. */
function linesOf(logFile: string, traceId: string): Line[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((text) => text.includes(traceId))
    .map((text) => JSON.parse(text) as Line);
}

test('a visit from search to booking is read back from the log', async ({ guest, product }) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const traceId = 'c0ffee'.padEnd(32, '7');
  await page.context().setExtraHTTPHeaders({ traceparent: `00-${traceId}-${'1'.repeat(16)}-01` });
  const stay = stayIn(52);
  const hotelName = await product.hub.hotelName(stay.hotelId, 'ko');
  await guest.open(paths.home());
  await searchByForm(guest, stay, hotelName);
  await chooseRoom(guest);
  await page.getByRole('link', { name: t('booking.guest.logIn') }).click();
  await expectPath(guest, paths.membershipLogin());
  await logInAs(guest, 'member');
  await expectPath(guest, paths.booking());
  const number = await book(guest);
  await page.getByRole('link', { name: t('booking.confirmation.toMyPage') }).click();
  await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));

  // A line is written when its answer has been sent, which the page does not wait for.
  const last = '/myPage/reservationCheck/roomReservation/{reservationNo}';
  await expect.poll(() => linesOf(product.logFile, traceId).map(({ route }) => route)).toContain(last);
  const lines = linesOf(product.logFile, traceId);
  const requests = lines.filter(({ event }) => event === 'request');
  const calls = lines.filter(({ event }) => event === 'hub_call');
  const walked = ['/', '/search/{hotelId}', '/booking', '/membershipLogin', '/api/session/login'].concat([
    '/booking',
    '/api/hub/reservation/room',
    '/booking/confirmation/{reservationNo}',
    last,
  ]);
  let from = 0;
  for (const route of walked) {
    const found = requests.findIndex((line, index) => index >= from && line.route === route);
    expect(found, `${route} after ${from} of ${requests.map((line) => line.route).join(' ')}`).toBeGreaterThanOrEqual(
      from,
    );
    from = found + 1;
  }
  expect(requests.filter(({ status = 0 }) => status >= 500)).toEqual([]);

  const login = requests.findIndex(({ route }) => route === '/api/session/login');
  const members = new Set(requests.slice(login).flatMap(({ member }) => member ?? []));
  expect(requests.slice(0, login).filter(({ member }) => member !== undefined)).toEqual([]);
  expect(members.size, 'one member from the login on').toBe(1);
  const callsOf = (route: string) => {
    const ids = requests.filter((line) => line.route === route).map(({ requestId }) => requestId);
    return calls.filter(({ requestId }) => ids.includes(requestId)).map(({ endpoint, outcome }) => [endpoint, outcome]);
  };
  expect(callsOf('/api/session/login')).toContainEqual(['login', 200]);
  expect(callsOf('/api/hub/reservation/room')).toEqual([['createReservation', expect.any(Number)]]);
  expect(callsOf('/search/{hotelId}')).toContainEqual(['roomOffers', 200]);
  expect(new Set(calls.map(({ spanId }) => spanId)).size, 'each call is a span of its own').toBe(calls.length);
  expect(JSON.stringify(lines)).not.toContain(number);
});
