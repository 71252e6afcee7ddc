import { request as sendRequest } from 'node:http';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageKind } from '@/lib/routes/pages';
import middleware from '@/middleware';
import { testEnvironment, useEnvironment } from '../env/environment';
import { type StartedWeb, startWeb } from '../server/start-web';

let web: StartedWeb;
/** What a request passes before a page: the server, then the middleware. Answers with where it leads. */
beforeAll(async () => {
  useEnvironment();
  web = await startWeb(async (request, response) => {
    const answer = await middleware(
      new NextRequest(`${testEnvironment.PUBLIC_ORIGIN}${request.url}`, { headers: { 'accept-language': 'ko' } }),
    );
    const rewritten = new URL(
      answer.headers.get('x-middleware-rewrite') ?? answer.url ?? '/',
      testEnvironment.PUBLIC_ORIGIN,
    );
    const hasNonce = answer.headers.get('content-security-policy')?.includes('nonce') ?? false;
    response.writeHead(answer.status).end(JSON.stringify({ page: rewritten.pathname, hasNonce }));
  });
});
afterAll(() => web.stop());

function ask(path: string): Promise<{ status: number; body: string; location?: string }> {
  return new Promise((resolve, reject) => {
    sendRequest({ port: web.port, path }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

const pages = ['/hotels', '/hotels/dalbit-jeju', '/myPage', '/myPage/userInfo/editProfile'];
const inserted = ['%09', '%0a', '%0D', '%00', '%20', '%7f', '%1f'];
/** Every place at which a character may stand, and one letter escaped, once and twice. */
const spellings = pages.flatMap((page) => [
  ...inserted.flatMap((sign) => [2, 4, page.length].map((at) => `${page.slice(0, at)}${sign}${page.slice(at)}`)),
  ...['', '25', '2525'].map((again) => `/%${again}${page.charCodeAt(1).toString(16)}${page.slice(2)}`),
  ...['%2e%2e', '%252e%252e', '%2e%252e', '%25252e%25252e'].map((up) => `/search/${up}${page}`),
]);

/** next-intl decodes a path and reads it as an address once more, and Next decodes what comes of that. */
const asNextFindsIt = (path: string) => decodeURIComponent(path).replace(/^\/ko(?=\/)/, '');

describe('S14 S40 another spelling of a page', () => {
  test.each(spellings)('%s is judged as the page that it leads to, or refused', async (path) => {
    const { status, body } = await ask(path);
    if (status === 400 || status === 308) return;
    const { page, hasNonce } = JSON.parse(body);
    const found = asNextFindsIt(page);
    expect({ hasNonce, toMyPage: status === 200 && /^\/myPage/.test(found) }).toEqual({
      hasNonce: status === 200 && pageKind(found) === 'personal',
      toMyPage: false,
    });
  });

  test.each(['/hotels', '/%ED%98%B8%ED%85%94', '/hotels/dalbit-jeju?a=%09%25'])('%s is no odd one', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  test.each([
    ['/hotels%20', '/hotels'],
    ['/jp/hotels%20%20?a=%20b', '/jp/hotels?a=%20b'],
    ['/%20', '/'],
    ['//evil.example/%20', '/evil.example/'],
    ['/en//hotels?a=//b', '/en/hotels?a=//b'],
    ['/%6dyPage?a=%6d', '/myPage?a=%6d'],
  ])('%s has a space, a slash or an escape too many: it redirects to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, location });
  });

  test.each(['/\\evil.example%20', '/hotels%20?\xe9', '/hotels%09%20'])('%j leads nowhere', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, location: undefined });
  });
});
