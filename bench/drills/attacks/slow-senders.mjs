import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../figures.mjs';
import { logIn } from '../visitor.mjs';

const CONNECTIONS = 200;
const WITHIN_MS = 15_000;
/** Given up after this: what is still open by then stays open. */
const WATCHED_MS = 20_000;

const post = 'POST /api/session/login HTTP/1.1\r\nhost: localhost\r\nx-bff: 1\r\ncontent-type: application/json\r\n';
const file =
  'POST /api/member/attachment HTTP/1.1\r\nhost: localhost\r\nx-bff: 1\r\ncontent-type: application/octet-stream\r\n';
const whole = 'GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n';
const kinds = [
  { what: 'nothing at all', first: '' },
  { what: 'half a head', first: 'GET /hotels HTTP/1.1\r\nhost: loc' },
  { what: 'a head, line by line', first: 'GET /hotels HTTP/1.1\r\n', drip: 'a: b\r\n' },
  { what: 'half a body', first: `${post}content-length: 500\r\n\r\n{"a":` },
  { what: 'half a file of a stranger', first: `${file}content-length: 4000000\r\n\r\n%PDF-1.4`, drip: 'a' },
  { what: 'a body, byte by byte', first: `${post}content-length: 5000\r\n\r\n`, drip: 'a' },
  {
    what: 'an endless body for a page',
    first: 'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n',
    drip: '1\r\na\r\n',
  },
  { what: 'a second head, line by line', first: whole, second: 'GET /hotels HTTP/1.1\r\n', drip: 'a: b\r\n' },
  { what: 'empty lines after a request', first: whole, drip: '\r\n' },
];

/** `file` of somebody who is logged in: it may take longer, as long as it keeps arriving. */
const fileOf = (cookie) => ({
  first: `${file}cookie: ${cookie}\r\ncontent-length: 4000000\r\n\r\n%PDF-1.4`,
  drip: 'a',
});

/** Milliseconds until the server ends a connection on which no request arrives; Infinity where it does not. */
function heldOpen(port, { first, second, drip }) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const openedAt = performance.now();
    let closedAt = Number.POSITIVE_INFINITY;
    const dripping = drip && setInterval(() => socket.writable && socket.write(drip), 500);
    const continued = second && setTimeout(() => socket.writable && socket.write(second), 250);
    const givenUp = setTimeout(() => socket.destroy(), WATCHED_MS);
    const end = () => {
      closedAt = Math.min(closedAt, performance.now() - openedAt);
    };
    socket.on('end', end);
    socket.resume();
    // A connection that is reset has ended too.
    socket.on('error', end);
    socket.on('close', () => {
      clearInterval(dripping);
      clearTimeout(continued);
      clearTimeout(givenUp);
      resolve(closedAt);
    });
    socket.write(first);
  });
}

async function answerTimes(site) {
  const times = [];
  for (let n = 0; n < 40; n += 1) {
    const before = performance.now();
    const { status } = await site.ask(n % 2 === 0 ? '/en/hotels' : '/api/session/viewer', {
      headers: { 'x-bff': '1' },
    });
    if (status !== 200) return Number.POSITIVE_INFINITY;
    times.push(performance.now() - before);
    await pause(20);
  }
  return median(times);
}

async function countedUnfinished(site) {
  const { body } = await site.ask('/api/metrics', { headers: { authorization: `Bearer ${site.metricsToken}` } });
  return Number(/^web_unfinished_requests_total (\d+)$/m.exec(body)?.[1] ?? Number.NaN);
}

/** Holds as many connections as there are `requests`, and looks how long, and how quick others are beside. */
async function holdAll(site, requests) {
  const alone = await answerTimes(site);
  const countedBefore = await countedUnfinished(site);
  const ends = Promise.all(requests.map((request) => heldOpen(site.port, request)));
  await pause(500);
  const beside = await answerTimes(site);
  const latest = Math.max(...(await ends));
  const counted = (await countedUnfinished(site)) - countedBefore;
  return {
    seen: `${(latest / 1000).toFixed(1)} s, ${counted} counted, others ${alone.toFixed(1)} → ${beside.toFixed(1)} ms`,
    kept: latest <= WITHIN_MS && counted === requests.length && beside <= alone * 1.5 + 5,
  };
}
const promise = `≤ ${WITHIN_MS / 1000} s, each counted, others as quick as before`;

const held = {
  what: `${CONNECTIONS} connections on which no request arrives, of ${kinds.length} kinds: ended after`,
  promise,
  replay: (site) =>
    holdAll(
      site,
      Array.from({ length: CONNECTIONS }, (_, n) => kinds[n % kinds.length]),
    ),
};

const heldFiles = {
  what: `${CONNECTIONS} files of a member that arrive byte by byte: ended after`,
  promise,
  replay: async (site) => {
    const cookie = await logIn(site.web.address);
    return holdAll(
      site,
      Array.from({ length: CONNECTIONS }, () => fileOf(cookie)),
    );
  },
};

export const slowSenders = { title: 'S51 requests that do not arrive', attacks: [held, heldFiles] };
