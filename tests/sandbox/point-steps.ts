import { randomUUID } from 'node:crypto';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { type Answer, callHub, control } from './hub-caller.ts';

/** A member of a test's own with four tranches, of 103, 130, 160 and 500 points, that run out in 3, 30, 60 and 400 days. */
export async function memberWithTranches(sandbox: RunningSandbox, more: { benefits?: boolean; points?: number } = {}) {
  const member = { membershipId: `own.${randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  const made = await control(sandbox, '/members', { ...member, statementRows: 4, ...more });
  const { membershipNo } = made as { membershipNo: string };
  return { ...member, membershipNo, balance: 103 + 130 + 160 + 500 + (more.points ?? 0) };
}

/** Logs in; also again after the clock has moved. @returns the token */
export async function logIn(sandbox: RunningSandbox, member: { membershipId: string; password: string }) {
  const { membershipId, password } = member;
  const answer = await callHub(sandbox, 'login', { body: { membershipId, password } });
  if (answer.status !== 200) throw new Error(`Login of ${membershipId} answered ${answer.status}`);
  return answer.headers.get('authorization') ?? '';
}

/** The calls of one member about points and a stay. */
export function callsOf(sandbox: RunningSandbox, token: string) {
  const call = async (name: Parameters<typeof callHub>[1], parts: object = {}): Promise<Answer> =>
    callHub(sandbox, name, { token, ...parts });
  const detail = async (reservationNo: string) =>
    (await call('reservationDetail', { params: { reservationNo }, query: { lang: 'ko' } })).body.data;
  /** Of the reservation as it is now, where `body` says no other revision. */
  const ofNow = async (reservationNo: string, body: object) => ({
    lang: 'ko',
    revision: (await detail(reservationNo)).revision,
    ...body,
  });
  return {
    token,
    call,
    balance: async (): Promise<{ balance: number; tranches: { points: number; expiresOn: string }[] }> =>
      (await call('pointBalance')).body.data,
    detail,
    cancel: (reservationNo: string, expectedFeeKrw: number) =>
      call('cancelReservation', { params: { reservationNo }, body: { expectedFeeKrw } }),
    change: async (reservationNo: string, body: object) =>
      call('changeReservation', {
        params: { reservationNo },
        body: await ofNow(reservationNo, body),
        headers: { 'idempotency-key': randomUUID() },
      }),
    quote: async (reservationNo: string, body: object) =>
      call('quoteChange', { params: { reservationNo }, body: await ofNow(reservationNo, body) }),
  };
}
