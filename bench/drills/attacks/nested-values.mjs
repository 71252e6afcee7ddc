import { costMs } from './long-texts.mjs';

const LIMIT_MS = 5;
const DEPTH = 1_000;

/** A valid state of Next's router, as deep as a head can hold. */
const routerState = `${'["",{"a":'.repeat(DEPTH)}["",{}]${'}]'.repeat(DEPTH)}`;
const list = `${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`;
const object = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;
const wayBack = encodeURIComponent('/membershipLogin?returnTo='.repeat(70));

/** Names that a head or an address can hold, each another one. */
const names = (count) => Array.from({ length: count }, (_, index) => `x${index.toString(36)}`);
const cookies = names(2_400)
  .map((name) => `${name}=`)
  .join('; ');
const parameters = names(700)
  .map((name) => `${name}=`)
  .join('&');
const headers = names(1_200);

const post = (target) => (body) => ({
  target,
  method: 'POST',
  headers: { 'x-bff': '1', 'content-type': 'application/json' },
  body,
});
const withState = (target, headers) => (state) => ({
  target,
  headers: { ...headers, 'next-router-state-tree': state },
});
const page = '/membershipLogin';

/** What is nested, how it is sent, and the same request with something short in its place. */
const sent = [
  ['a router state', withState(page, {}), routerState, 'abc'],
  ['a router state of a part', withState(page, { rsc: '1' }), routerState, 'abc'],
  ['a router state to a handler', withState('/api/health/live', { rsc: '1' }), routerState, 'abc'],
  ['a router state to a cached page', withState('/en/hotels', {}), routerState, 'abc'],
  ['a cookie', (value) => ({ target: page, headers: { cookie: `session=${value}` } }), list, 'abc'],
  [
    'another cookie',
    (value) => ({ target: page, headers: { cookie: `a=${value}` } }),
    object.replaceAll('"', ''),
    'abc',
  ],
  ...['/api/health/live', '/api/nowhere', page].flatMap((target) => [
    [`many cookies to ${target}`, (cookie) => ({ target, headers: { cookie } }), cookies, 'x='],
    [`many parameters to ${target}`, (query) => ({ target: `${target}?${query}` }), parameters, 'x='],
    [
      `many headers to ${target}`,
      (all) => ({ target, headers: Object.fromEntries(all.map((name) => [name, '1'])) }),
      headers,
      ['x'],
    ],
  ]),
  ['a search', (value) => ({ target: `/search?room=${encodeURIComponent(value)}` }), '['.repeat(400), 'abc'],
  ['ways back', (value) => ({ target: `${page}?returnTo=${value}` }), wayBack, 'abc'],
  ...[
    ['/api/session/login', (value) => `{"membershipId":${value},"password":"x"}`],
    ['/api/session/sync', (value) => `{"accessToken":${value},"refreshToken":"x"}`],
    ['/api/session/login', (value) => value],
    ['/api/guest/booking', (value) => value],
    ['/api/vitals', (value) => value],
    ['/api/hub/product/hotel/search', (value) => `{"lang":"ko","rooms":${value}}`],
    ['/api/hub/product/hotel/available-dates', (value) => `{"rooms":${value}}`],
  ].flatMap(([target, bodyOf]) =>
    [list, object].map((value) => [
      `a body of ${value[0]} to ${target}`,
      (short) => post(target)(bodyOf(short)),
      value,
      '1',
    ]),
  ),
];

export const nestedValues = {
  title: 'S61 values that are nested and valid, or many',
  attacks: sent.map(([what, make, nested, short]) => ({
    what: `${what}: CPU beyond a short one`,
    promise: `≤ ${LIMIT_MS} ms, no 5xx`,
    replay: async (site) => {
      const { status } = await site.ask(make(nested).target, make(nested));
      const own = await costMs(site, make(short));
      let ms = (await costMs(site, make(nested))) - own;
      // Again where it is over: the collector of garbage works for requests that went before, a costly value always.
      for (let again = 0; ms > LIMIT_MS && again < 3; again += 1) {
        ms = Math.min(ms, (await costMs(site, make(nested))) - (await costMs(site, make(short))));
      }
      return { seen: `${status}, ${ms.toFixed(1)} ms`, kept: ms <= LIMIT_MS && status > 0 && status < 500 };
    },
  })),
};
