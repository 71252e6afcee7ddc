// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POST as logIn } from '@/app/api/session/login/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { unsealSession } from '@/lib/session/session';
import { useEnvironment } from '../env/environment';
import { json, type ScriptedHub, startScriptedHub } from '../hub/scripted-hub';
import { cookieAfter, ownRequest } from './own-request';

const profile = {
  membershipId: 'minsu',
  membershipNo: '1000000001',
  memberName: '김민수',
  memberFirstName: '민수',
  memberLastName: '김',
  memberEmail: 'minsu@example.com',
  memberMobile: '010-0000-0000',
  memberGender: 'M',
  birthDate: null,
  country: 'KR',
  employeeStatus: 'N',
  recommenderStatus: 'N',
  temporaryYn: 'N',
};

let hub: ScriptedHub;
beforeAll(async () => {
  hub = await startScriptedHub();
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
});
afterAll(() => hub.stop());

let logins = 0;
/** Everybody may log in; the profile answers what a test says. */
function friendly(
  answerProfile: (response: Parameters<typeof json>[0]) => void,
  info: Record<string, unknown> = profile,
): void {
  hub.answer((seen, response) => {
    if (seen.path === '/api/membership/login') {
      logins += 1;
      return json(
        response,
        200,
        { data: info },
        { authorization: `Bearer canary-access${logins}`, refresh: `canary-refresh${logins}` },
      );
    }
    if (seen.path === '/hub/membership/member/profile') return answerProfile(response);
    json(response, 200, { data: null });
  });
}
beforeEach(() => {
  hub.seen.length = 0;
  friendly((response) => json(response, 200, { data: profile }));
});

const credentials = { membershipId: 'minsu', password: 'Secret123!' };
const post = (path: string, body?: unknown, cookie?: string, headers?: Record<string, string>) =>
  ownRequest(path, { method: 'POST', body, cookie, headers });
const sealOf = (cookie: string) => /(?:^|; )session=([^;]*)/.exec(cookie)?.[1] ?? '';

async function loggedIn(headers?: Record<string, string>): Promise<string> {
  return cookieAfter(await logIn(post('/api/session/login', credentials, undefined, headers)));
}

describe('viewer', () => {
  const ask = (cookie?: string) => viewer(ownRequest('/api/session/viewer', { cookie }));

  test('of a guest asks nobody, and may stay in the back/forward cache', async () => {
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
      expect(await response.json()).toEqual({ state: 'unavailable', memberName: '김민수' });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );
});
