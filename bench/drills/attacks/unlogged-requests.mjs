import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Lines are written together, at the latest after 100 ms. */
const WRITTEN_MS = 400;

async function linesOf(site, requestId) {
  await pause(WRITTEN_MS);
  return site
    .log()
    .split('\n')
    .filter((line) => line.includes(requestId) && line.includes('"event":"request"'))
    .map((line) => JSON.parse(line));
}

const counted = async ({ ask, metricsToken }, route) => {
  const { body } = await ask('/api/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  const rows = body.split('\n').filter((row) => row.startsWith('web_requests_total{') && row.includes(`"${route}"`));
  return rows.reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0);
};

/** What exists nowhere, whatever it ends with: not found, logged once, counted once. */
const missing = [
  '/en/zz1.css',
  '/zz1.css',
  '/en/myPage/zz1.css',
  '/en/zz1.woff2',
  '/jp/zz1.js',
  '/.env',
  '/en/a.b.png',
];
const notFound = missing.map((path) => ({
  what: `GET ${path}`,
  promise: '404 (or a redirect), one line, one count',
  replay: async (site) => {
    const id = randomUUID();
    const before = await counted(site, 'other');
    const { status } = await site.ask(path, { headers: { 'x-request-id': id, 'accept-language': 'en' } });
    // A language, or a login, is asked for first.
    const isExpected = status === 404 || status === 307;
    const lines = await linesOf(site, id);
    const counts = (await counted(site, 'other')) - before;
    return {
      seen: `${status}, lines: ${lines.length}, counts: ${counts}`,
      kept: isExpected && lines.length === 1 && lines[0].status === status && counts === 1,
    };
  },
}));

/** Whose connection ends before its answer. */
const left = ['/search?checkIn=2027-01-10&checkOut=2027-01-12', '/en/hotels', '/api/health/live'].map((path) => ({
  what: `GET ${path}, twice at once, and leaving`,
  promise: 'one line each',
  replay: async (site) => {
    const ids = [randomUUID(), randomUUID()];
    const bytes = ids.map((id) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\n\r\n`).join('');
    await site.send(bytes, { silenceMs: 2 });
    await pause(1_500);
    const lines = (await Promise.all(ids.map((id) => linesOf(site, id)))).flat();
    return {
      seen: lines.map(({ status, outcome = 'finished' }) => `${status} ${outcome}`).join(', ') || 'no line',
      kept: lines.length === ids.length,
    };
  },
}));

const unread = {
  what: 'a head that cannot be read, and one that is too long',
  promise: '400 and 431, a line each',
  replay: async (site) => {
    const before = site.log().split('"outcome":"refused"').length;
    const broken = await site.send('GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n');
    const long = await site.send(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(80_000)}\r\n\r\n`);
    await pause(WRITTEN_MS);
    const lines = site.log().split('"outcome":"refused"').length - before;
    return {
      seen: `${broken.status}, ${long.status}, lines: ${lines}`,
      kept: broken.status === 400 && long.status === 431 && lines === 2,
    };
  },
};

const twoHosts = {
  what: 'two Host headers',
  promise: '400',
  replay: async (site) => {
    const { status } = await site.send('GET /en HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n');
    return { seen: status, kept: status === 400 };
  },
};

export const unloggedRequests = {
  title: 'S65 requests that leave no line',
  attacks: [...notFound, ...left, unread, twoHosts],
};
