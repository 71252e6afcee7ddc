import { contract } from '../../lib/hub/contract/contract';
import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expect, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { type Headers, send } from '../fixtures/raw-request';
import { sendBytes, sendRaw, sendSlowly } from '../fixtures/raw-socket';

const own = { 'x-bff': '1' };
const json = { ...own, 'content-type': 'application/json' };
const { membershipId, password } = sampleAccounts.member;
const credentials = JSON.stringify({ membershipId, password });

async function countedUnfinished({ address, secrets }: Product): Promise<number> {
  const headers = { authorization: `Bearer ${secrets.metrics}` };
  const { body } = await sendRaw(address, '/api/metrics', { headers });
  return Number(/^web_unfinished_requests_total (\d+)$/m.exec(body)?.[1]);
}

/** The session's pair of name and value, as a browser sends it. */
async function sessionOf({ address }: Product): Promise<string> {
  const login = await sendRaw(address, '/api/session/login', { method: 'POST', headers: json, body: credentials });
  return login.headers['set-cookie']?.find((line) => line.startsWith('session='))?.split(';', 1)[0] ?? '';
}

test('S12 JSON in disguise is refused, and nothing changes by a method that reads', async ({ product }) => {
  await product.hub.forgetCalls();
  const writing = [
    ...['login', 'logout', 'sync', 'tokens', 'integration'].map((name) => `/api/session/${name}`),
    ...['booking', 'cancel', 'change', 'leave', 'look-up', 'nights', 'quote'].map((name) => `/api/guest/${name}`),
    ...['/api/identity/start', '/api/identity/result'],
  ];
  for (const path of writing) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRaw(product.address, path, { method, headers: own });
      expect.soft(answer.status, `${method} ${path}`).toBe(405);
      expect.soft(answer.headers['set-cookie'], `${method} ${path}`).toBeUndefined();
    }
  }
  const types = [
    ...['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', 'application/jsonx'],
    ...['application/json, text/plain', 'text/plain\r\ncontent-type: application/json', ' ', '"application/json"'],
  ];
  for (const path of ['/api/session/login', '/api/session/sync', `/api/hub${contract.registerReferrer.path}`]) {
    for (const type of types) {
      const sent = { method: 'POST', headers: { ...own, 'content-type': type }, body: credentials };
      const answer = await sendRaw(product.address, path, sent);
      expect.soft(answer.status, `${path} as ${JSON.stringify(type)}`).toBe(415);
      expect.soft(answer.headers['set-cookie'], path).toBeUndefined();
    }
    const form = await sendRaw(product.address, path, {
      method: 'POST',
      headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${credentials}\r\n--x--\r\n`,
    });
    expect.soft(form.status, `${path} as a form`).toBe(415);
  }
  expect(await product.hub.calls()).toEqual({});
  const honest = { method: 'POST', headers: json, body: credentials };
  expect((await sendRaw(product.address, '/api/session/login', honest)).status).toBe(200);
});

test('S24 too much is refused by its announcement, in chunks and sent whole, and TRACE by every address', async ({
  product,
}) => {
  const length = 11 * 1024 * 1024;
  const head = (path: string, framing: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-bff: 1\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
  for (const path of [
    '/api/session/login',
    '/api/session/sync',
    '/api/guest/look-up',
    `/api/hub${contract.registerReferrer.path}`,
  ]) {
    // Not a byte of the body follows: the announcement is enough.
    const announced = await sendBytes(product.address, `${head(path, `content-length: ${length}`)}{`, 3_000);
    expect.soft(announced.status, `${path}, announced`).toBe(413);
    const chunk = `10000\r\n${' '.repeat(0x1_00_00)}\r\n`;
    const streamed = await sendBytes(
      product.address,
      head(path, 'transfer-encoding: chunked') + chunk.repeat(160),
      3_000,
    );
    expect.soft(streamed.status, `${path}, in chunks`).toBe(413);
  }
  // Sent whole, announced or not, also where no body is taken at all.
  const large = Buffer.alloc(length, ' ');
  for (const [path, method, status] of [
    ['/api/session/login', 'POST', 413],
    [paths.hotel('haneul-namsan'), 'PUT', 405],
    [paths.membershipLogin(), 'POST', 405],
    [paths.myPage(), 'PATCH', 405],
    ['/nowhere', 'DELETE', 405],
  ] as const) {
    const framings: Headers[] = [{ 'content-length': String(length) }, { 'transfer-encoding': 'chunked' }];
    for (const framing of framings) {
      const headers = { ...json, origin: product.address, ...framing };
      const answer = await send(product.address, path, method, headers, large);
      expect.soft(answer.status, `${method} ${path} ${JSON.stringify(framing)}`).toBe(status);
      expect.soft(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  }
  for (const path of [
    '/',
    '/en/hotels',
    paths.myPage(),
    '/api/session/viewer',
    '/favicon.svg',
    '/nowhere',
    '/a/../b',
  ]) {
    const answer = await sendRaw(product.address, path, { method: 'TRACE', headers: { 'x-secret': 'canary' } });
    expect.soft(answer.status, `TRACE ${path}`).toBe(405);
    expect.soft(answer.body, `TRACE ${path}`).toBe('');
  }
});

test('S50 only a cookie whose name is the session’s, byte for byte, is the session', async ({ product }) => {
  const pair = await sessionOf(product);
  const asMember = async (cookie: string) => {
    const viewer = await sendRaw(product.address, '/api/session/viewer', { headers: { ...own, cookie } });
    const page = await sendRaw(product.address, paths.myPage(), { headers: { cookie, 'accept-language': 'ko' } });
    return [/memberName/.test(viewer.body), page.status === 200];
  };
  expect(await asMember(pair)).toEqual([true, true]);
  expect(await asMember(`a=1; ${pair}; b=2`), 'among others').toEqual([true, true]);
  expect(await asMember(`\xa0session=x; ${pair}`), 'beside another name').toEqual([true, true]);
  const seal = pair.slice('session='.length);
  for (const name of [
    '\xa0session',
    'session\xa0',
    'session ',
    'Session',
    '=session',
    '$session',
    '%73ession',
    '"session"',
  ]) {
    expect(await asMember(`a=1; ${name}=${seal}`), JSON.stringify(name)).toEqual([false, false]);
  }
  for (const cookie of [`a=1;\t${pair}`, `a=1;  ${pair}`, `a=1; \x0b${pair}`, `session=x; ${pair}`]) {
    expect(await asMember(cookie), JSON.stringify(cookie.slice(0, 20))).toEqual([false, false]);
  }
});

test('S51 requests and files that do not arrive are ended and counted, and delay no other request or slow file', async ({
  product,
}) => {
  const post = 'POST /api/session/login HTTP/1.1\r\nhost: localhost\r\nx-bff: 1\r\ncontent-type: application/json\r\n';
  const unfinished = [
    '',
    'GET /hotels HTTP/1.1\r\nhost: loc',
    `${post}content-length: 500\r\n\r\n{"a":`,
    `${post}transfer-encoding: chunked\r\n\r\n5\r\nhel`,
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\na',
  ];
  const cookie = await sessionOf(product);
  const pieceBytes = 16_384;
  const pieces = [Buffer.from('%PDF-1.4\n'.padEnd(pieceBytes)), ...Array(13).fill(Buffer.alloc(pieceBytes, ' '))];
  const head = (own: string, length: number) =>
    `POST /api/member/attachment HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-bff: 1\r\n${own}` +
    `content-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`;
  const member = `cookie: ${cookie}\r\n`;
  const end = Buffer.from('\n%%EOF\n');
  const before = await countedUnfinished(product);
  // Given up here after 40 s; Node's own limit is five minutes.
  const held = Promise.all(
    Array.from({ length: 200 }, (_, n) => sendBytes(product.address, unfinished[n % unfinished.length] ?? '', 40_000)),
  );
  const stalled = [1, 2].map(() => sendSlowly(product.address, [head(member, 4_000_000), ...pieces.slice(0, 3)]));
  // Who may send no file is answered at once, and not waited for.
  const stranger = sendSlowly(product.address, [head('', 4_000_000), ...pieces.slice(0, 3)]);
  const steady = sendSlowly(product.address, [head(member, pieces.length * pieceBytes + end.length), ...pieces, end]);
  for (let n = 0; n < 20; n += 1) expect((await sendRaw(product.address, '/en/hotels')).status).toBe(200);

  const ended = await held;
  const stillOpen = ended.flatMap(({ endedByServer, ...answer }, n) =>
    endedByServer ? [] : [{ sent: unfinished[n % unfinished.length], ...answer }],
  );
  expect(stillOpen).toEqual([]);
  const statuses = ended.map(({ status }) => status);
  // What is refused by its head is owed no body: its connection ends as one that is idle.
  expect(new Set(statuses)).toEqual(new Set([408, 405]));
  expect(statuses.filter((status) => status === 408)).toHaveLength(160);
  expect(await steady, 'one that keeps arriving is taken').toMatch(/^HTTP\/1\.1 200 [\s\S]*"bytes":229383/);
  for (const answer of await Promise.all(stalled)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await stranger).toMatch(/^HTTP\/1\.1 401 /);
  expect((await countedUnfinished(product)) - before, 'requests, and files that stand still').toBe(160 + 2);
});

test('S51 a connection that asks for hundreds of answers at once gets none, and keeps no other request waiting', async ({
  product,
}) => {
  const ask = (times: number) => `GET /en/hotels HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times);
  const answers = await sendBytes(product.address, ask(6), 3_000);
  expect(answers.status).toBe(200);
  const before = await product.hub.calls();
  const flood = await Promise.all(Array.from({ length: 10 }, () => sendBytes(product.address, ask(1_000), 40_000)));
  for (const { endedByServer } of flood) expect(endedByServer).toBe(true);
  expect((await sendRaw(product.address, '/en/hotels')).status).toBe(200);
  expect(await product.hub.calls()).toEqual(before);
});
