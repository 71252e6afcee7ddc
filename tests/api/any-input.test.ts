import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, GET, POST, PUT } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { contract } from '@/lib/hub/contract/contract';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';

const hub = scriptedHubForFile();
let cookie: string;
beforeAll(async () => {
  // A hub that knows nothing: whatever 5xx comes out then is our own.
  hub.answer((_seen, response) => json(response, 404, { code: 'NOT_FOUND' }));
  cookie = `session=${await sealSession(memberSession())}`;
});

const known = Object.values(contract).map((entry) => entry.path.replace(/\{\w+\}/g, 'AB12CD'));
const path = fc.oneof(fc.constantFrom(...known), fc.webPath());
const query = fc.oneof(
  fc.constantFrom('', '?lang=ko', '?lang=xx', '?lang=ko&lang=en', '?%', '?__proto__=1'),
  fc.webQueryParameters().map((text) => `?${text}`),
);
const body = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constantFrom(
    '{"__proto__":{"polluted":1}}',
    `${'['.repeat(20_000)}`,
    '{"membershipId":"a","password":"b"}',
    '\uFEFF{}',
  ),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/json;',
    ),
    'idempotency-key': fc.stringMatching(/^[ -~]{0,80}$/),
    'accept-language': fc.stringMatching(/^[ -~]{0,40}$/),
    'x-request-id': fc.stringMatching(/^[ -~]{0,80}$/),
    'user-agent': fc.stringMatching(/^[ -~]{0,40}$/),
  },
  { requiredKeys: [] },
);
const visitor = fc.oneof(fc.constant('member'), fc.constant(undefined), fc.stringMatching(/^[!-:<-~]{0,60}$/));
const cookieOf = (who: string | undefined) =>
  who === 'member' ? cookie : who === undefined ? undefined : `session=${who}`;

// SECURITY 38
describe('S38 whatever is sent, no handler answers 5xx', () => {
  test('the proxy', async () => {
    const handlers = { GET, POST, PUT, DELETE };
    const method = fc.constantFrom<keyof typeof handlers>('GET', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(method, path, query, body, headers, visitor, async (verb, where, asked, text, extra, who) => {
        const request = sameOriginRequest(`/api/hub${where}${asked}`, {
          method: verb,
          body: verb === 'GET' ? undefined : text,
          cookie: cookieOf(who),
          headers: extra,
        });
        const response = await handlers[verb](request);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }),
      { numRuns: 600 },
    );
  });

  test('login, logout and viewer', async () => {
    await fc.assert(
      fc.asyncProperty(body, headers, visitor, async (text, extra, who) => {
        const current = cookieOf(who);
        const login = sameOriginRequest('/api/session/login', {
          method: 'POST',
          body: text,
          cookie: current,
          headers: extra,
        });
        expect((await logIn(login)).status).toBeLessThan(500);
        expect(
          (await viewer(sameOriginRequest('/api/session/viewer', { cookie: current, headers: extra }))).status,
        ).toBe(200);
        const guestOnly = who === 'member' ? undefined : current;
        const logout = sameOriginRequest('/api/session/logout', {
          method: 'POST',
          body: text,
          cookie: guestOnly,
          headers: extra,
        });
        expect((await logOut(logout)).status).toBe(200);
      }),
      { numRuns: 200 },
    );
  });
});
