import { describe, expect, test } from 'vitest';
import { requiredJoinTerms } from '../../sandbox/hub/seed/terms.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { joinForm, verifiedRequest } from './identity-steps.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const details = { ...joinForm, lang: 'en' };
const typed = { ...details, memberMobile: '+447700900123', birthDate: '1990-01-01' };
const join = async (more: object = {}) => callHub(sandbox, 'joinMembership', { body: { ...details, ...more } });
const joinTyped = async (more: object = {}) => callHub(sandbox, 'joinMember', { body: { ...typed, ...more } });
const logIn = (membershipId = details.membershipId) =>
  callHub(sandbox, 'login', { body: { membershipId, password: details.password } });
const mailTo = async (address: string): Promise<string[]> => {
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { to: string; text: string }[] };
  return mails.filter(({ to }) => to === address).map(({ text }) => text);
};

describe('joining with a verified identity', () => {
  test('makes a member who can log in, with the provider’s data, a mail, and dated consents', async () => {
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    const check = await callHub(sandbox, 'checkCertification', { body: { requestNo } });
    expect(check.body.data).toEqual({ registeredYn: 'N' });
    const agreedTerms = [...requiredJoinTerms(), { termId: 'join-marketing-email', version: '2026-01' }];
    const { status, body } = await join({ requestNo, agreedTerms });
    expect([status, body.memberName]).toEqual([200, '표본 신규']);
    const login = await logIn();
    expect(login.body.data).toMatchObject({ membershipNo: body.membershipNo, memberMobile: '010-0000-0009' });
    expect((await mailTo(details.memberEmail)).join()).toContain(body.membershipNo);
    const token = login.headers.get('authorization') ?? '';
    const { consents } = (await callHub(sandbox, 'listConsents', { token, query: { lang: 'en' } })).body.data;
    const given = consents.filter(({ givenYn }: { givenYn: string }) => givenYn === 'Y');
    expect(given).toEqual([{ consentId: 'email', givenYn: 'Y', changedAt: expect.any(String) }]);
  });

  test('notes no consent for the night without a channel', async () => {
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    const agreedTerms = [...requiredJoinTerms(), { termId: 'join-marketing-night', version: '2026-01' }];
    await join({ requestNo, agreedTerms });
    const token = (await logIn()).headers.get('authorization') ?? '';
    const { data } = (await callHub(sandbox, 'listConsents', { token, query: { lang: 'en' } })).body;
    expect(data.consents.every(({ givenYn }: { givenYn: string }) => givenYn === 'N')).toBe(true);
    expect(data.agreedTerms.map(({ termId }: { termId: string }) => termId)).not.toContain('join-marketing-night');
  });

  test('S58 makes one member, however many requests come at once, and none later', async () => {
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => join({ requestNo, membershipId: `sample.new${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await join({ requestNo, membershipId: 'sample.again' })).body.code).toBe('IDENTITY_USED');
    const again = await verifiedRequest(sandbox, 'newcomer');
    expect((await join({ requestNo: again, membershipId: 'sample.again' })).body.code).toBe('ALREADY_MEMBER');
  });

  test('a refusal uses no verification', async () => {
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    expect((await join({ requestNo, membershipId: 'sample.member' })).body.code).toBe('ID_TAKEN');
    expect((await join({ requestNo, membershipId: 'no' })).body.code).toBe('ID_NOT_ALLOWED');
    expect((await join({ requestNo, password: 'weakweak' })).body.code).toBe('WEAK_PASSWORD');
    expect((await join({ requestNo, agreedTerms: [] })).body.code).toBe('TERMS_REQUIRED');
    const older = requiredJoinTerms().map(({ termId }) => ({ termId, version: '2020-01' }));
    expect((await join({ requestNo, agreedTerms: older })).body.code).toBe('TERMS_REQUIRED');
    expect((await join({ requestNo })).status).toBe(200);
  });

  test('refuses children, and names the account of who has one to themselves alone', async () => {
    const child = await verifiedRequest(sandbox, 'minor');
    expect((await join({ requestNo: child })).body.code).toBe('UNDER_AGE');
    const known = await verifiedRequest(sandbox, 'member');
    const check = await callHub(sandbox, 'checkCertification', { body: { requestNo: known } });
    expect(check.body.data).toEqual({ registeredYn: 'Y', integrableYn: 'N', maskedMembershipId: 'sam**********' });
    expect((await join({ requestNo: known })).body.code).toBe('ALREADY_MEMBER');
    const older = await verifiedRequest(sandbox, 'older');
    const ofOlder = await callHub(sandbox, 'checkCertification', { body: { requestNo: older } });
    expect(ofOlder.body.data).toMatchObject({ registeredYn: 'Y', integrableYn: 'Y' });
    expect((await callHub(sandbox, 'checkCertification', { body: { requestNo: 'nobody' } })).status).toBe(409);
  });

  test('by a member’s link registers who referred them; an unknown code does not prevent joining', async () => {
    const { token } = await signIn(sandbox);
    const { code } = (await callHub(sandbox, 'ownReferral', { token, query: { type: 'common' } })).body.data;
    const before = (await callHub(sandbox, 'listReferrals', { token, query: {} })).body.data.referrals.length;
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    expect((await join({ requestNo, referralCode: code })).status).toBe(200);
    expect((await callHub(sandbox, 'listReferrals', { token, query: {} })).body.data.referrals).toHaveLength(
      before + 1,
    );
    expect((await joinTyped({ membershipId: 'sample.other', referralCode: 'HZZZZZZZZZ' })).status).toBe(200);
  });
});

describe('joining without a Korean mobile number', () => {
  test('makes a member of what was typed; an id is given once, by 20 requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => joinTyped()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ID_TAKEN')).toHaveLength(19);
    expect((await logIn()).body.data).toMatchObject({ memberName: 'Sample New', memberMobile: typed.memberMobile });
  });
});
