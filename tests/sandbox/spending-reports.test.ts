// Long, because each way to spend is reported from its mail, and against a change before and after it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stockAround } from './ask-steps.ts';
import { book, bookingBody, endGrace, offerOf, type StayWish, stayIn } from './booking-steps.ts';
import { changeContact, type GuardedMember, guardedMember, linkIn, mailsOf, tokenIn } from './guard-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { verifiedRequest } from './identity-steps.ts';
import { callsOf, logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const WEEK_MS = 7 * 24 * 3_600_000;
const PASSWORD = 'Found-Again-9';

let nights = 0;
let stay: StayWish;
let member: GuardedMember;
let token: string;
beforeEach(async () => {
  nights += 2;
  await enterFor(stayIn(8 + nights));
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

async function enterFor(wanted: StayWish, facts: object = {}) {
  stay = wanted;
  await stockAround(sandbox, stay, 9);
  member = await guardedMember(sandbox, { benefits: true, ...facts });
  token = await logIn(sandbox, member);
}

const at = (ms: number) => control(sandbox, '/clock', { now: new Date(ms).toISOString(), frozen: true });
const own = () => callsOf(sandbox, token);
const balance = async () => (await own().balance()).balance;
const voucher = (at: number) => `${member.membershipNo}-voucher-${at}`;
const late = () => ({ kind: 'lateCheckOut', voucherId: voucher(2) });
const paid = (points: number) => ({ points: { points, amountKrw: points * 50 } });
const statusOf = async (voucherId: string) => {
  const { vouchers } = (await own().call('listVouchers', { query: { lang: 'ko' } })).body.data;
  return vouchers.find((each: { voucherId: string }) => each.voucherId === voucherId).status;
};
const offered = async (rate = 'flexible') =>
  bookingBody(stay, await offerOf(sandbox, stay, rate, 'haneul-gyeongbok-family-room'));

async function booked(more: object = {}, rate?: string): Promise<string> {
  const answer = await book(sandbox, token, { ...(await offered(rate)), ...more }, randomUUID());
  if (answer.status !== 200) throw new Error(`the booking answered ${JSON.stringify(answer.body)}`);
  return answer.body.data.reservationNo;
}

async function withVoucher() {
  const { rooms, expectedTotalKrw } = await offered();
  const { vouchers } = (await own().call('bookingVouchers', { body: { ...stay, rooms, lang: 'ko' } })).body.data;
  const voucherId = voucher(6);
  const { discountKrw } = vouchers.find((each: { voucherId: string }) => each.voucherId === voucherId);
  return { voucherId, expectedTotalKrw: expectedTotalKrw - discountKrw };
}

async function pay(reservationNo: string, points: number): Promise<string> {
  const { totalKrw, rooms } = await own().detail(reservationNo);
  const [{ guestFirstName, guestLastName, requests }] = rooms;
  const { checkInDate, checkOutDate } = stay;
  const answer = await own().change(reservationNo, {
    checkInDate,
    checkOutDate,
    rooms: [{ adults: 2, minor: 0, guestFirstName, guestLastName, requests }],
    points,
    expectedTotalKrw: totalKrw,
  });
  if (answer.status !== 200) throw new Error(`the change answered ${JSON.stringify(answer.body)}`);
  return reservationNo;
}

async function ask(reservationNo: string): Promise<string> {
  await own().call('askForStay', { params: { reservationNo }, body: { ...late(), lang: 'ko' } });
  return reservationNo;
}

const newEmail = () => `thief.${randomUUID().slice(0, 8)}@mail.example`;
async function changeEmail(value = newEmail()): Promise<string> {
  token = await changeContact(sandbox, token, { kind: 'email', value });
  return value;
}
const check = async () =>
  callHub(sandbox, 'confirmIdentity', { token, body: { requestNo: await verifiedRequest(sandbox, 'newcomer') } });

/** What an address was told of spendings, newest first, by a mail of its own or within that of the stay. */
const toldOf = async (...addresses: string[]) =>
  (await mailsOf(sandbox, ...addresses)).filter(({ text }) => text.includes('사용 내역: '));
const spendingToken = async () => tokenIn((await toldOf(member.email))[0]?.text);
const changeToken = async () =>
  tokenIn((await mailsOf(sandbox, member.email)).find(({ subject }) => subject.includes('변경'))?.text);
const report = (of: string) => callHub(sandbox, 'reportEvent', { body: { token: of } });
const doneBefore = async (of: string) => (await report(of)).body.data.doneBeforeYn;

/** As the member, who sets a new password with a verification. */
async function comeBack() {
  const requestNo = await verifiedRequest(sandbox, 'newcomer');
  await callHub(sandbox, 'findAccount', { body: { type: 'password', requestNo, newPassword: PASSWORD } });
  token = await logIn(sandbox, { ...member, password: PASSWORD });
}
const enquiryText = async () => {
  const { enquiries } = (await own().call('listEnquiries')).body.data;
  const { enquiryNo } = enquiries[0];
  return (await own().call('enquiryDetail', { params: { enquiryNo } })).body.data.text as string;
};
/** Of the mail that follows a report. */
const nextSteps = async () =>
  (await mailsOf(sandbox, member.email)).find(({ text }) => text.includes('/findAccount?type=password'))?.text;

interface Way {
  name: string;
  /** The member, before. @returns the number of the stay */
  before?: () => Promise<string>;
  spend: (reservationNo: string) => Promise<string>;
  used: string;
  after: { status: string; points: number | null };
}

const cancelled = { status: 'cancelled' };
const ways: Way[] = [
  {
    name: 'a booking with points',
    spend: () => booked(paid(200)),
    used: '200포인트',
    after: { ...cancelled, points: 200 },
  },
  {
    name: 'a booking with a voucher',
    spend: async () => booked(await withVoucher()),
    used: '숙박 50,000원 이용권',
    after: { ...cancelled, points: null },
  },
  {
    name: 'a booking with an ask that reserves a voucher',
    spend: () => booked({ asks: [late()] }),
    used: '오후 2시 레이트 체크아웃',
    after: { status: 'confirmed', points: null },
  },
  {
    name: 'a booking with points, a voucher and an ask',
    spend: async () => booked({ ...(await withVoucher()), ...paid(200), asks: [late()] }),
    used: '200포인트, 숙박 50,000원 이용권, 오후 2시 레이트 체크아웃',
    after: { ...cancelled, points: 200 },
  },
  {
    name: 'a change that takes more points',
    before: () => booked(paid(100)),
    spend: (reservationNo) => pay(reservationNo, 300),
    used: '200포인트',
    after: { status: 'confirmed', points: 100 },
  },
  {
    name: 'an ask that reserves a voucher',
    before: () => booked(),
    spend: ask,
    used: '오후 2시 레이트 체크아웃',
    after: { status: 'confirmed', points: null },
  },
];

describe('S71 a theft that spends first', () => {
  test.each(ways)(
    '$name is mailed to the member once, and undone from that mail with the later change',
    async (way) => {
      const number = (await way.before?.()) ?? '';
      // The thief, in a session of their own.
      token = await logIn(sandbox, member);
      const earlier = (await toldOf(member.email)).length;
      const before = [await balance(), await statusOf(voucher(2)), await statusOf(voucher(6))];
      const stolen = await way.spend(number);
      const [mail, ...others] = await toldOf(member.email);
      expect(others).toHaveLength(earlier);
      expect(mail?.subject).toContain('예약에 포인트나 바우처가 사용되었습니다');
      expect(mail?.text).toContain(`사용 내역: ${way.used}\n예약 번호: ${stolen}\n하늘 경복\n`);
      expect(linkIn(mail?.text)).not.toBe('');

      await changeEmail();
      const answer = await report(tokenIn(mail?.text));
      expect(answer.body.data).toMatchObject({ membershipId: member.membershipId, doneBeforeYn: 'N' });
      expect((await own().call('memberProfile')).status, 'the session of the thief').toBe(401);
      expect((await callHub(sandbox, 'login', { body: member })).body.code).toBe('LOGIN_FAILED');
      await comeBack();
      expect((await own().call('memberProfile')).body.data.memberEmail).toBe(member.email);
      expect([await balance(), await statusOf(voucher(2)), await statusOf(voucher(6))]).toEqual(before);
      const { status, points } = await own().detail(stolen);
      expect({ status, points: points?.points ?? null }).toEqual(way.after);
      expect((await own().call('dashboardInfo')).body.data.frozen).not.toBeNull();
      expect(await enquiryText()).toContain(stolen);
      expect(await nextSteps(), 'what was undone').toContain(stolen);
    },
  );

  test('the stay has begun: it stays, and the centre and the member read that it does', async () => {
    await enterFor(stayIn(2));
    const [begun, ahead] = [await booked(paid(200)), await booked({ asks: [late()] })];
    const [, first] = await toldOf(member.email);
    await at(Date.parse(`${stay.checkInDate}T15:00:00+09:00`));
    await report(tokenIn(first?.text));
    await comeBack();
    expect((await own().detail(begun)).status).not.toBe('cancelled');
    const left = '고객센터가 확인하는 예약: ';
    expect(await enquiryText()).toContain(`${left}${begun}, ${ahead}`);
    expect(await nextSteps()).toContain(`${left}${begun}, ${ahead}`);
  });

  test.each([
    ['for nothing', 'flexible', ''],
    ['for a fee, which the centre looks at', 'advance', '고객센터가 확인하는 예약: '],
  ])('the member has cancelled the stay already, %s', async (_, rate, left) => {
    const number = await booked(paid(200), rate);
    if (rate === 'advance') await endGrace(sandbox, number);
    const feeKrw = rate === 'advance' ? (await own().detail(number)).totalKrw : 0;
    expect((await own().cancel(number, feeKrw)).status).toBe(200);
    const before = await balance();
    expect(await doneBefore(await spendingToken())).toBe('N');
    await comeBack();
    expect(await balance(), 'nothing comes back twice').toBe(before);
    const text = await enquiryText();
    expect(text).not.toContain('돌려 드린 예약');
    expect(text.endsWith(`${left}${number}`), text).toBe(left !== '');
  });

  test('S55 the same token twice, twenty times at once, and an unknown one: done once', async () => {
    await booked(paid(200));
    const link = await spendingToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(link)));
    expect(answers.filter(({ body }) => body.data.doneBeforeYn === 'N')).toHaveLength(1);
    expect((await report('x'.repeat(43))).body.code).toBe('NOT_FOUND');
  });

  test('the link is over after a week', async () => {
    const now = Date.now();
    await at(now);
    await booked(paid(200));
    const link = await spendingToken();
    await at(now + WEEK_MS);
    expect((await report(link)).body.code).toBe('NOT_FOUND');
    await at(now + WEEK_MS - 1);
    expect(await doneBefore(link)).toBe('N');
  });
});

describe('of a spending and a change', () => {
  test('a report of the spending undoes the change, whose link says that it was done', async () => {
    await booked(paid(200));
    await changeEmail();
    expect(await doneBefore(await spendingToken())).toBe('N');
    expect(await doneBefore(await changeToken())).toBe('Y');
  });

  test.each([
    ['by its own session is undone with it', 0, true],
    ['by its own session almost a week before too', WEEK_MS - 1, true],
    ['by its own session a week before stays', WEEK_MS, false],
  ])('a report of the change: what was spent before %s', async (_, laterMs, isUndone) => {
    const now = Date.now();
    await at(now);
    const login = await callHub(sandbox, 'login', { body: member });
    token = login.headers.get('authorization') ?? '';
    const number = await booked(paid(200));
    const link = await spendingToken();
    await at(now + laterMs);
    const pair = { accessToken: token, refreshToken: login.headers.get('refresh') };
    token = (await callHub(sandbox, 'refreshTokens', { body: pair })).headers.get('authorization') ?? '';
    await changeEmail();
    await report(await changeToken());
    if (isUndone) expect(await doneBefore(link)).toBe('Y');
    await comeBack();
    expect((await own().detail(number)).status).toBe(isUndone ? 'cancelled' : 'confirmed');
  });

  test('what another session spent before the change stays until it is reported itself', async () => {
    const number = await booked(paid(200));
    const link = await spendingToken();
    token = await logIn(sandbox, member);
    await changeEmail();
    await report(await changeToken());
    await comeBack();
    expect((await own().detail(number)).status).toBe('confirmed');
    expect(await doneBefore(link)).toBe('N');
    await comeBack();
    expect((await own().detail(number)).status).toBe('cancelled');
  });

  test('what the member has spent before the reported spending stays', async () => {
    const earlier = await booked(paid(100));
    const stolen = await booked(paid(200));
    await report(await spendingToken());
    await comeBack();
    const statuses = [earlier, stolen].map(async (number) => (await own().detail(number)).status);
    expect(await Promise.all(statuses)).toEqual(['confirmed', 'cancelled']);
  });

  test('a report of what was spent after a change puts the address back too', async () => {
    await changeEmail();
    await check();
    await booked(paid(200));
    await report(await spendingToken());
    await comeBack();
    expect((await own().call('memberProfile')).body.data.memberEmail).toBe(member.email);
  });
});
