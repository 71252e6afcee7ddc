import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { sealSession, sessionCookieName } from '@/lib/session/session';
import { welcomeCookie } from '@/lib/session/welcome-cookie';
import { useEnvironment } from '../env/environment';
import { memberSession } from '../session/sample-session';

const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const fetched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', accept: '*/*' };

const background = [
  ["the router's fetch, as the middleware sees it", fetched],
  ['a prefetch by the browser', { ...navigation, 'sec-purpose': 'prefetch' }],
  ['a prerender by the browser', { ...navigation, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch by an older browser', { purpose: 'prefetch', accept: 'text/html' }],
  ['a prefetch by an older Firefox', { 'x-moz': 'prefetch', accept: 'text/html' }],
  ['a picture that points here', { ...navigation, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
] as const;

function ask(origin: string, path: string, headers: Record<string, string>): Promise<NextResponse> {
  return answerRequest(new NextRequest(origin + path, { headers }), () => NextResponse.next());
}

describe('a page request with a dead session', () => {
  test.each([
    ['https://www.hotel.example', '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'],
    ['http://localhost:3000', 'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'],
  ])('clears it on %s in a way that the browser obeys', async (origin, expected) => {
    useEnvironment({ PUBLIC_ORIGIN: origin });
    const name = expected.split('=', 1)[0];
    const response = await ask(origin, '/myPage', { ...navigation, cookie: `${name}=dead-seal; signed-in=1` });
    expect(response.status).toBe(307);
    expect(response.headers.getSetCookie()[0]).toBe(expected);
    expect(response.headers.getSetCookie()[1]).toMatch(/^signed-in=; Path=\/; Max-Age=0/);
  });
});

describe('a page that is fetched before or without being looked at', () => {
  const origin = 'https://www.hotel.example';
  beforeEach(() => useEnvironment({ PUBLIC_ORIGIN: origin }));

  describe.each([
    ['an expired cookie', '__Host-session=dead-seal; signed-in=1'],
    ['no cookie', ''],
  ])('with %s', (_, cookie) => {
    test.each(background)('%s clears nothing and carries no alert', async (_, headers) => {
      const response = await ask(origin, '/myPage/myPoint/pointInfo?view=a', { ...headers, cookie });
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).toBe('');
    });

    test.each([
      ['a soft navigation, which the router repeats as a full load', navigation],
      ['a full load of a browser that says nothing about its fetches', { accept: 'text/html,*/*;q=0.8' }],
    ])('%s ends at the login with the alert', async (_, headers) => {
      const response = await ask(origin, '/jp/myPage/myPoint/pointInfo?view=a', { ...headers, cookie });
      expect(response.status).toBe(307);
      const target = new URL(response.headers.get('location') ?? '', origin);
      expect([target.pathname, target.searchParams.get('notice'), target.searchParams.get('returnTo')]).toEqual([
        '/jp/membershipLogin',
        'loginRequired',
        '/jp/myPage/myPoint/pointInfo?view=a',
      ]);
      expect(response.headers.getSetCookie()).toHaveLength(cookie === '' ? 0 : 2);
    });

    test('a client that says nothing at all goes to the login and keeps its cookies', async () => {
      const response = await ask(origin, '/myPage', { cookie });
      expect(response.status).toBe(307);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  });

  test.each(background)('of a member, %s of the login carries no alert', async (_, headers) => {
    const cookie = `${sessionCookieName()}=${await sealSession(memberSession())}; signed-in=1`;
    const response = await ask(origin, '/membershipLogin', { ...headers, cookie });
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    const followed = await ask(origin, '/membershipLogin', { ...navigation, cookie });
    expect(followed.headers.get('location')).toContain('notice=alreadyLoggedIn');
    expect(followed.headers.getSetCookie()).toEqual([]);
  });
});

describe('somebody who has joined, and whose answer was lost', () => {
  const origin = 'https://www.hotel.example';
  beforeEach(() => useEnvironment({ PUBLIC_ORIGIN: origin }));

  test.each([
    ['/en/signUp/details', '/en/signUpSuccess'],
    ['/jp/membershipLogin?returnTo=%2Fhotels', '/jp/signUpSuccess?returnTo=%2Fhotels'],
  ])('is led from %s to the membership number, until that was shown', async (from, to) => {
    const session = memberSession();
    const welcome = welcomeCookie(session, origin).split(';', 1)[0];
    const cookie = `${sessionCookieName()}=${await sealSession(session)}; ${welcome}`;
    const response = await ask(origin, from, { ...navigation, cookie });
    expect(response.headers.get('location')).toBe(origin + to);
    const shown = await ask(origin, to, { ...navigation, cookie });
    expect(shown.headers.getSetCookie()).toEqual([expect.stringMatching(/^welcome=; .*Max-Age=0/)]);
  });

  test('of another session is told that the page is for guests', async () => {
    const welcome = welcomeCookie({ ...memberSession(), issuedAt: 1 }, origin).split(';', 1)[0];
    const cookie = `${sessionCookieName()}=${await sealSession(memberSession())}; ${welcome}`;
    const response = await ask(origin, '/signUp', { ...navigation, cookie });
    expect(response.headers.get('location')).toContain('notice=alreadyLoggedIn');
  });
});
