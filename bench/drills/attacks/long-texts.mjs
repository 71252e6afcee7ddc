import { cpuMs } from '../cpu.mjs';

const LIMIT_MS = 5;
const CHARACTERS = 16_000;
const ROUNDS = 8;

const pieces = [
  '%20',
  '%2e',
  '%2F',
  '/',
  '//',
  '.',
  '../',
  ';',
  ';x=1',
  ' ',
  '\t',
  ',',
  '=',
  '&',
  '&a=1',
  '; ',
  '-',
  '0',
  'a',
];
const more = [
  '%ED%98%B8',
  '[',
  '(',
  '{',
  '<script',
  '"',
  '\\',
  '%',
  '%25',
  'a.',
  'a;q=1,',
  'ko,',
  '::',
  '1.1.1.1,',
  'a=b; ',
];
const sent = {
  path: (text) => ({ target: `/${text}x` }),
  'path of a hotel': (text) => ({ target: `/en/hotels/${text}!` }),
  query: (text) => ({ target: `/membershipLogin?returnTo=/${text}x` }),
  'query of a search': (text) => ({ target: `/search?checkIn=${text}x&room=${text.slice(0, 2_000)}` }),
  cookie: (text) => ({ target: '/membershipLogin', headers: { cookie: `a${text}x` } }),
  'accept-language': (text) => ({ target: '/en/membershipLogin', headers: { 'accept-language': `${text}x` } }),
  'user-agent': (text) => ({ target: '/membershipLogin', headers: { 'user-agent': `${text}x` } }),
  'x-forwarded-for': (text) => ({ target: '/membershipLogin', headers: { 'x-forwarded-for': `${text}x` } }),
  traceparent: (text) => ({ target: '/membershipLogin', headers: { traceparent: `${text}x` } }),
  authorization: (text) => ({ target: '/api/metrics', headers: { authorization: `Bearer ${text}x` } }),
  'next-router-state-tree': (text) => ({
    target: '/membershipLogin',
    headers: { rsc: '1', 'next-router-state-tree': `${text}x` },
  }),
  body: (text) => ({
    target: '/api/session/login',
    method: 'POST',
    headers: { 'x-bff': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ membershipId: `${text}x`, password: `${text}x` }),
  }),
};

/** The whole head may have 16 KB at Node's limit, and an address 4 KB; what is asked around the text needs a little. */
const LENGTH = { default: CHARACTERS - 600, body: CHARACTERS, query: 4_000, 'query of a search': 2_000 };
const lengthOf = (place) => LENGTH[place] ?? LENGTH.default;

/** CPU of the web for one such request, mean of several: the clock of a busy machine says nothing about it. */
export async function costMs(site, request) {
  const before = cpuMs(site.web.pid);
  for (let round = 0; round < ROUNDS; round += 1) await site.ask(request.target, request);
  return (cpuMs(site.web.pid) - before) / ROUNDS;
}

/** What a text costs beside the same request with a short one, which is the page's own price. */
function longText(place, make) {
  return {
    what: `${lengthOf(place) / 1000} KB of each of ${pieces.length + more.length} pieces in the ${place}: CPU beyond a short one`,
    promise: `≤ ${LIMIT_MS} ms`,
    replay: async (site) => {
      const short = await costMs(site, make('abc'));
      let worst = { ms: 0, piece: '' };
      for (const piece of [...pieces, ...more]) {
        const length = lengthOf(place);
        const request = make(piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
        let ms = (await costMs(site, request)) - short;
        // Again where it is over: the collector of garbage works for requests that went before, a costly text always.
        for (let again = 0; ms > LIMIT_MS && again < 3; again += 1) {
          ms = Math.min(ms, (await costMs(site, request)) - short);
        }
        if (ms > worst.ms) worst = { ms, piece };
      }
      return { seen: `${worst.ms.toFixed(1)} ms for ${JSON.stringify(worst.piece)}`, kept: worst.ms <= LIMIT_MS };
    },
  };
}

export const longTexts = {
  title: 'S46 long texts',
  attacks: Object.entries(sent).map(([place, make]) => longText(place, make)),
};
