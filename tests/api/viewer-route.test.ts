import { describe, expect, test } from 'vitest';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { unsealSession } from '@/lib/session/session';
import { json } from '../hub/scripted-hub';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { loggedIn, profile, sealOf, startSampleHub } from './sample-hub';

const { hub, friendly } = startSampleHub();

describe('viewer', () => {
  const ask = (cookie?: string) => viewer(sameOriginRequest('/api/session/viewer', { cookie }));

  test('of a guest sends no request, and may stay in the back/forward cache', async () => {
    const response = await ask();
    expect(await response.json()).toEqual({ state: 'guest' });
    expect(response.headers.get('cache-control')).toBe('private, max-age=0');
    expect(hub.seen).toEqual([]);
  });

  test('of a member shows what the hub says now, and seals what has changed', async () => {
    const cookie = await loggedIn();
    friendly((response) => json(response, 200, { data: { ...profile, employeeStatus: 'Y' } }));
    const response = await ask(cookie);
    expect(await response.clone().json()).toMatchObject({ state: 'member', employeeStatus: 'Y' });
    expect(await response.text()).not.toContain('canary');
    expect((await unsealSession(sealOf(cookieAfter(response, cookie))))?.employeeStatus).toBe('Y');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const unchanged = await ask(cookieAfter(response, cookie));
    expect(unchanged.headers.getSetCookie()).toEqual([]);
  });

  test.each([503, 429, 'reset', 'html'] as const)(
    'with a hub that answers %s is unavailable, and no guest',
    async (answer) => {
      const cookie = await loggedIn();
      friendly((response) => {
        if (answer === 'reset') response.destroy();
        else if (answer === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
        else json(response, answer, {});
      });
      const response = await ask(cookie);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ state: 'unavailable', memberName: '표본 회원', latinName: '' });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );
});
