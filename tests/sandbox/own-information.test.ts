import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { callHub, control, keySentTo, type SignedIn, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
let member: SignedIn;
beforeEach(async () => {
  member = await signIn(sandbox, 'recommender');
});

const { password } = sampleAccounts.recommender;
const call = (name: Parameters<typeof callHub>[1], parts: Parameters<typeof callHub>[2] = {}) =>
  callHub(sandbox, name, { token: member.token, ...parts });
const proofOf = async ({ token }: SignedIn): Promise<string> =>
  (await callHub(sandbox, 'provePassword', { token, body: { password } })).body.data.proof;
const later = (minutes: number) =>
  control(sandbox, '/clock', { now: new Date(Date.now() + minutes * 60_000).toISOString() });

const edit = { memberFirstName: 'Other', memberLastName: 'Name', memberGender: 'F', country: 'JP' };

describe('personal data', () => {
  test('are edited with the proof of the password alone, in the session that proved it', async () => {
    const proof = await proofOf(member);
    const elsewhere = await signIn(sandbox, 'recommender');
    const fromElsewhere = await callHub(sandbox, 'updateProfile', {
      token: elsewhere.token,
      body: { ...edit, proof },
    });
    expect(fromElsewhere.body.code).toBe('PASSWORD_PROOF_EXPIRED');
    expect((await call('updateProfile', { body: { ...edit, proof: 'x'.repeat(43) } })).status).toBe(403);
    expect((await call('updateProfile', { body: { ...edit, proof } })).status).toBe(200);
    expect((await call('memberProfile')).body.data).toMatchObject(edit);
  });

  test('that are not sent stay, as do preferences', async () => {
    const proof = await proofOf(member);
    const before = (await call('memberProfile')).body.data;
    expect((await call('updateProfile', { body: { memberGender: '', proof } })).status).toBe(200);
    expect((await call('memberProfile')).body.data).toEqual({ ...before, memberGender: '' });
    await call('savePreferences', { body: { bed: 'twin' } });
    await call('savePreferences', { body: { floor: 'high', diet: ['vegan', 'vegan', 'halal'] } });
    expect((await call('memberPreferences')).body.data).toMatchObject({
      bed: 'twin',
      floor: 'high',
      diet: ['vegan', 'halal'],
    });
  });

  test('are closed again after ten minutes', async () => {
    const proof = await proofOf(member);
    await later(10);
    const answer = await call('updateProfile', { body: { ...edit, proof } });
    expect([answer.status, answer.body.code]).toEqual([403, 'PASSWORD_PROOF_EXPIRED']);
  });

  test('S64 five wrong passwords close the question for ten minutes in that session, not in a new one', async () => {
    const ask = (guess: string) => call('provePassword', { body: { password: guess } });
    const guesses = await Promise.all(Array.from({ length: 5 }, () => ask('Wrong-Word-1')));
    expect(guesses.map(({ body }) => body.code)).toEqual(Array(5).fill('WRONG_PASSWORD'));
    const refused = await ask(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    const { token } = await signIn(sandbox, 'recommender');
    expect((await callHub(sandbox, 'provePassword', { token, body: { password } })).status).toBe(200);
  });

  test('S63 a new address counts once its key is typed; a key counts once, for its address, and five tries', async () => {
    const proof = await proofOf(member);
    const contact = { kind: 'email', value: 'Sample.New@mail.example' };
    await call('requestContactKey', { body: { proof, contact } });
    const key = await keySentTo(sandbox, contact.value);
    const check = (verificationNumber: string, value = contact.value) =>
      call('confirmContact', { body: { proof, contact: { ...contact, value }, verificationNumber } });
    const wrong = await check('1');
    expect([wrong.body.code, wrong.body.data]).toEqual(['KEY_WRONG', { triesLeft: 4 }]);
    expect((await check(key, 'sample.foreign@mail.example')).body.code).toBe('KEY_EXPIRED');
    expect((await call('memberProfile')).body.data.memberEmail).toBe('sample.recommender@mail.example');
    const confirmed = await check(key, contact.value.toUpperCase());
    expect(confirmed.status).toBe(200);
    expect((await call('memberProfile')).status, 'every session of the member ends').toBe(401);
    member = { ...member, token: confirmed.headers.get('authorization') ?? '' };
    expect((await call('updateProfile', { body: { ...edit, proof } })).status, 'its proof moves along').toBe(200);
    expect((await call('memberProfile')).body.data.memberEmail, 'as it was proven').toBe(contact.value);
    expect((await check(key)).body.code).toBe('KEY_EXPIRED');

    await call('requestContactKey', { body: { proof, contact } });
    const second = await keySentTo(sandbox, contact.value);
    for (let tries = 0; tries < 5; tries += 1) await check('1');
    expect((await check(second)).body.code).toBe('KEY_EXPIRED');
  });

  test('a sixth key within ten minutes is not sent', async () => {
    const proof = await proofOf(member);
    const send = () =>
      call('requestContactKey', { body: { proof, contact: { kind: 'mobile', value: '010-0000-0078' } } });
    const sent = await Promise.all(Array.from({ length: 20 }, send));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('S60 nor is a key to an address that twenty mails were sent to, for whatever member', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const account = { membershipId: `key.member${n}`, password: 'Own-Member-1' };
      await control(sandbox, '/members', account);
      const token = (await callHub(sandbox, 'login', { body: account })).headers.get('authorization') ?? '';
      const proven = await callHub(sandbox, 'provePassword', { token, body: { password: account.password } });
      for (const tag of n < 4 ? ['', '', '', '', ''] : ['', '+1']) {
        const contact = { kind: 'email', value: `sample.victim${tag}@mail.example` };
        const body = { proof: proven.body.data.proof, contact };
        statuses.push((await callHub(sandbox, 'requestContactKey', { token, body })).status);
      }
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });
});

describe('consents', () => {
  const given = async () => (await call('listConsents', { query: { lang: 'ko' } })).body.data;

  test('whatever is given and taken back: the last word holds, and without a channel there is none at night', async () => {
    const change = fc.record({
      consentId: fc.constantFrom('email', 'sms', 'push', 'night'),
      givenYn: fc.constantFrom('Y', 'N'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (consents) => {
        await call('saveConsents', { body: { consents } });
        const now = new Map<string, string>(
          (await given()).consents.map((each: { consentId: string; givenYn: string }) => [
            each.consentId,
            each.givenYn,
          ]),
        );
        const hasChannel = ['email', 'sms', 'push'].some((channel) => now.get(channel) === 'Y');
        for (const consentId of ['email', 'sms', 'push', 'night']) {
          const last = consents.findLast((each) => each.consentId === consentId);
          if (last && (consentId !== 'night' || hasChannel)) expect(now.get(consentId)).toBe(last.givenYn);
        }
        if (!hasChannel) expect(now.get('night')).toBe('N');
      }),
      { numRuns: 12 },
    );
  });
});

describe('leaving the programme', () => {
  const leave = (token = member.token, word: string = password) =>
    callHub(sandbox, 'withdraw', { token, body: { password: word } });

  test('ends every session and the login; the id is not given to anybody else', async () => {
    const elsewhere = await signIn(sandbox, 'recommender');
    expect((await leave(member.token, 'Wrong-Word-1')).body.code).toBe('WRONG_PASSWORD');
    expect((await leave()).status).toBe(200);
    for (const { token, refresh } of [member, elsewhere]) {
      const refused = await callHub(sandbox, 'memberProfile', { token });
      expect([refused.status, refused.body.code]).toEqual([401, 'MEMBERSHIP_ENDED']);
      const body = { accessToken: token, refreshToken: refresh };
      expect((await callHub(sandbox, 'refreshTokens', { body })).status).toBe(401);
    }
    const { membershipId } = sampleAccounts.recommender;
    const login = await callHub(sandbox, 'login', { body: { membershipId, password } });
    expect([login.status, login.body.code]).toEqual([401, 'LOGIN_FAILED']);
    const check = await callHub(sandbox, 'checkMembershipId', { query: { membershipId } });
    expect(check.body.data.availableYn).toBe('N');
  });

  test('two calls at once: one ends the membership, the other is answered that it has ended', async () => {
    const answers = await Promise.all([leave(), leave()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.code).toBe('MEMBERSHIP_ENDED');
  });

  test('is reported for an expired token, but not for a forged one', async () => {
    await leave();
    await later(600);
    expect((await call('memberProfile')).body.code).toBe('MEMBERSHIP_ENDED');
    const token = `${member.token.slice(0, -4)}AAAA`;
    expect((await callHub(sandbox, 'memberProfile', { token })).body.code).toBe('UNAUTHORIZED');
  });

  test('waits until the reservations ahead are settled, and names them', async () => {
    const { token } = await signIn(sandbox, 'member');
    const preview = (await callHub(sandbox, 'withdrawalPreview', { token, query: { lang: 'en' } })).body.data;
    const sum = preview.tranches.reduce((all: number, { points }: { points: number }) => all + points, 0);
    expect(sum).toBe(preview.pointBalance);
    expect(preview.stays.length + preview.tables.length).toBeGreaterThan(0);
    const refused = await leave(token, sampleAccounts.member.password);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS_AHEAD']);
    expect((await callHub(sandbox, 'memberProfile', { token })).status).toBe(200);
  });
});

test('S55 of twenty checks at once with the right key one certifies, and another member’s number certifies no member', async () => {
  const { membershipNo } = member;
  const email = 'sample.twenty@haneul.example';
  await call('requestEmailCertification', { body: { membershipNo, email } });
  const verificationNumber = await keySentTo(sandbox, email);
  const check = (token = member.token, of = membershipNo) =>
    callHub(sandbox, 'checkEmailCertification', {
      token,
      body: { membershipNo: of, memberName: '표본 추천인', email, verificationNumber },
    });
  const other = await signIn(sandbox, 'member');
  expect((await check(other.token)).status).toBe(403);
  expect((await check(other.token, other.membershipNo)).body.code).toBe(410);
  const codes = (await Promise.all(Array.from({ length: 20 }, () => check()))).map(({ body }) => body.code);
  expect(codes.toSorted()).toEqual([200, ...Array<number>(19).fill(410)]);
});
