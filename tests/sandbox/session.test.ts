import { expect, test } from 'vitest';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { callHub, control, keySentTo, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const profile = (token: string) => callHub(sandbox, 'memberProfile', { token });
const refresh = (accessToken: string, refreshToken: string) =>
  callHub(sandbox, 'refreshTokens', { body: { accessToken, refreshToken } });

test('an unknown id and a wrong password answer the same, with the text in data; guesses lock no member out', async () => {
  const login = (membershipId: string, password = 'Wrong-Word-1') =>
    callHub(sandbox, 'login', { body: { membershipId, password } });
  const unknown = await login('sample.nobody');
  const wrong = await login('sample.member');
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual({ code: 'LOGIN_FAILED', data: expect.stringMatching(/\S/) });
  expect(wrong.body).toEqual(unknown.body);
  await Promise.all(Array.from({ length: 9 }, () => login('SAMPLE.member')));
  expect((await login('sample.member', sampleAccounts.member.password)).status).toBe(200);
});

test('a refresh token is good once; its second use ends the session, new tokens included', async () => {
  const first = await signIn(sandbox);
  const rotated = await refresh(first.token, first.refresh);
  const second = {
    token: rotated.headers.get('authorization') ?? '',
    refresh: rotated.headers.get('refresh') ?? '',
  };
  expect(rotated.status).toBe(200);
  expect(second.refresh).not.toBe(first.refresh);
  expect((await profile(second.token)).status).toBe(200);
  const reused = await refresh(first.token, first.refresh);
  expect(reused.status).toBe(401);
  expect(reused.body.code).toBe('REFRESH_REUSED');
  expect((await refresh(second.token, second.refresh)).body.code).toBe('REFRESH_EXPIRED');
  expect((await profile(second.token)).status).toBe(401);
});

test('of two refreshes at once with one token, one wins', async () => {
  const { token, refresh: refreshToken } = await signIn(sandbox);
  const codes = (await Promise.all([refresh(token, refreshToken), refresh(token, refreshToken)])).map(
    ({ status, body }) => body?.code ?? status,
  );
  expect(codes.sort()).toEqual([200, 'REFRESH_REUSED'].sort());
});

test('logout ends this session and no other', async () => {
  const here = await signIn(sandbox);
  const there = await signIn(sandbox);
  await callHub(sandbox, 'logout', { token: here.token, body: { refreshToken: here.refresh } });
  expect((await profile(here.token)).status).toBe(401);
  expect((await refresh(here.token, here.refresh)).body.code).toBe('REFRESH_EXPIRED');
  expect((await profile(there.token)).status).toBe(200);
});

test('an access token expires by the clock, or all at once, and its refresh token goes on', async () => {
  const { token, refresh: refreshToken } = await signIn(sandbox);
  await control(sandbox, '/tokens/expire-access');
  expect((await profile(token)).status).toBe(401);
  const renewed = await refresh(token, refreshToken);
  const next = renewed.headers.get('authorization') ?? '';
  expect((await profile(next)).status).toBe(200);
  await control(sandbox, '/clock', { now: new Date(Date.now() + 16 * 60_000).toISOString() });
  expect((await profile(next)).status).toBe(401);
});

test('a forged, a bare and a foreign token are refused, on public calls too', async () => {
  const { token } = await signIn(sandbox);
  const forged = `${token.slice(0, -3)}abc`;
  for (const bad of [forged, 'Bearer', 'Basic c2FtcGxl', `${token} x`]) expect((await profile(bad)).status).toBe(401);
  const products = await callHub(sandbox, 'hotelProducts', { token: forged, body: { lang: 'ko' } });
  expect(products.status).toBe(401);
});

test('S63 a new password obeys the rule, ends the temporary state and every session, and starts a new one', async () => {
  const { password: currentPassword } = sampleAccounts.temporary;
  const here = await signIn(sandbox, 'temporary');
  const there = await signIn(sandbox, 'temporary');
  const change = (newPassword: string, current: string = currentPassword) =>
    callHub(sandbox, 'changePassword', { token: here.token, body: { currentPassword: current, newPassword } });
  expect((await change('Fine-Word-9', 'not this')).body.code).toBe('WRONG_PASSWORD');
  for (const weak of ['alllowercase', 'onlytwo123', currentPassword, 'with space-A1']) {
    expect((await change(weak)).body.code).toBe('WEAK_PASSWORD');
  }
  const changed = await change('Fine-Word-9');
  expect(changed.status).toBe(200);
  const next = changed.headers.get('authorization') ?? '';
  expect((await profile(next)).body.data.temporaryYn).toBe('N');
  for (const { token } of [here, there]) expect((await profile(token)).status).toBe(401);
});

test('S71 a lost password arrives by mail as a temporary one, which replaces nothing before it is used, and the answer never reveals who is a member', async () => {
  const ask = (memberName: string) =>
    callHub(sandbox, 'findAccount', {
      body: { type: 'password', memberName, memberEmail: 'sample.member@mail.example', membershipId: 'sample.member' },
    });
  const [nobody, somebody] = [await ask('표본 아무개'), await ask('표본 회원')];
  expect([nobody.status, nobody.body]).toEqual([somebody.status, somebody.body]);
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
  expect(mails).toHaveLength(1);
  const password = /임시 비밀번호: (\S+)/.exec(mails[0]?.text ?? '')?.[1];
  const login = (word: string | undefined) =>
    callHub(sandbox, 'login', { body: { membershipId: 'sample.member', password: word } });

  const own = await signIn(sandbox);
  expect((await profile(own.token)).body.data.temporaryYn, 'nothing is replaced yet').toBe('N');
  expect((await login(password)).body.data.temporaryYn).toBe('Y');
  expect((await profile(own.token)).status).toBe(401);
  expect((await login(sampleAccounts.member.password)).body.code).toBe('LOGIN_FAILED');
  expect((await login(password)).body.data.temporaryYn).toBe('Y');

  await control(sandbox, '/reset');
  await ask('표본 회원');
  await control(sandbox, '/clock', { now: new Date(Date.now() + 25 * 60 * 60_000).toISOString() });
  const late = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
  expect((await login(/임시 비밀번호: (\S+)/.exec(late.mails[0]?.text ?? '')?.[1])).body.code).toBe('LOGIN_FAILED');
});

test('S63 of several new passwords at once one counts; every other call is refused', async () => {
  const { password: currentPassword } = sampleAccounts.member;
  const sessions = [await signIn(sandbox), await signIn(sandbox)];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const body = { currentPassword, newPassword: `Fine-Word-2${n}` };
      return callHub(sandbox, 'changePassword', { token: sessions[n % 2]?.token ?? '', body });
    }),
  );
  const changed = answers.filter(({ status }) => status === 200);
  expect(changed).toHaveLength(1);
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('WRONG_PASSWORD');
  expect((await profile(changed[0]?.headers.get('authorization') ?? '')).status).toBe(200);
});

test('S71 a mailed password that several logins use at once replaces the own one once, and all sessions last', async () => {
  const asked = { type: 'password', memberName: '표본 회원', memberEmail: 'sample.member@mail.example' };
  await callHub(sandbox, 'findAccount', { body: { ...asked, membershipId: 'sample.member' } });
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
  const password = /임시 비밀번호: (\S+)/.exec(mails[0]?.text ?? '')?.[1];
  const logins = await Promise.all(
    Array.from({ length: 6 }, () => callHub(sandbox, 'login', { body: { membershipId: 'sample.member', password } })),
  );
  for (const { status, body, headers } of logins) {
    expect(status).toBe(200);
    expect(body.data.temporaryYn).toBe('Y');
    expect((await profile(headers.get('authorization') ?? '')).status).toBe(200);
  }
});

test('S64 requests of strangers use up no mail of a member; beyond five each request has the same answer and the newest mailed password counts', async () => {
  const asked = { memberName: '표본 회원', memberEmail: 'sample.member@mail.example' };
  const ask = (body: object) => callHub(sandbox, 'findAccount', { body: { ...asked, ...body } });
  const password = { type: 'password', membershipId: 'sample.member' };
  const sent = async () => {
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
    return mails.flatMap(({ text }) => /임시 비밀번호: (\S+)/.exec(text)?.[1] ?? []);
  };
  const answers = [];
  for (let n = 0; n < 6; n += 1) {
    answers.push(await ask({ ...password, memberName: '표본 아무개' }));
    answers.push(await ask({ ...password, membershipId: 'sample.nobody' }));
    answers.push(await ask({ type: 'id' }));
  }
  expect(await sent()).toEqual([]);
  for (let n = 0; n < 7; n += 1) answers.push(await ask(password));
  const passwords = await sent();
  expect(passwords).toHaveLength(5);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: {} } });
  // The outbox begins with the newest.
  const login = { membershipId: 'sample.member', password: passwords[0] };
  expect((await callHub(sandbox, 'login', { body: login })).status).toBe(200);
});

test.each([
  { kind: 'email', value: 'sample.new@mail.example' },
  { kind: 'mobile', value: '010-7070-7070' },
])('S71 a temporary password that was mailed before a change of the $kind opens nothing after it', async (contact) => {
  const { token } = await signIn(sandbox);
  const { password } = sampleAccounts.member;
  const asked = { type: 'password', memberName: '표본 회원', memberEmail: 'sample.member@mail.example' };
  await callHub(sandbox, 'findAccount', { body: { ...asked, membershipId: 'sample.member' } });
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
  const mailed = /임시 비밀번호: (\S+)/.exec(mails[0]?.text ?? '')?.[1];

  const { proof } = (await callHub(sandbox, 'provePassword', { token, body: { password } })).body.data;
  await callHub(sandbox, 'requestContactKey', { token, body: { proof, contact } });
  const verificationNumber = await keySentTo(sandbox, contact.value);
  await callHub(sandbox, 'confirmContact', { token, body: { proof, contact, verificationNumber } });

  const login = (word = '') => callHub(sandbox, 'login', { body: { membershipId: 'sample.member', password: word } });
  expect((await login(mailed)).body.code).toBe('LOGIN_FAILED');
  expect((await login(password)).status).toBe(200);
});
