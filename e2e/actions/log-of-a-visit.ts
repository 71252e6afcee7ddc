import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';

interface Line {
  event: string;
  requestId: string;
  spanId?: string;
  route?: string;
  status?: number;
  endpoint?: string;
  outcome?: number | string;
  member?: string;
}

/** Lines of one trace, oldest first. */
function linesOf(logFile: string, traceId: string): Line[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((text) => text.includes(traceId))
    .map((text) => JSON.parse(text) as Line);
}

/** A visit from search to booking and to My Page is read back from the log, which does not name the reservation. */
export async function expectVisitInLog(logFile: string, traceId: string, number: string): Promise<void> {
  // A line is written when its answer has been sent, which the page does not wait for.
  const last = '/myPage/reservationCheck/roomReservation/{reservationNo}';
  await expect.poll(() => linesOf(logFile, traceId).map(({ route }) => route)).toContain(last);
  const lines = linesOf(logFile, traceId);
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
}
