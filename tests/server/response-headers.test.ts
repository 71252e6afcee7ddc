import { type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseHeaders } from '@/lib/server/response-headers';
import { useEnvironment } from '../env/environment';
import { type StartedWeb, startWeb } from './start-web';

const handled: string[] = [];
let web: StartedWeb;

beforeAll(async () => {
  useEnvironment({ PUBLIC_ORIGIN: 'https://www.example.com' });
  web = await startWeb((request, response) => {
    handled.push(request.url ?? '');
    response.end();
  });
});
afterAll(() => web.stop());
beforeEach(() => {
  handled.length = 0;
});

function ask(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    sendRequest({ port: web.port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

const ownForm = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

describe('S24 S38 S40 what is refused before Next sees it', () => {
  test.each([
    ['no path', 'GET', '*', {}, 400],
    ['the same, asked for options', 'OPTIONS', '*', {}, 400],
    ['what only looks like a path', 'GET', '*/membershipLogin', {}, 400],
    ['a whole address', 'GET', 'http://evil.example/myPage', {}, 400],
    ['an address that is none', 'GET', 'http://', {}, 400],
    ['a body for a page', 'POST', '/membershipLogin', { 'content-length': '0' }, 405],
    ['a form that the browser sends by itself', 'POST', '/en/myPage', { ...ownForm, 'content-length': '0' }, 204],
    ['the same from another site', 'POST', '/en/myPage', { ...ownForm, 'sec-fetch-site': 'cross-site' }, 405],
    ['the same by a script', 'POST', '/en/myPage', { ...ownForm, 'sec-fetch-mode': 'cors' }, 405],
    ['another method on a page', 'PROPFIND', '/en/myPage', {}, 405],
    ['TRACE', 'TRACE', '/', {}, 405],
    ['writing to a file', 'POST', '/icon-192.png', {}, 405],
    ['a path that cannot be decoded', 'GET', '/hotels/%', {}, 400],
    ['a call of a server action, of which there are none', 'POST', '/', { 'next-action': 'x\u00e4'.repeat(40) }, 400],
    ['the form of one', 'POST', '/en', { 'content-type': 'Multipart/form-data; boundary=x' }, 400],
    ['the same on an address of a handler', 'POST', '/api/session/login', { 'next-action': '' }, 400],
    ['its form there', 'POST', '/api/session/login', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['and below it, where a page would answer', 'POST', '/api/nothing', { 'content-type': 'multipart/form-data' }, 404],
    ['a picture of another shape', 'GET', '/pictures/a/b/c/d-640.webp', {}, 404],
  ])('%s: refused, with the headers of every answer', async (_name, method, path, headers, status) => {
    const answer = await ask(method, path, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(onEveryAnswer);
    expect(handled).toEqual([]);
  });

  test.each(['/api/now', '/api/hub/product/hotel/a', '/api/session/statement', '/en/myPage/attachment/A-1'])(
    'S66 no head without its content: HEAD %s is 405',
    async (path) => {
      expect((await ask('HEAD', path)).status).toBe(405);
      expect(handled).toEqual([]);
    },
  );

  test('S13 a look at the address of the identity provider’s return uses nothing up', async () => {
    expect((await ask('HEAD', '/api/identity/callback?x=1')).status).toBe(405);
    expect(handled).toEqual([]);
  });

  test('and nothing else is: handlers answer forms themselves', async () => {
    expect((await ask('HEAD', '/membershipLogin?x=%')).headers).toMatchObject(onEveryAnswer);
    await ask('POST', '/api/session/login', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(handled).toEqual(['/membershipLogin?x=%', '/api/session/login']);
  });
});

describe('S40 headers of every answer', () => {
  const over = (origin: string) => ({
    PUBLIC_ORIGIN: origin,
    STRICT_TRANSPORT_SECURITY: 'max-age=300; includeSubDomains',
  });
  const local = (pathname: string) => responseHeaders(pathname, over('http://localhost:3000'));

  test('do not insist on https where the site is reached by http', () => {
    expect(Object.keys(local('/'))).not.toContain('strict-transport-security');
  });

  test('insist on https for as long as the operator says', () => {
    const { 'strict-transport-security': value } = responseHeaders('/', over('https://www.example.com'));
    expect(value).toBe('max-age=300; includeSubDomains');
  });

  test.each(['/api/session/viewer', '/_next/static/a.js', '/fonts/a.woff2', '/pictures/a/b.webp', '/favicon.svg'])(
    '%s is no page, and its policy allows nothing',
    (pathname) => {
      expect(local(pathname)['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  test.each(['/', '/en/hotels/a', '/hotels/a.b'])(
    'S48 %s has a policy that leaves scripts, styles and connections to the one of its cached page',
    (path) => {
      const names = local(path)
        ['content-security-policy']?.split('; ')
        .map((directive) => directive.split(' ')[0]);
      expect(names).toEqual(['script-src-attr', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']);
    },
  );

  test.each(['/membershipLogin', '/apiary', '/ko/hotels', '/_not-found', '/500'])(
    'S48 %s runs no script where the middleware gives it no policy',
    (path) => {
      const policy = local(path)['content-security-policy'];
      expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; .*frame-ancestors 'none'$/);
      expect(policy).not.toContain('script-src');
    },
  );

  test('keep what is ours from other sites, but for pictures and icons, which previews show', () => {
    for (const path of ['/', '/api/hub/x', '/fonts/a.woff2', '/_next/static/a.js', '/manifest.webmanifest'])
      expect(local(path)['cross-origin-resource-policy'], path).toBe('same-origin');
    for (const path of ['/pictures/a/b.webp', '/icon-512.png', '/favicon.svg'])
      expect(Object.keys(local(path)), path).not.toContain('cross-origin-resource-policy');
  });
});
