import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { changeContact, changePassword, type GuardedMember, guardedMember, mailsOf, tokenIn } from './guard-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { verifiedRequest } from './identity-steps.ts';
import { callsOf, logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'Found-Again-9';

let member: GuardedMember;
let mobile: string;
let token: string;
beforeEach(async () => {
  member = await guardedMember(sandbox);
  token = await logIn(sandbox, member);
  mobile = (await callHub(sandbox, 'memberProfile', { token })).body.data.memberMobile;
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

const at = (ms: number) => control(sandbox, '/clock', { now: new Date(ms).toISOString(), frozen: true });
const thiefsMailbox = (): string => `thief.${randomUUID().slice(0, 8)}@mail.example`;
const thiefsNumber = '010-0000-0123';
/** As whoever knows the password, in a session of their own. */
async function change(kind: 'email' | 'mobile', value: string) {
  token = await changeContact(sandbox, await logIn(sandbox, member), { kind, value });
}
/** Tokens that came to an address, newest first; an empty one for a mail without a link. */
const tokensOf = async (address: string) =>
  (await mailsOf(sandbox, address)).filter(({ subject }) => subject.includes('변경')).map(({ text }) => tokenIn(text));
const newestToken = async (address: string) => (await tokensOf(address))[0] ?? '';
const report = (of: string) => callHub(sandbox, 'reportEvent', { body: { token: of } });

/** As the member sees it, who sets a new password with a verification. */
async function contactsNow() {
  const requestNo = await verifiedRequest(sandbox, 'newcomer');
  await callHub(sandbox, 'findAccount', { body: { type: 'password', requestNo, newPassword: PASSWORD } });
  token = await logIn(sandbox, { ...member, password: PASSWORD });
  const { memberEmail, memberMobile } = (await callHub(sandbox, 'memberProfile', { token })).body.data;
  return { memberEmail, memberMobile };
}

describe('S71 after a theft that the member repairs by hand', () => {
  test.each([
    ['mailbox', 'email', thiefsMailbox, () => member.email],
    ['number', 'mobile', (): string => thiefsNumber, () => mobile],
  ] as const)('the thief’s %s is told without a link, the member’s with one', async (_, kind, thiefs, members) => {
    const [stolen, own] = [thiefs(), members()];
    await change(kind, stolen);
    await change(kind, own);
    expect(await tokensOf(stolen)).toEqual(['', '']);
    const ownTokens = await tokensOf(own);
    expect(ownTokens).toHaveLength(2);
    expect(ownTokens).not.toContain('');
    expect((await report(ownTokens[0] ?? '')).body.data.doneBeforeYn).toBe('N');
    expect((await report(ownTokens[1] ?? '')).body.data.doneBeforeYn, 'one report undoes both').toBe('Y');
    expect(await contactsNow()).toEqual({ memberEmail: member.email, memberMobile: mobile });
  });

  test('each field is put back as before the first change, and stays that the thief booked are cancelled', async () => {
    const stay = stayIn(60, 1);
    await stock(sandbox, stay, 3);
    await change('mobile', thiefsNumber);
    await change('email', thiefsMailbox());
    await callHub(sandbox, 'confirmIdentity', {
      token,
      body: { requestNo: await verifiedRequest(sandbox, 'newcomer') },
    });
    const wish = bookingBody(stay, await offerOf(sandbox, stay, 'flexible'));
    const body = { ...wish, points: { points: 200, amountKrw: 10_000 } };
    const stolen = (await book(sandbox, token, body, randomUUID())).body.data.reservationNo;
    await change('email', member.email);
    await report(await newestToken(member.email));
    expect(await contactsNow()).toEqual({ memberEmail: member.email, memberMobile: mobile });
    expect((await callsOf(sandbox, token).detail(stolen)).status).toBe('cancelled');
  });

  test('a new password is mailed to the member’s mailbox with a link, to the thief’s without', async () => {
    const stolen = thiefsMailbox();
    await change('email', stolen);
    token = await changePassword(sandbox, token, 'Other-Word-9');
    expect(await tokensOf(stolen)).toEqual(['', '']);
    await report(await newestToken(member.email));
    expect((await contactsNow()).memberEmail).toBe(member.email);
  });

  test('the thief’s mailbox gets no link of a change that follows the repair within a week', async () => {
    const now = Date.now();
    const [stolen, again] = [thiefsMailbox(), thiefsMailbox()];
    await at(now);
    await change('email', stolen);
    await at(now + 6 * DAY_MS);
    await change('email', member.email);
    await at(now + 12 * DAY_MS);
    await change('email', again);
    expect([...(await tokensOf(stolen)), ...(await tokensOf(again))]).toEqual(['', '', '']);
    await report(await newestToken(member.email));
    expect((await contactsNow()).memberEmail).toBe(member.email);
  });

  test.each([
    ['not yet a millisecond before a week is over', -1, false],
    ['after a week', 0, true],
  ])('an address counts as the member’s own %s', async (_, laterMs, isOwn) => {
    const now = Date.now();
    const [moved, next] = [thiefsMailbox(), thiefsMailbox()];
    await at(now);
    await change('email', moved);
    await at(now + 7 * DAY_MS + laterMs);
    await change('email', next);
    expect((await newestToken(moved)) !== '').toBe(isOwn);
    expect(await newestToken(next)).toBe('');
    const own = isOwn ? moved : member.email;
    await report(await newestToken(own));
    expect((await contactsNow()).memberEmail).toBe(own);
  });
});

test('a report lets passwords be mailed again that the thief has used up', async () => {
  const { memberName } = (await callHub(sandbox, 'memberProfile', { token })).body.data;
  const askFor = (memberEmail: string) =>
    callHub(sandbox, 'findAccount', {
      body: { type: 'password', memberName, memberEmail, membershipId: member.membershipId },
    });
  const passwordsTo = async (address: string) =>
    (await mailsOf(sandbox, address)).filter(({ text }) => /\bT[a-z]{8}\d\d!/.test(text)).length;
  const stolen = thiefsMailbox();
  await change('email', stolen);
  for (let times = 0; times < 6; times += 1) await askFor(stolen);
  expect(await passwordsTo(stolen)).toBe(5);
  await report(await newestToken(member.email));
  await askFor(member.email);
  expect(await passwordsTo(member.email)).toBe(1);
});
