import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { centreTelephone } from '../../sandbox/hub/seed/customer-centre.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { changeContact, type GuardedMember, guardedMember, linkIn, mailsOf } from './guard-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { verifiedRequest } from './identity-steps.ts';
import { logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const stay = stayIn(50, 1);
const WEEK_MS = 7 * 24 * 3_600_000;

let member: GuardedMember;
let token: string;
async function enter(facts: object = {}) {
  member = await guardedMember(sandbox, facts);
  token = await logIn(sandbox, member);
}
beforeEach(async () => {
  await stock(sandbox, stay, 60);
  await enter();
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

const at = (ms: number) => control(sandbox, '/clock', { now: new Date(ms).toISOString(), frozen: true });
const elsewhere = 'sample.member@mail.example';

/** Books with 200 points, or with these parts. @returns the number */
async function bookWith(more: object = {}, email = elsewhere): Promise<string> {
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible'));
  const contact = { ...body.contact, email };
  const wish = { ...body, contact, points: { points: 200, amountKrw: 10_000 }, ...more };
  const answer = await book(sandbox, token, wish, randomUUID());
  if (answer.status !== 200) throw new Error(`the booking answered ${JSON.stringify(answer.body)}`);
  return answer.body.data.reservationNo;
}

const mailsAbout = async (number: string, ...addresses: string[]) =>
  (await mailsOf(sandbox, ...addresses)).filter(({ text }) => text.includes(number));

describe('a spending', () => {
  test.each([
    ['ko', '사용 내역: 200포인트', '/notMe#'],
    ['en', 'Used: 200 points', '/en/notMe#'],
    ['jp', 'ご利用内容：200ポイント', '/jp/notMe#'],
    ['ch', '使用内容：200积分', '/cn/notMe#'],
  ])(
    'is in the confirmation that goes to the member’s own address in their language (%s)',
    async (lang, used, path) => {
      await enter({ lang });
      const number = await bookWith({ lang }, member.email);
      const mails = await mailsAbout(number, member.email);
      expect(mails, 'one mail for one booking').toHaveLength(1);
      expect(mails[0]?.subject).toContain(number);
      expect(mails[0]?.text).toContain(used);
      expect(linkIn(mails[0]?.text)).toContain(path);
    },
  );

  test.each([
    ['the confirmation is in a language that a thief may have chosen', { lang: 'ch' }, () => member.email, 2],
    ['the confirmation goes elsewhere', { lang: 'ko' }, () => elsewhere, 1],
  ])('has a mail of its own, in the language of the member, where %s', async (_, more, email, count) => {
    const number = await bookWith(more, email());
    const mails = await mailsAbout(number, member.email);
    expect(mails).toHaveLength(count);
    const told = mails.filter(({ text }) => linkIn(text) !== '');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('사용 내역: 200포인트');
    const [confirmation] = await mailsAbout(number, elsewhere);
    if (confirmation) expect(confirmation.text).not.toContain('notMe');
  });

  test('is mailed once for one key, and not where the booking is refused', async () => {
    const body = {
      ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible')),
      points: { points: 200, amountKrw: 10_000 },
    };
    const [key, refused] = [randomUUID(), { ...body, points: { points: 9_000, amountKrw: 450_000 } }];
    await Promise.all(Array.from({ length: 5 }, () => book(sandbox, token, body, key)));
    expect((await book(sandbox, token, refused, randomUUID())).status).not.toBe(200);
    const told = (await mailsOf(sandbox, member.email)).filter(({ text }) => text.includes('사용 내역: '));
    expect(told).toHaveLength(1);
  });
});

describe('after a change of the address', () => {
  test.each([
    ['at once', 0, true],
    ['a millisecond before a week is over', WEEK_MS - 1, true],
    ['after a week', WEEK_MS, false],
  ])('%s: the address that counts as the member’s gets the link', async (_, laterMs, isOldOwn) => {
    const now = Date.now();
    await at(now);
    const changed = `new.${member.membershipId}@mail.example`;
    await changeContact(sandbox, token, { kind: 'email', value: changed });
    await at(now + laterMs);
    token = await logIn(sandbox, member);
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    await callHub(sandbox, 'confirmIdentity', { token, body: { requestNo } });
    const number = await bookWith({ lang: 'ko' }, changed);
    const [old, next] = [await mailsAbout(number, member.email), await mailsAbout(number, changed)];
    expect(old).toHaveLength(isOldOwn ? 1 : 0);
    expect(next, 'in the confirmation').toHaveLength(1);
    expect([linkIn(old[0]?.text) !== '', linkIn(next[0]?.text) !== '']).toEqual([isOldOwn, !isOldOwn]);
    expect(next[0]?.text.includes(`연락해 주십시오: ${centreTelephone}`)).toBe(isOldOwn);
  });
});
