/**
 * CPU of what the session costs a request, through the product's own code, in this process: round by round every kind
 * of request in turn, and the request alone, whose cost is taken off. One line of JSON on stdout, microseconds.
 */
import './product-modules.mjs';
import { randomBytes } from 'node:crypto';

Object.assign(process.env, {
  PUBLIC_ORIGIN: 'https://www.example.com',
  HUB_API_BASE: 'http://localhost:1/hub',
  PLAIN_API_BASE: 'http://localhost:1/api',
  SESSION_SECRET: randomBytes(32).toString('hex'),
});
const { NextRequest, NextResponse } = await import('next/server');
const { answerRequest } = await import('@/lib/access/answer-request');
const { RouteSession } = await import('@/lib/bff/route-session');
const { newSession, sealSession, sessionCookieName, sessionFromCookieValue } = await import('@/lib/session/session');

const ROUNDS = 25;
const REQUESTS = 100;

/** As long as the tokens of hubs that sign them. */
const token = () => randomBytes(600).toString('base64url');
const tokens = () => ({ accessToken: token(), refreshToken: token() });
const facts = () => ({
  tokens: tokens(),
  bornIn: 'browser',
  membershipNo: '1000000001',
  membershipId: 'sample.member',
  memberName: 'Sample Member',
  employeeStatus: 'N',
  temporaryYn: 'N',
});
/** A seal for each request: what was read for one is nothing that another may find. */
const freshSeals = () => Promise.all(Array.from({ length: REQUESTS }, () => sealSession(newSession(facts()))));
const headersOf = (seal) => ({
  cookie: `${sessionCookieName()}=${seal}; signed-in=1`,
  'accept-language': 'ko',
  'x-bff': '1',
});
const pageRequest = (seal) => new NextRequest('https://www.example.com/myPage', { headers: headersOf(seal) });
const callRequest = (seal) =>
  new Request('https://www.example.com/api/hub/membership/point', { headers: headersOf(seal) });
const openPage = () => NextResponse.next();

/** Each does what a request of its kind does; `without` is the same request without a session. */
const kinds = {
  page: {
    // Once in the middleware, with language and rules, and once for the page itself.
    with: async (seal) => {
      const request = pageRequest(seal);
      const answer = await answerRequest(request, openPage);
      if (answer.headers.has('location')) throw new Error('The member was sent to the login');
      if (!(await sessionFromCookieValue(request.cookies.get(sessionCookieName())?.value)))
        throw new Error('no session');
    },
    without: async (seal) => void openPage(pageRequest(seal).cookies.get(sessionCookieName())),
  },
  call: {
    with: async (seal) => {
      const own = new RouteSession(callRequest(seal), 'drill');
      if (!(await own.read())) throw new Error('no session');
      if ((await own.setCookies()).length !== 0) throw new Error('A session that did not change was written');
    },
    without: async (seal) => void callRequest(seal).headers.get('cookie'),
  },
  renewedCall: {
    with: async (seal) => {
      const own = new RouteSession(callRequest(seal), 'drill');
      await own.update({ tokens: tokens() });
      if ((await own.setCookies()).length === 0) throw new Error('A renewed session was not written');
    },
    without: async (seal) => void [callRequest(seal).headers.get('cookie'), tokens()],
  },
};

async function microseconds(work, seals) {
  const before = process.cpuUsage();
  for (const seal of seals) await work(seal);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

const measured = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
for (let round = -3; round < ROUNDS; round += 1) {
  for (const [name, kind] of Object.entries(kinds)) {
    const seals = await freshSeals();
    const withSession = await microseconds(kind.with, seals);
    const without = await microseconds(kind.without, seals);
    // The first rounds warm the code up.
    if (round >= 0) measured[name].push(withSession - without);
  }
}
process.stdout.write(`${JSON.stringify({ sealCharacters: (await freshSeals())[0].length, measured })}\n`);
process.exit(0);
