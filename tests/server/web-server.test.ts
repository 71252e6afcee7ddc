// Long, because every limit and refusal is tried by raw requests to one running server.
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkMembershipId } from '@/lib/hub/contract/join';
import { callHub } from '@/lib/hub/hub-client';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { currentRequest } from '@/lib/request/request-context';
import { validRequestId } from '@/lib/request/request-id';
import { unrecordedChild } from '@/lib/request/trace-context';
import { useEnvironment } from '../env/environment';
import { json, type ScriptedHub, startScriptedHub } from '../hub/scripted-hub';
import { eventually } from '../setup/eventually';
import { type StartedWeb, startWeb } from './start-web';

const lines: Record<string, unknown>[] = [];
let hub: ScriptedHub;
let web: StartedWeb;
let begun: () => void = () => undefined;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  // What `logger()` keeps for the process, writing where this test can read.
  processWideValues.set('logger', pino(loggerOptions, sink));
  hub = await startScriptedHub();
  hub.answer((_seen, response) => json(response, 200, { data: { availableYn: 'Y' } }));
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  web = await startWeb(async (request, response) => {
    begun();
    if (request.url?.startsWith('/api/hub')) {
      await callHub(checkMembershipId, { query: { membershipId: 'canary-member' } });
    }
    if (request.url === '/slow') return;
    if (request.url === '/breaks-off') {
      response.write('half');
      setTimeout(() => response.destroy(new Error('of the source')), 20);
      return;
    }
    if (request.url === '/broken-late') {
      response.write('half');
      throw new Error('of the handler');
    }
    if (request.url === '/broken') throw new Error('of the handler');
    if (request.headers['x-echo']) response.end(request.headers['user-agent']);
    else response.end(currentRequest()?.requestId);
  });
});
afterAll(async () => {
  web.stop();
  await hub.stop();
});
beforeEach(() => {
  lines.length = 0;
});

interface Answer {
  status: number;
  body: string;
  requestId: string;
}

function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sendRequest({ port: web.port, method, path, headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body, requestId: String(response.headers['x-request-id']) });
    })
      .on('error', reject)
      .end();
  });
}

/** Sends as many requests in one piece, and counts those that the handler got; resolves when the connection ends. */
async function sendAtOnce(count: number): Promise<{ handled: number; received: string }> {
  let handled = 0;
  const countOne = () => {
    handled += 1;
  };
  begun = countOne;
  let received = '';
  const socket = connect(web.port, 'localhost', () => {
    const one = (n: number) =>
      `GET /one HTTP/1.1\r\nhost: localhost\r\n${n === count ? 'connection: close\r\n' : ''}\r\n`;
    socket.write(Array.from({ length: count }, (_, n) => one(n + 1)).join(''));
  });
  socket.on('data', (part) => {
    received += part;
  });
  await new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  begun = () => undefined;
  return { handled, received };
}

describe('requests that come in one piece', () => {
  test('are answered in their order, a few of them', async () => {
    const { handled, received } = await sendAtOnce(8);
    expect(handled).toBe(8);
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(8);
  });

  test('S51 are not begun beyond that, and end their connection', async () => {
    const { handled, received } = await sendAtOnce(1_000);
    expect(handled).toBe(8);
    expect(received).not.toContain('HTTP/1.1 5');
    expect((await ask('GET', '/one')).status).toBe(200);
  });
});

const lineOf = (id: string) => {
  const own = lines.filter(({ event, requestId }) => event === 'request' && requestId === id);
  expect(own).toHaveLength(1);
  return own[0];
};
const endsOf = () => lines.filter(({ outcome, event }) => event === 'request' && outcome !== undefined);

/** Sends text, and ends the connection itself where `leaveAfterMs` is given. Resolves when the connection is closed. */
function sendText(text: string, leaveAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(web.port, 'localhost', () => socket.write(text));
    socket.on('data', (part) => {
      received += part;
    });
    if (leaveAfterMs !== undefined) setTimeout(() => socket.destroy(), leaveAfterMs);
    socket.on('close', () => resolve(received)).on('error', () => undefined);
  });
}

describe('S65 a request without a whole answer has one line', () => {
  const slowly = (id: string) => `GET /slow HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\n\r\n`;

  test('whose visitor leaves: 499, left, also of those that wait behind it', async () => {
    await sendText(slowly('leaving-first') + slowly('leaving-second'), 100);
    await eventually(() => expect(endsOf()).toHaveLength(2));
    for (const id of ['leaving-first', 'leaving-second']) {
      expect(lineOf(id)).toMatchObject({ status: 499, outcome: 'left', durationMs: expect.any(Number) });
    }
  });

  test.each([
    ['not answered yet', 'GET /slow', { status: 499, outcome: 'left' }],
    ['answered before', 'POST /favicon.svg', { status: 405 }],
  ])('whose visitor leaves in the middle of its body, %s', async (_when, line, expected) => {
    const head = `${line} HTTP/1.1\r\nhost: localhost\r\nx-request-id: half-a-body\r\n`;
    await sendText(`${head}content-length: 100\r\n\r\nhalf`, 100);
    await eventually(() => expect(lineOf('half-a-body')).toMatchObject(expected));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(lines.filter(({ event }) => event === 'request')).toHaveLength(1);
  });

  test.each([
    ['with its source', '/breaks-off'],
    ['because its handler fails', '/broken-late'],
  ])('whose answer breaks off here, %s: its status, cut', async (_why, path) => {
    await sendText(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-request-id: broken-answer\r\n\r\n`);
    await eventually(() => expect(lineOf('broken-answer')).toMatchObject({ status: 200, outcome: 'cut' }));
  });

  test('that Node cannot read: its status, refused', async () => {
    expect(await sendText('GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendText(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(80_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    await eventually(() =>
      expect(endsOf().map(({ status, outcome }) => [status, outcome])).toEqual([
        [400, 'refused'],
        [431, 'refused'],
      ]),
    );
  });

  test('that asks for a proxy: 405, refused', async () => {
    expect(await sendText('CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 405 /,
    );
    await eventually(() => expect(endsOf()).toEqual([expect.objectContaining({ status: 405, outcome: 'refused' })]));
  });

  test('that is one of too many at once: cut', async () => {
    await sendAtOnce(12);
    await eventually(() => expect(lines.filter(({ event }) => event === 'request')).toHaveLength(12));
    expect(new Set(endsOf().map(({ status }) => status))).toEqual(new Set([429]));
    expect(endsOf().length).toBeGreaterThan(4);
  });
});

test.each([
  ['a page in their language', 'GET', 'text/html', 'zh-CN'],
  ['no body for HEAD', 'HEAD', 'text/html', 'zh-CN'],
  ['nothing for a program', 'GET', '*/*', undefined],
])('S65 more cookies than are read: 431 and its line, %s', async (_what, method, accept, language) => {
  const head = `${method} /cn/hotels HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-request-id: many-cookies\r\n`;
  const answer = await sendText(`${head}accept: ${accept}\r\ncookie: ${'x=1; '.repeat(4_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(/^content-language: (.*)\r$/m.exec(answer)?.[1]).toBe(language);
  expect(answer.includes('</html>')).toBe(method === 'GET' && language !== undefined);
  await eventually(() => expect(lineOf('many-cookies')).toMatchObject({ status: 431 }));
});

test('two Host headers are 400', async () => {
  const answer = await sendText('GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('S68 a cached page is asked for without its visitor’s user agent, and logged with it', async () => {
  const asked = async (path: string) =>
    (await ask('GET', path, { 'user-agent': 'HotelRewardsApp/iOS', 'x-echo': '1' })).body;
  expect(await asked('/en/hotels')).toBe('');
  expect(await asked('/en/membershipLogin')).toBe('HotelRewardsApp/iOS');
  expect(endsOf()).toEqual([]);
  expect(ownLines('request').map(({ channel }) => channel)).toEqual(['ios', 'ios']);
});

const ownLines = (event: string) => lines.filter((line) => line.event === event && line.requestId !== undefined);

describe('a finished request', () => {
  test('has one line with what operations need', async () => {
    await ask('GET', '/jp/hotels/haneul?secret=canary', {
      'user-agent': 'x HotelRewardsApp/iOS',
      'x-request-id': 'from-the-proxy',
    });
    expect(ownLines('request').filter(({ route }) => route === '/hotels/{hotelId}')).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        event: 'request',
        requestId: 'from-the-proxy',
        method: 'GET',
        route: '/hotels/{hotelId}',
        status: 200,
        durationMs: expect.any(Number),
        bytes: expect.any(Number),
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
        language: 'jp',
        channel: 'ios',
        msg: 'request',
      },
    ]);
  });

  test('hands its id to the hub, and both lines carry it, even when no caller passes it on', async () => {
    const answer = await ask('GET', '/api/hub/membership/id/check?membershipId=canary-member', {
      cookie: 'session=canary',
    });
    expect(answer.body).toBe(answer.requestId);
    expect(hub.seen.at(-1)?.headers['x-request-id']).toBe(answer.requestId);
    expect(hub.seen.at(-1)?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(ownLines('hub_call').at(-1)).toMatchObject({
      endpoint: 'checkMembershipId',
      outcome: 200,
      attempts: 1,
      requestId: answer.requestId,
    });
    const [request] = ownLines('request').filter(
      ({ requestId, route }) => requestId === answer.requestId && String(route).startsWith('/api/hub'),
    );
    const [, traceId] = String(hub.seen.at(-1)?.headers.traceparent).split('-');
    expect(request).toMatchObject({ traceId });
    expect(request?.bytes).toBeGreaterThan(100);
    expect(ownLines('hub_call').at(-1)).toMatchObject({
      traceId,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  test.each([
    ['/_next/static/chunk.js', '/_next/static/{file}'],
    ['/en/zz1.css', 'other'],
    ['/zz1.css', 'other'],
    ['/../x', 'other'],
  ])('S65 has its line whatever its address: %s', async (path, route) => {
    const { requestId } = await ask('GET', path);
    expect(lineOf(requestId)).toMatchObject({ route });
    expect(lineOf(requestId)).not.toHaveProperty('outcome');
  });

  test('requests at once keep their ids apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask('GET', `/api/hub/membership/id/check?n=${n}`)),
    );
    for (const { body, requestId } of answers) expect(body).toBe(requestId);
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(20);
  });
});

test('S24 TRACE: 405', async () => {
  expect((await ask('TRACE', '/')).status).toBe(405);
});

test.each(['/%', '/en/hotels/%E0%A4%A', '/api/hub/reservation/room/%', '/%?x=1'])(
  'a path that cannot be decoded: 400 (%s)',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(400);
  },
);

test('a file is only read: 405 for every other method', async () => {
  expect((await ask('PATCH', '/favicon.svg')).status).toBe(405);
  expect((await ask('POST', '/icon-192.png?x')).status).toBe(405);
  expect((await ask('GET', '/favicon.svg')).status).toBe(200);
});

test.each([
  '/pictures/preview/en/hotel/a.0123456789abcdef.jpg',
  '/_next/static/chunk.js',
  '/favicon.svg',
  '/sitemaps/1.xml',
])('a query makes no second file for a cache: 308 to %s', async (path) => {
  const text = await sendText(`GET ${path}?x=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1.1 308 /);
  expect(text).toContain(`\r\nlocation: ${path}\r\n`);
  expect(text).toContain('\r\ncache-control: no-store\r\n');
});

test('a broken escape in the query is no reason to refuse', async () => {
  expect((await ask('GET', '/search?x=%')).status).toBe(200);
});

describe('S42 what a sender claims', () => {
  test.each(['', 'short', 'a b c d e f', 'x'.repeat(65), 'id\r\nx: 1', null, undefined])(
    'request id %j is replaced',
    (value) => {
      expect(validRequestId(value)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
  test.each([
    '00-0-0-00',
    `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
    `ff-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
    `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01-more`,
    '',
  ])('traceparent %j is replaced', (value) => {
    const made = unrecordedChild({ traceparent: value }).headers.traceparent;
    expect(made).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    if (value.length === 55) expect(made).not.toContain(value.split('-')[1]);
  });
  test.each([
    ['00', '01', '', '01'],
    ['00', '00', '', '00'],
    ['00', 'ff', '', '01'],
    ['00', '02', '', '00'],
    ['01', '01', '-more', '01'],
  ])(
    'a traceparent of version %s with flags %s%s is continued in a span of its own, as version 00 with flags %s',
    (version, flags, appended, sent) => {
      const value = `${version}-${'1'.repeat(32)}-${'2'.repeat(16)}-${flags}${appended}`;
      const { traceparent } = unrecordedChild({ traceparent: value }).headers;
      expect(traceparent).toMatch(new RegExp(`^00-1{32}-(?!2{16})[0-9a-f]{16}-${sent}$`));
    },
  );
  test.each([
    ['vendor=1,other=2', 'vendor=1,other=2'],
    ['', undefined],
    [`vendor=${'x'.repeat(600)}`, ''],
  ])('a tracestate %j is sent on as %j', (sent, expected) => {
    const traceparent = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
    expect(unrecordedChild({ traceparent, tracestate: sent }).headers.tracestate).toBe(expected);
  });
});

test.each([
  { password: 'canary' },
  { body: { memberEmail: 'canary' } },
  { session: { tokens: { accessToken: 'canary' } } },
])('the logger removes what must not be logged, wherever it is put: %j', (fields) => {
  const text: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text.push(String(chunk));
      done();
    },
  });
  pino(loggerOptions, sink).info({ ...fields, kept: 'yes' });
  expect(text.join()).not.toContain('canary');
  expect(text.join()).toContain('"kept":"yes"');
});

test.each(['h2c', 'websocket'])('an offer to go over to %s is not taken up, and the page is answered', async (to) => {
  const offer = (path: string) =>
    sendText(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${to}\r\n\r\n`);
  expect(await offer('/')).toMatch(/^HTTP\/1.1 200 /);
  expect(await offer('/%')).toMatch(/^HTTP\/1.1 400 /);
});

test.each([
  ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['with an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n', 200],
])('S65 a request %s has its line', async (_what, text, status) => {
  expect(await sendText(text)).toMatch(`HTTP/1.1 ${status} `);
  await eventually(() => expect(lines.filter(({ event }) => event === 'request')).toMatchObject([{ status }]));
});

test('a handler that fails is a 500 and a line that says why', async () => {
  const { status, requestId } = await ask('GET', '/broken');
  expect(status).toBe(500);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'unexpected', requestId, errorMessage: 'of the handler' }),
  );
  expect(lineOf(requestId)).toMatchObject({ status: 500 });
});
