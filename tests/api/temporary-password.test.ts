import { beforeEach, describe, expect, test } from 'vitest';
import { DELETE, GET, POST, PUT } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { callHub, control } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const handlers = { GET, POST, PUT, DELETE };
const newPassword = 'Fine-Word-9';
const account = { membershipId: 'own.temporary', password: 'Own-Temporary-1' };
const sandbox = sandboxAsHub();
beforeEach(async () => {
  forgetRateLimits();
  await control(sandbox, '/reset');
  await control(sandbox, '/members', { ...account, temporary: true });
});

async function arrive(password = account.password): Promise<string> {
  const body = { membershipId: account.membershipId, password };
  const response = await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body }));
  expect(response.status).toBe(200);
  return cookieAfter(response);
}
const ask = (path: string, cookie: string) => GET(sameOriginRequest(`/api/hub${path}`, { cookie }));
const change = (cookie: string) =>
  PUT(
    sameOriginRequest(`/api/hub${contract.changePassword.path}`, {
      method: 'PUT',
      cookie,
      body: { currentPassword: account.password, newPassword },
    }),
  );

describe('a member whose password was sent to them', () => {
  const members = Object.values(contract as Record<string, Endpoint>).filter(({ audience }) => audience === 'member');

  test('receives no part of My Page but their name and the password change, and the hub is not asked', async () => {
    const cookie = await arrive();
    await control(sandbox, '/calls', undefined, 'DELETE');
    const open: string[] = [];
    for (const { name, method, path } of members) {
      const address = `/api/hub${path.replace(/\{\w+\}/g, 'AB12CD34')}`;
      const body = method === 'GET' ? undefined : {};
      const response = await handlers[method](sameOriginRequest(address, { method, cookie, body }));
      const { code } = (await response.json()) as { code?: string };
      if (response.status !== 403 || code !== 'password_change_required') open.push(name);
    }
    expect(open.toSorted()).toEqual(['changePassword', 'memberProfile']);
    const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: Record<string, number> };
    expect(counts).toEqual({ memberProfile: 1 });
    // What everybody may ask is theirs, too.
    expect((await ask('/membership/search/terms?lang=ko&purpose=booking', cookie)).status).toBe(200);
  });

  test('has everything after the change, without a login', async () => {
    const cookie = await arrive();
    const response = await change(cookie);
    expect(response.status).toBe(200);
    const after = cookieAfter(response, cookie);
    expect((await ask('/membership/point', after)).status).toBe(200);
    const seen = await viewer(sameOriginRequest('/api/session/viewer', { cookie: after }));
    expect(await seen.json()).toMatchObject({ state: 'member', temporaryYn: 'N' });
    expect(
      cookieAfter(
        await logIn(
          sameOriginRequest('/api/session/login', { method: 'POST', body: { ...account, password: newPassword } }),
        ),
      ),
    ).not.toBe('');
  });

  test('whose answer to the change was lost logs in with the new password', async () => {
    const cookie = await arrive();
    await change(cookie);
    expect((await ask('/membership/point', cookie)).status).toBe(401);
    expect((await ask('/membership/point', await arrive(newPassword))).status).toBe(200);
  });

  test('gets one by mail alone, and others receive nothing', async () => {
    const mail = (memberName: string) =>
      callHub(sandbox, 'findAccount', {
        body: {
          type: 'password',
          memberName,
          memberEmail: 'own.temporary@mail.example',
          membershipId: account.membershipId,
        },
      });
    const [nobody, somebody] = [await mail('아무개'), await mail('표본 손님')];
    expect([nobody.status, nobody.body]).toEqual([somebody.status, somebody.body]);
  });
});
