import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/api/session/statement/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { loadMessages } from '@/lib/i18n/messages';
import { sealSession } from '@/lib/session/session';
import { useEnvironment } from '../env/environment';
import { json, startScriptedHub } from '../hub/scripted-hub';
import { callHub, control } from '../sandbox/hub-caller.ts';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';

const ROWS = 1_234;
const credentials = { membershipId: 'long.statement', password: 'Own-Member-1' };
const sandbox = sandboxAsHub();
let cookie = '';
let token = '';
beforeAll(async () => {
  await control(sandbox, '/members', { ...credentials, statementRows: ROWS });
});
beforeEach(async () => {
  await control(sandbox, '/faults', undefined, 'DELETE');
  const { headers, body } = await callHub(sandbox, 'login', { body: credentials });
  token = headers.get('authorization') ?? '';
  const tokens = { accessToken: token.replace('Bearer ', ''), refreshToken: headers.get('refresh') ?? '' };
  cookie = `session=${await sealSession({ ...memberSession(tokens), membershipNo: body.data.membershipNo })}`;
});

/** As a browser follows a link: without the header of our own calls. */
const follow = (query = '', headers: Record<string, string | undefined> = {}) =>
  GET(
    sameOriginRequest(`/api/session/statement?language=en${query}`, {
      cookie,
      headers: { 'x-bff': undefined, ...headers },
    }),
  );

test('S57 the whole statement is one file, whose rows are the balance', async () => {
  const answer = await follow();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="points-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)], 'the byte order mark').toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  const { column } = (await loadMessages('en')).myPage.points.statement;
  expect(lines[0]).toBe([column.date, column.kind, column.description, column.amount, column.sumAfter].join(','));
  expect(lines).toHaveLength(1 + ROWS + 1);
  const sum = lines.slice(1, -1).reduce((all, line) => all + Number(line.split(',').at(-2)), 0);
  const { balance } = (await callHub(sandbox, 'pointBalance', { token })).body.data;
  expect(sum).toBe(balance);
});

test('the file has what the filter has', async () => {
  const lines = (await (await follow('&kind=adjusted&period=3')).text()).split('\r\n');
  expect(lines).toHaveLength(1 + 4 + 1);
});

test('S66 a member has twenty files in ten minutes; then the page says that there is none', async () => {
  forgetRateLimits();
  for (let file = 0; file < 20; file += 1) expect((await follow('&kind=adjusted&period=3')).status).toBe(200);
  const refused = await follow('&kind=adjusted&period=3');
  expect([refused.status, refused.headers.get('location')]).toEqual([303, expect.stringContaining('download=failed')]);
  forgetRateLimits();
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
])('S11 a link of %s brings no file', async (_name, headers) => {
  const answer = await follow('', headers);
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site' })]);
});

test.each(['down', 'malformed', 'html'])('a hub that is %s redirects back to the page, which says so', async (kind) => {
  await control(sandbox, '/faults', { path: '/membership/point/statement', kind });
  const answer = await follow();
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/en/myPage/myPoint/pointInfo?download=failed#statement',
  ]);
});

test('S55 no file is sent without a session', async () => {
  const answer = await GET(sameOriginRequest('/api/session/statement', { headers: { 'x-bff': undefined } }));
  expect([answer.status, await answer.text()]).toEqual([303, '']);
});

test('a hub that fails in the middle ends the file with an error, and an expired token is renewed before it', async () => {
  await control(sandbox, '/tokens/expire-access');
  const answer = await follow();
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toContain('session=');
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.read();
  await control(sandbox, '/faults', { path: '/membership/point/statement', kind: 'status', status: 500 });
  await expect(reader?.read()).rejects.toThrow();
});

const long = { authorization: 'a'.repeat(1_500), refresh: 'r'.repeat(1_500) };
const noMovements = (pageSize: number) => ({
  page: 1,
  pageSize,
  mark: 0,
  count: 0,
  pointsIn: 0,
  pointsOut: 0,
  entries: [],
});

test('S03 a renewed pair that fits no cookie redirects back to the page, which says so', async () => {
  const hub = await startScriptedHub();
  hub.answer((seen, response) => {
    if (seen.path === '/api/auth/refresh') return json(response, 200, { data: null }, long);
    if (seen.headers.authorization !== `Bearer ${long.authorization}`) return json(response, 401, {});
    json(response, 200, {
      data: noMovements(Number(new URL(seen.path, hub.origin).searchParams.get('pageSize'))),
    });
  });
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  const answer = await follow().finally(() => hub.stop());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('download=failed')]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
});
