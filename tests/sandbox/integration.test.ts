import { afterEach, beforeEach, expect, test } from 'vitest';
import { olderAccount, sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { requiredTermIds } from '../../sandbox/hub/seed/terms.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { callHub } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const agreedTermIds = requiredTermIds('join');
const { membershipId, password } = olderAccount;
const integrate = (body: object = {}) =>
  callHub(sandbox, 'membershipIntegration', { body: { membershipId, password, agreedTermIds, ...body } });
const logIn = () => callHub(sandbox, 'login', { body: { membershipId, password } });

test('an older membership is no member, and its id is nobody else’s', async () => {
  expect((await logIn()).body).toMatchObject({ code: 'INTEGRATION_REQUIRED', data: expect.any(String) });
  const check = await callHub(sandbox, 'checkMembershipId', { query: { membershipId } });
  expect(check.body.data).toEqual({ availableYn: 'N' });
});

test('integrated it is one: tokens in the headers, the 14 fields in the body, and the login works from then on', async () => {
  const answer = await integrate();
  expect(answer.status).toBe(200);
  const token = answer.headers.get('authorization') ?? '';
  expect(token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(answer.headers.get('refresh')).toMatch(/^[\w-]{43}$/);
  expect(answer.body.data).toMatchObject({ membershipId, membershipYn: 'Y', memberName: '표본 기존회원' });
  expect(Object.keys(answer.body.data)).toHaveLength(14);
  const profile = await callHub(sandbox, 'memberProfile', { token });
  expect(profile.body.data.membershipNo).toBe(answer.body.data.membershipNo);
  expect((await logIn()).body.data.membershipNo).toBe(answer.body.data.membershipNo);
});

test('without the required consents nothing happens', async () => {
  expect((await integrate({ agreedTermIds: agreedTermIds.slice(1) })).body.code).toBe('TERMS_REQUIRED');
  expect((await logIn()).body).toMatchObject({ code: 'INTEGRATION_REQUIRED', data: expect.any(String) });
});

test('of two at once one integrates, and a member cannot be integrated again', async () => {
  const codes = (await Promise.all([integrate(), integrate()])).map(({ status, body }) => body.code ?? status);
  expect(codes.sort()).toEqual([200, 'ALREADY_INTEGRATED']);
  expect((await integrate(sampleAccounts.member)).status).toBe(409);
});

test('is no second door to the passwords: unknown and wrong answer alike', async () => {
  const wrong = await integrate({ password: 'Wrong-Word-1' });
  const unknown = await integrate({ membershipId: 'sample.nobody' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'LOGIN_FAILED']);
  expect(unknown.body).toEqual(wrong.body);
});
