import { beforeEach } from 'vitest';
import { POST as logIn } from '@/app/api/session/login/route';
import { json, type ScriptedHub, scriptedHubForFile } from '../hub/scripted-hub';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

/** The sample member whom the scripted hub knows. */
export const profile = {
  membershipId: 'sample.member',
  membershipNo: '1000000001',
  memberName: '표본 회원',
  memberFirstName: '회원',
  memberLastName: '표본',
  memberEmail: 'sample.member@example.com',
  memberMobile: '010-0000-0000',
  memberGender: 'M',
  birthDate: null,
  country: 'KR',
  employeeStatus: 'N',
  recommenderStatus: 'N',
  temporaryYn: 'N',
};

export const credentials = { membershipId: profile.membershipId, password: 'Secret123!' };

export const post = (path: string, body?: unknown, cookie?: string, headers?: Record<string, string>) =>
  sameOriginRequest(path, { method: 'POST', body, cookie, headers });

/** The session's seal in a cookie header; empty for a guest. */
export const sealOf = (cookie: string) => /(?:^|; )session=([^;]*)/.exec(cookie)?.[1] ?? '';

/** Logs the sample member in; answers the cookie header that a browser would send from then on. */
export async function loggedIn(headers?: Record<string, string>): Promise<string> {
  return cookieAfter(await logIn(post('/api/session/login', credentials, undefined, headers)));
}

interface FriendlyHub {
  hub: ScriptedHub;
  /** Everybody may log in; the profile answers what a test says. */
  friendly: (answerProfile: (response: Parameters<typeof json>[0]) => void, info?: Record<string, unknown>) => void;
}

/** Starts a scripted hub for the test file and has it know the sample member before each test. */
export function startSampleHub(): FriendlyHub {
  const hub = scriptedHubForFile();
  let logins = 0;
  const friendly: FriendlyHub['friendly'] = (answerProfile, info = profile) => {
    hub.answer((seen, response) => {
      if (seen.path === '/api/membership/login') {
        logins += 1;
        const tokens = { authorization: `Bearer canary-access${logins}`, refresh: `canary-refresh${logins}` };
        return json(response, 200, { data: info }, tokens);
      }
      if (seen.path === '/hub/membership/member/profile') return answerProfile(response);
      json(response, 200, { data: null });
    });
  };
  beforeEach(() => {
    friendly((response) => json(response, 200, { data: profile }));
  });
  return { hub, friendly };
}
