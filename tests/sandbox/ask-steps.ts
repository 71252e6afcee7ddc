import { randomUUID } from 'node:crypto';
import type { AskKind } from '../../lib/hub/contract/ask.ts';
import type { Tier } from '../../lib/hub/contract/member.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { bookingBody, offerOf, type StayWish, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { callsOf, logIn } from './point-steps.ts';

export const suiteId = 'haneul-gyeongbok-grand-suite';

/** Puts rooms on sale for a stay, and for the nights before and after it. */
export const stockAround = (sandbox: RunningSandbox, stay: StayWish, count: number): Promise<void> =>
  stock(
    sandbox,
    { ...stay, checkInDate: addDays(stay.checkInDate, -1), checkOutDate: addDays(stay.checkOutDate, 1) },
    count,
  );

/** A member of a test's own, with a voucher for an upgrade and one for a late check-out. */
export async function askingMember(sandbox: RunningSandbox, { tier = 'classic' }: { tier?: Tier } = {}) {
  const account = { membershipId: `own.${randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  const made = await control(sandbox, '/members', { ...account, tier, benefits: true });
  const { membershipNo } = made as { membershipNo: string };
  const token = await logIn(sandbox, account);
  const chosen = await callHub(sandbox, 'chooseVoucher', {
    token,
    params: { voucherId: `${membershipNo}-voucher-3` },
    body: { optionId: 'roomUpgrade', lang: 'ko' },
  });
  return {
    ...account,
    membershipNo,
    token,
    upgradeVoucher: chosen.body.data.voucherId as string,
    lateVoucher: `${membershipNo}-voucher-2`,
  };
}
export type AskingMember = Awaited<ReturnType<typeof askingMember>>;

/** The calls of a member about asks; `logInAgain` after the clock has moved. */
export function asksBy(sandbox: RunningSandbox, member: AskingMember) {
  let token = member.token;
  const call = (name: Parameters<typeof callHub>[1], parts: object = {}) => callHub(sandbox, name, { token, ...parts });
  const detail = async (reservationNo: string) =>
    (await call('reservationDetail', { params: { reservationNo }, query: { lang: 'en' } })).body.data;
  return {
    call,
    detail,
    calls: () => callsOf(sandbox, token),
    logInAgain: async () => {
      token = await logIn(sandbox, member);
    },
    book: async (stay: StayWish, more: object = {}, room: object = {}): Promise<string> => {
      const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-family-room'));
      const rooms = body.rooms.map((one) => ({ ...one, ...room }));
      const answer = await call('createReservation', { body: { ...body, rooms, ...more } });
      if (answer.status !== 200) throw new Error(`Booking answered ${JSON.stringify(answer.body)}`);
      return answer.body.data.reservationNo;
    },
    ask: (reservationNo: string, kind: AskKind | string, voucherId?: string) =>
      call('askForStay', { params: { reservationNo }, body: { kind, voucherId, lang: 'en' } }),
    withdraw: (reservationNo: string, kind: AskKind) =>
      call('withdrawAsk', { params: { reservationNo }, body: { kind, lang: 'en' } }),
    askOf: async (reservationNo: string, kind: AskKind) =>
      (await detail(reservationNo)).asks.find((ask: { kind: AskKind }) => ask.kind === kind),
    voucher: async (voucherId: string) =>
      (await call('listVouchers', { query: { lang: 'en' } })).body.data.vouchers.find(
        (voucher: { voucherId: string }) => voucher.voucherId === voucherId,
      ),
  };
}

/** Moves the clock of the hub to an hour in Seoul, where it stands. */
export const clockAt = (sandbox: RunningSandbox, day: string, hour: string) =>
  control(sandbox, '/clock', { now: `${day}T${hour}:00+09:00`, frozen: true });
