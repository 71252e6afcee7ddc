// Long, because all states of an ask are walked on one hub and one clock.
import { afterEach, describe, expect, test } from 'vitest';
import type { AskKind } from '../../lib/hub/contract/ask.ts';
import type { Tier } from '../../lib/hub/contract/member.ts';
import type { ReservationDetail } from '../../lib/hub/contract/reservation.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { type AskingMember, askingMember, asksBy, clockAt, stockAround, suiteId } from './ask-steps.ts';
import { bookingBody, offerOf, type StayWish, stayIn } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

const taken = { soon: 0, later: 0 };
/** Nights that no other test of this file uses; `soon` while the voucher for a late check-out is good. */
async function ownStay(when: keyof typeof taken = 'later'): Promise<StayWish> {
  taken[when] += 1;
  const stay = stayIn((when === 'soon' ? 10 : 120) + taken[when] * 6);
  await stockAround(sandbox, stay, 6);
  return stay;
}
async function enter(tier: Tier = 'classic') {
  const member = await askingMember(sandbox, { tier });
  return { member, by: asksBy(sandbox, member) };
}
const mailsOf = async (reservationNo: string) => {
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as {
    mails: { subject: string; text: string; to: string }[];
  };
  return mails.filter(({ subject }) => subject.includes(reservationNo));
};
const sellOut = (stay: StayWish, roomTypeId: string, date = stay.checkInDate) =>
  control(sandbox, '/inventory', { hotelId: stay.hotelId, roomTypeId, date, count: 0 });

type RoomPart = ReservationDetail['rooms'][number];
const dayBefore = (day: string) => addDays(day, -1);
/** May be a baby: with the age, this hotel's room has a crib already. */
const child = { minor: 1 };

interface Walk {
  title: string;
  kind: AskKind;
  tier?: Tier;
  room?: object;
  rooms?: number;
  voucher?: (member: AskingMember) => string;
  /** The moment at which it is answered, and its two neighbours; undefined where it is promised at once. */
  answer?: (stay: StayWish) => [day: string, hour: string, minuteBefore: string];
  kept: (stay: StayWish) => [day: string, hour: string, minuteBefore: string];
}

const atCheckIn = ({ checkInDate }: StayWish): [string, string, string] => [checkInDate, '15:00', '14:59'];
const walks: Walk[] = [
  {
    title: 'an upgrade with a voucher',
    kind: 'upgrade',
    voucher: (member) => member.upgradeVoucher,
    answer: ({ checkInDate }) => [dayBefore(checkInDate), '15:00', '14:59'],
    kept: atCheckIn,
  },
  {
    title: 'an upgrade of a gold member',
    kind: 'upgrade',
    tier: 'gold',
    answer: ({ checkInDate }) => [dayBefore(checkInDate), '15:00', '14:59'],
    kept: atCheckIn,
  },
  { title: 'an upgrade of a platinum member', kind: 'upgrade', tier: 'platinum', kept: atCheckIn },
  {
    title: 'an early check-in',
    kind: 'earlyArrival',
    answer: ({ checkInDate }) => [dayBefore(checkInDate), '18:00', '17:59'],
    kept: ({ checkInDate }) => [checkInDate, '11:00', '10:59'],
  },
  {
    title: 'a late check-out',
    kind: 'lateCheckOut',
    answer: ({ checkOutDate }) => [dayBefore(checkOutDate), '18:00', '17:59'],
    kept: ({ checkOutDate }) => [checkOutDate, '14:00', '13:59'],
  },
  {
    title: 'a late check-out with a voucher',
    kind: 'lateCheckOut',
    voucher: (member) => member.lateVoucher,
    kept: ({ checkOutDate }) => [checkOutDate, '14:00', '13:59'],
  },
  {
    title: 'a late check-out of a gold member',
    kind: 'lateCheckOut',
    tier: 'gold',
    kept: ({ checkOutDate }) => [checkOutDate, '14:00', '13:59'],
  },
  { title: 'a crib for a baby', kind: 'crib', room: child, kept: atCheckIn },
];

describe('the clock walks the states', () => {
  test.each(walks)('of $title', async ({ kind, tier, room, voucher, answer, kept }) => {
    const { member, by } = await enter(tier);
    const stay = await ownStay('soon');
    const number = await by.book(stay, {}, room);
    const voucherId = voucher?.(member);
    const asked = await by.ask(number, kind, voucherId);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const expectNow = async (state: string, voucherStatus: string) => {
      await by.logInAgain();
      expect((await by.askOf(number, kind)).state).toBe(state);
      if (voucherId) expect((await by.voucher(voucherId)).status).toBe(voucherStatus);
    };
    if (answer) {
      const [day, hour, minuteBefore] = answer(stay);
      expect(asked.body.data).toMatchObject({
        state: 'waiting',
        answerBy: new Date(`${day}T${hour}:00+09:00`).toISOString(),
        decidedAt: null,
      });
      await clockAt(sandbox, day, minuteBefore);
      await expectNow('waiting', 'reserved');
      if (voucherId) expect((await by.voucher(voucherId)).reservedFor).toBe(number);
      await clockAt(sandbox, day, hour);
    }
    await expectNow('promised', 'used');
    const [day, hour, minuteBefore] = kept(stay);
    await clockAt(sandbox, day, minuteBefore);
    await expectNow('promised', 'used');
    await clockAt(sandbox, day, hour);
    await expectNow('kept', 'used');
    if (voucherId) expect((await by.voucher(voucherId)).usage.reservationNo).toBe(number);
    const mails = await mailsOf(number);
    expect(mails, 'booked, what was asked, and the answer').toHaveLength(answer ? 3 : 2);
    expect((await by.withdraw(number, kind)).body.code, 'what was kept stays').toBe('ASK_CLOSED');
  });

  test('of connecting rooms, of which a hotel has two pairs', async () => {
    const stay = await ownStay();
    const book = async () => {
      const { by } = await enter();
      const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-deluxe-double'));
      const rooms = [...body.rooms, ...body.rooms];
      const more = { rooms, expectedTotalKrw: body.expectedTotalKrw * 2, asks: [{ kind: 'connectingRooms' }] };
      const { data } = (await by.call('createReservation', { body: { ...body, ...more } })).body;
      return { by, number: data.reservationNo as string };
    };
    const booked = [await book(), await book(), await book()];
    await clockAt(sandbox, dayBefore(stay.checkInDate), '15:00');
    const states = [];
    for (const { by, number } of booked) {
      await by.logInAgain();
      const { state, reason } = await by.askOf(number, 'connectingRooms');
      states.push([state, reason]);
    }
    expect(states).toEqual([
      ['promised', null],
      ['promised', null],
      ['returned', 'noneLeft'],
    ]);
  });

  test('of a refusal, which gives the voucher back in the same minute and says so in the language of the booking', async () => {
    const { member, by } = await enter();
    const stay = await ownStay();
    const number = await by.book(stay, { lang: 'jp' });
    await by.ask(number, 'upgrade', member.upgradeVoucher);
    await sellOut(stay, suiteId);
    await clockAt(sandbox, dayBefore(stay.checkInDate), '20:00');
    await by.logInAgain();
    const due = new Date(`${dayBefore(stay.checkInDate)}T15:00:00+09:00`).toISOString();
    expect(await by.askOf(number, 'upgrade')).toMatchObject({ state: 'returned', reason: 'soldOut', decidedAt: due });
    expect(await by.voucher(member.upgradeVoucher)).toMatchObject({
      status: 'usable',
      returned: { returnedAt: due, reservationNo: number },
    });
    const [mail] = await mailsOf(number);
    expect(mail?.subject).toContain('客室アップグレード：ご用意できませんでした');
    expect(mail?.text).toContain('上位の客室が満室です。');
    expect(mail?.text).toContain('お戻しいたしました');
  });
});

describe('what ends a stay or makes another of it', () => {
  test.each(['waiting', 'promised'] as const)('withdrawing what is %s gives voucher and room back', async (state) => {
    const { member, by } = await enter(state === 'promised' ? 'platinum' : 'classic');
    const stay = await ownStay();
    const number = await by.book(stay);
    const kind = state === 'promised' ? 'lateCheckOut' : 'upgrade';
    await by.ask(number, 'upgrade', member.upgradeVoucher);
    if (state === 'promised') expect((await by.askOf(number, 'upgrade')).state).toBe('promised');
    if (state === 'promised') await by.ask(number, kind);
    for (const repeated of [false, true]) {
      const { status, body } = await by.withdraw(number, 'upgrade');
      expect([status, body.data.state], `repeated: ${repeated}`).toEqual([200, 'withdrawn']);
    }
    expect((await by.voucher(member.upgradeVoucher)).status).toBe('usable');
    // The suite can be promised again.
    expect((await by.ask(number, 'upgrade', member.upgradeVoucher)).body.data.state).toBe(state);
  });

  test('a cancellation withdraws all asks, says so, and lets the last suite go', async () => {
    const stay = await ownStay();
    await control(sandbox, '/inventory', { ...stay, roomTypeId: suiteId, date: stay.checkInDate, count: 1 });
    const one = await enter('platinum');
    const other = await enter('platinum');
    const number = await one.by.book(stay, { asks: [{ kind: 'upgrade' }] });
    expect((await one.by.askOf(number, 'upgrade')).state).toBe('promised');
    const second = await other.by.book(stay, { asks: [{ kind: 'upgrade' }] });
    expect(await other.by.askOf(second, 'upgrade')).toMatchObject({ state: 'returned', reason: 'soldOut' });
    await one.by.calls().cancel(number, 0);
    expect((await one.by.askOf(number, 'upgrade')).state).toBe('withdrawn');
    expect((await mailsOf(number))[0]?.text).toContain('객실 업그레이드(그랜드 스위트): 요청이 철회되었습니다.');
    expect((await one.by.ask(number, 'upgrade')).body.code).toBe('NOT_CHANGEABLE');
    expect((await other.by.ask(second, 'upgrade')).body.data.state).toBe('promised');
  });

  const moved = (from: StayWish, to: StayWish) => ({
    checkInDate: to.checkInDate,
    checkOutDate: to.checkOutDate,
    rooms: [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' }],
    hotelId: from.hotelId,
  });

  test('other dates are asked for again: the quote says it, the change does it, the voucher waits for the new days', async () => {
    const { member, by } = await enter();
    const [stay, later] = [await ownStay('soon'), await ownStay('soon')];
    const number = await by.book(stay);
    await by.ask(number, 'upgrade', member.upgradeVoucher);
    await by.ask(number, 'lateCheckOut', member.lateVoucher);
    const quoted = (await by.calls().quote(number, moved(stay, later))).body.data;
    const answerBy = new Date(`${dayBefore(later.checkInDate)}T15:00:00+09:00`).toISOString();
    expect(quoted.asks).toMatchObject([
      { kind: 'upgrade', state: 'waiting', answerBy },
      { kind: 'lateCheckOut', state: 'promised' },
    ]);
    expect((await by.askOf(number, 'upgrade')).answerBy, 'a quote changes nothing').not.toBe(answerBy);
    const agreed = { ...moved(stay, later), expectedTotalKrw: quoted.afterKrw };
    expect((await by.calls().change(number, agreed)).status).toBe(200);
    expect((await by.detail(number)).asks).toMatchObject([
      { kind: 'upgrade', state: 'waiting', answerBy },
      { kind: 'lateCheckOut', state: 'promised' },
    ]);
    expect((await by.voucher(member.upgradeVoucher)).status).toBe('reserved');
    expect((await mailsOf(number))[0]?.text).toContain('객실 업그레이드(그랜드 스위트): ');
  });

  test('dates on which it cannot be return it with its reason, and the voucher', async () => {
    const { member, by } = await enter();
    const [stay, later] = [await ownStay(), await ownStay()];
    await sellOut(later, suiteId, dayBefore(later.checkOutDate));
    const number = await by.book(stay);
    await by.ask(number, 'upgrade', member.upgradeVoucher);
    const { afterKrw, asks } = (await by.calls().quote(number, moved(stay, later))).body.data;
    expect(asks).toMatchObject([{ kind: 'upgrade', state: 'returned', reason: 'soldOut' }]);
    await by.calls().change(number, { ...moved(stay, later), expectedTotalKrw: afterKrw });
    expect(await by.askOf(number, 'upgrade')).toMatchObject({
      state: 'returned',
      reason: 'soldOut',
      voucher: { voucherId: member.upgradeVoucher },
    });
    expect((await by.voucher(member.upgradeVoucher)).status).toBe('usable');
  });

  test('a cancelled room ends what needs two, and the hotel has not refused it', async () => {
    const { by } = await enter();
    const stay = await ownStay();
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-deluxe-double'));
    const two = { rooms: [...body.rooms, ...body.rooms], expectedTotalKrw: body.expectedTotalKrw * 2 };
    const booking = { ...body, ...two, asks: [{ kind: 'connectingRooms' }, { kind: 'upgrade' }] };
    const number: string = (await by.call('createReservation', { body: booking })).body.data.reservationNo;
    expect(await by.askOf(number, 'upgrade'), 'was never for the stay').toMatchObject({ reason: 'otherStay' });
    const { rooms, revision } = await by.detail(number);
    const [first, second] = rooms.map(({ adults, minor, guestFirstName, guestLastName, requests }: RoomPart) => ({
      ...{ adults, minor, guestFirstName, guestLastName, requests },
    }));
    const change = { ...stay, revision, rooms: [first, { ...second, cancelYn: 'Y' }] };
    const { afterKrw, feeKrw, asks } = (await by.calls().quote(number, change)).body.data;
    const ended = { kind: 'connectingRooms', state: 'returned', reason: 'stayChanged' };
    expect(asks).toContainEqual(expect.objectContaining(ended));
    const agreed = { ...change, expectedTotalKrw: afterKrw, expectedFeeKrw: feeKrw };
    expect((await by.calls().change(number, agreed)).status).toBe(200);
    expect(await by.askOf(number, 'connectingRooms')).toMatchObject(ended);
    const [mail] = await mailsOf(number);
    expect(mail?.text).toContain('커넥팅 객실: 숙박 내용이 변경되어 요청이 종료되었습니다.');
  });
});

describe('before asking', () => {
  test('each kind says what will happen, and why it cannot be', async () => {
    const { member, by } = await enter();
    const stay = await ownStay('soon');
    await sellOut(stay, 'haneul-gyeongbok-family-room', dayBefore(stay.checkInDate));
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-family-room'));
    const wish = { ...stay, rooms: body.rooms.map((room) => ({ ...room, ...child })), lang: 'en' };
    const { options } = (await by.call('bookingAsks', { body: wish })).body.data;
    expect(options).toEqual([
      {
        kind: 'upgrade',
        answer: 'tried',
        answerBy: new Date(`${dayBefore(stay.checkInDate)}T15:00:00+09:00`).toISOString(),
        roomTypeName: 'Grand Suite',
        time: null,
        addedKrw: 0,
        voucher: { voucherId: member.upgradeVoucher, name: 'Room upgrade', validUntil: expect.any(String) },
      },
      { kind: 'crib', answer: 'atOnce', roomTypeName: null, time: null, addedKrw: expect.any(Number), voucher: null },
      { kind: 'earlyArrival', answer: 'notPossible', reason: 'roomNeeded' },
      expect.objectContaining({ kind: 'lateCheckOut', answer: 'atOnce', time: '14:00' }),
    ]);
    const asGuest = (await callHub(sandbox, 'guestBookingAsks', { body: wish })).body.data.options;
    expect(asGuest.map(({ kind, answer }: { kind: string; answer: string }) => [kind, answer])).toEqual([
      ['crib', 'atOnce'],
      ['earlyArrival', 'notPossible'],
      ['lateCheckOut', 'tried'],
    ]);
    expect((await by.call('bookingAsks', { body: { ...wish, hotelId: 'oreum-jeju' } })).status).toBe(404);
  });
});

describe('bad input', () => {
  test('an unknown kind is no request; what is not for the stay is refused with its reason', async () => {
    const { by } = await enter();
    const number = await by.book(await ownStay());
    expect((await by.ask(number, 'butler')).body.code).toBe('BAD_REQUEST');
    expect((await by.ask(number, 'connectingRooms')).body.data).toEqual({ reason: 'otherStay' });
    expect((await by.ask(number, 'upgrade')).body.data, 'without tier or voucher').toEqual({ reason: 'otherStay' });
    expect((await by.withdraw(number, 'crib')).status).toBe(404);
    const stranger = await enter();
    expect((await stranger.by.ask(number, 'lateCheckOut')).status).toBe(404);
    expect((await stranger.by.withdraw(number, 'lateCheckOut')).status).toBe(404);
  });

  test('a voucher of another member, or one that another tab has used, is not good; neither stops a booking', async () => {
    const [owner, thief] = [await enter(), await enter()];
    const stay = await ownStay();
    const number = await thief.by.book(stay);
    const { upgradeVoucher } = owner.member;
    expect((await thief.by.ask(number, 'upgrade', upgradeVoucher)).body.data).toEqual({ reason: 'voucherGone' });
    expect((await thief.by.ask(number, 'upgrade', thief.member.lateVoucher)).body.data).toEqual({
      reason: 'voucherGone',
    });
    const asks = [{ kind: 'upgrade', voucherId: upgradeVoucher }];
    const stolen = await thief.by.book(stay, { asks });
    expect(await thief.by.askOf(stolen, 'upgrade')).toMatchObject({
      state: 'returned',
      reason: 'voucherGone',
      voucher: null,
    });
    const first = await owner.by.book(stay, { asks });
    expect((await owner.by.askOf(first, 'upgrade')).state).toBe('waiting');
    const second = await owner.by.book(stay, { asks });
    expect(await owner.by.askOf(second, 'upgrade')).toMatchObject({ state: 'returned', reason: 'voucherGone' });
    expect((await owner.by.voucher(upgradeVoucher)).reservedFor).toBe(first);
  });

  test('a double press asks once and sends one mail', async () => {
    const { member, by } = await enter();
    const number = await by.book(await ownStay());
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => by.ask(number, 'upgrade', member.upgradeVoucher)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await mailsOf(number)).toHaveLength(2);
  });

  test('a voucher that expires before the day of arrival is not shown and not good', async () => {
    const { member, by } = await enter();
    const { validUntil } = await by.voucher(member.lateVoucher);
    await clockAt(sandbox, addDays(validUntil, -20), '10:00');
    await by.logInAgain();
    const checkInDate = addDays(validUntil, 2);
    const stay = { hotelId: 'haneul-gyeongbok', checkInDate, checkOutDate: addDays(checkInDate, 2) };
    await stockAround(sandbox, stay, 6);
    const number = await by.book(stay);
    const late = (await by.detail(number)).askOptions.find(({ kind }: { kind: string }) => kind === 'lateCheckOut');
    expect(late).toMatchObject({ answer: 'tried', voucher: null });
    expect((await by.ask(number, 'lateCheckOut', member.lateVoucher)).body.data).toEqual({ reason: 'voucherGone' });
  });
});

test('a guest without a membership asks, is answered and withdraws by the proof', async () => {
  const stay = await ownStay();
  const body = {
    ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-family-room')),
    asks: [{ kind: 'earlyArrival' }, { kind: 'upgrade' }],
    lang: 'ch',
  };
  const { proof, reservationNo } = (await callHub(sandbox, 'createGuestReservation', { body })).body.data;
  const detail = async () =>
    (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'ch' } })).body.data;
  expect((await detail()).asks).toMatchObject([
    { kind: 'earlyArrival', state: 'waiting' },
    { kind: 'upgrade', state: 'returned', reason: 'otherStay' },
  ]);
  const [booked] = await mailsOf(reservationNo);
  expect(booked?.text).toContain('提前入住（11:00起）：已提交。我们将在');
  expect(booked?.text).toContain('客房升级：很抱歉，无法为您安排。不适用于所选客房与人数。');
  await callHub(sandbox, 'askForGuestStay', { body: { proof, kind: 'lateCheckOut', lang: 'ch' } });
  const withdrawn = await callHub(sandbox, 'withdrawGuestAsk', { body: { proof, kind: 'earlyArrival', lang: 'ch' } });
  expect(withdrawn.body.data.state).toBe('withdrawn');
  await clockAt(sandbox, dayBefore(stay.checkOutDate), '18:00');
  const [mail] = await mailsOf(reservationNo);
  expect(mail?.subject).toContain('延迟退房：已确认');
});
