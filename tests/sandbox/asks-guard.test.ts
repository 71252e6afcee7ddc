import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type AskingMember, asksBy, stockAround } from './ask-steps.ts';
import { book, bookingBody, offerOf, type StayWish, stayIn } from './booking-steps.ts';
import { changeContact, guardedMember, mailsOf, tokenIn } from './guard-steps.ts';
import { callHub } from './hub-caller.ts';
import { verifiedRequest } from './identity-steps.ts';
import { logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
let nights = 0;
let stay: StayWish;
let account: Awaited<ReturnType<typeof guardedMember>>;
let lateVoucher: string;
let token: string;
let by: ReturnType<typeof asksBy>;

const enter = (): void => {
  const member: AskingMember = { ...account, token, lateVoucher, upgradeVoucher: '' };
  by = asksBy(sandbox, member);
};
beforeEach(async () => {
  nights += 4;
  stay = stayIn(8 + nights);
  await stockAround(sandbox, stay, 6);
  account = await guardedMember(sandbox, { benefits: true });
  lateVoucher = `${account.membershipNo}-voucher-2`;
  token = await logIn(sandbox, account);
  enter();
});

const newEmail = () => ({ kind: 'email', value: `thief.${randomUUID().slice(0, 8)}@mail.example` }) as const;
/** As the hub asks for the check from then on. */
async function changeEmail() {
  const contact = newEmail();
  token = await changeContact(sandbox, token, contact);
  enter();
  return contact;
}
const check = async () =>
  callHub(sandbox, 'confirmIdentity', { token, body: { requestNo: await verifiedRequest(sandbox, 'newcomer') } });
const late = { kind: 'lateCheckOut' } as const;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'done' : body.code);
const statusOf = async (voucherId: string) => (await by.voucher(voucherId)).status;
const offered = async () => {
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-family-room'));
  const rooms = body.rooms.map(({ roomTypeId, ratePlanId }) => ({ adults: 2, minor: 0, roomTypeId, ratePlanId }));
  const { hotelId, checkInDate, checkOutDate } = stay;
  const answer = await by.call('bookingAsks', { body: { hotelId, checkInDate, checkOutDate, rooms, lang: 'en' } });
  return answer.body.data.options.find(({ kind }: { kind: string }) => kind === late.kind);
};

test('an ask that needs a voucher is asked about, and reserves none until the check', async () => {
  const reservationNo = await by.book(stay);
  await changeEmail();
  const refused = await by.ask(reservationNo, late.kind, lateVoucher);
  expect(codeOf(refused)).toBe('IDENTITY_REQUIRED');
  expect(Date.parse(refused.body.data.until)).toBeGreaterThan(Date.now());
  expect([await statusOf(lateVoucher), await by.askOf(reservationNo, late.kind)]).toEqual(['usable', undefined]);
  await check();
  expect(codeOf(await by.ask(reservationNo, late.kind, lateVoucher))).toBe('done');
  expect(await statusOf(lateVoucher)).toBe('used');
});

test('an ask without a voucher, one that stands and a withdrawal are not asked about', async () => {
  const reservationNo = await by.book(stay, { asks: [{ ...late, voucherId: lateVoucher }] });
  await changeEmail();
  expect(codeOf(await by.ask(reservationNo, 'earlyArrival'))).toBe('done');
  expect(codeOf(await by.ask(reservationNo, late.kind, lateVoucher)), 'it stands').toBe('done');
  expect(codeOf(await by.withdraw(reservationNo, late.kind))).toBe('done');
  expect(await statusOf(lateVoucher)).toBe('usable');
});

test('a booking with such an ask is refused as one with a voucher is, and books nothing', async () => {
  await changeEmail();
  const body = {
    ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-family-room')),
    asks: [{ ...late, voucherId: lateVoucher }],
  };
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(sandbox, token, body, randomUUID())));
  expect(new Set([codeOf(await book(sandbox, token, body, key)), ...answers.map(codeOf)])).toEqual(
    new Set(['IDENTITY_REQUIRED']),
  );
  expect(await statusOf(lateVoucher)).toBe('usable');
  expect((await by.call('listReservations', { query: { lang: 'en' } })).body.data.reservations).toEqual([]);
  await check();
  expect(codeOf(await book(sandbox, token, body, key)), 'under the same key').toBe('done');
  expect(await statusOf(lateVoucher)).toBe('used');
});

test('other dates ask for the same voucher without a check', async () => {
  const reservationNo = await by.book(stay, { asks: [{ ...late, voucherId: lateVoucher }] });
  await changeEmail();
  const { rooms, totalKrw } = await by.detail(reservationNo);
  const [{ guestFirstName, guestLastName, requests }] = rooms;
  const changed = await by.calls().change(reservationNo, {
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    arrivalTime: '18:00',
    rooms: [{ adults: 2, minor: 0, guestFirstName, guestLastName, requests }],
    expectedTotalKrw: totalKrw,
  });
  expect(codeOf(changed)).toBe('done');
  expect([await statusOf(lateVoucher), (await by.askOf(reservationNo, late.kind)).state]).toEqual(['used', 'promised']);
});

test('a report withdraws what was asked for since with a voucher, and frozen vouchers are offered and taken no more', async () => {
  const reservationNo = await by.book(stay);
  const { value } = await changeEmail();
  await check();
  expect((await offered()).voucher.voucherId).toBe(lateVoucher);
  await by.ask(reservationNo, 'earlyArrival');
  await by.ask(reservationNo, late.kind, lateVoucher);
  const mails = await mailsOf(sandbox, account.email, value);
  const told = mails.map(({ text }) => tokenIn(text)).find((found) => found !== '');
  expect(codeOf(await callHub(sandbox, 'reportEvent', { body: { token: told } }))).toBe('done');
  await callHub(sandbox, 'findAccount', {
    body: { type: 'password', requestNo: await verifiedRequest(sandbox, 'newcomer'), newPassword: 'Found-Again-9' },
  });
  token = await logIn(sandbox, { ...account, password: 'Found-Again-9' });
  enter();
  const { asks } = await by.detail(reservationNo);
  const states = Object.fromEntries(asks.map(({ kind, state }: { kind: string; state: string }) => [kind, state]));
  expect(states).toEqual({ earlyArrival: 'waiting', lateCheckOut: 'withdrawn' });
  expect(await statusOf(lateVoucher)).toBe('usable');
  expect(await offered(), 'without the voucher').toMatchObject({ answer: 'tried', voucher: null });
  expect(codeOf(await by.ask(reservationNo, late.kind, lateVoucher))).toBe('POINTS_FROZEN');
});
