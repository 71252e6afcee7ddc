import type { AskReason, WantedAsk } from '../../../lib/hub/contract/ask.ts';
import { giveVoucherBack, reserveVoucher, spendReservedVoucher } from '../member/booking-vouchers.ts';
import { requireSpendable } from '../member/spending-guard.ts';
import { Refusal } from '../refusal.ts';
import { nightsOf } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { type AskRow, asksOf, isOpenAsk, writeAsk } from './ask-store.ts';
import { type AskedStay, keptAt, shortageOf, takesAsks, termsOf } from './ask-terms.ts';
import { giveNightsBack, takeNights } from './night-store.ts';
import { findAnyReservation, type ReservationRow, roomsOfReservation } from './reservation-store.ts';

const stayOf = (world: World, row: ReservationRow): AskedStay => ({
  ...row,
  rooms: roomsOfReservation(world, row.reservationNo),
});

/** Promises what the hotel has, from the same transaction in which that was looked for. */
function promise(world: World, row: ReservationRow, ask: AskRow, at: string): AskRow {
  if (ask.roomTypeId !== null && !takeNights(world, ask.roomTypeId, nightsOf(row.checkIn, row.checkOut), 1)) {
    throw new Error(`${ask.roomTypeId} was free for ${row.reservationNo} and cannot be taken`);
  }
  if (ask.voucherId !== null) spendReservedVoucher(world, ask.voucherId, at);
  return writeAsk(world, {
    ...ask,
    state: 'promised',
    decidedAt: at,
    dueAt: keptAt(stayOf(world, row), ask.kind),
  });
}

/** Ends an open ask: its voucher and its room are given back. @param row with the dates for which it was promised */
function close(
  world: World,
  row: ReservationRow,
  ask: AskRow,
  end: Pick<AskRow, 'reason'> & { state: 'returned' | 'withdrawn'; at: string },
): AskRow {
  if (ask.voucherId !== null) giveVoucherBack(world, ask.voucherId, row.reservationNo, end.at);
  if (ask.state === 'promised' && ask.roomTypeId !== null) {
    giveNightsBack(world, ask.roomTypeId, nightsOf(row.checkIn, row.checkOut), 1);
  }
  return writeAsk(world, { ...ask, state: end.state, reason: end.reason, decidedAt: end.at, dueAt: null });
}

interface Asking {
  readonly askedAt?: string;
  /** The session that spends a voucher, null for a guest's; absent where the stay had the voucher before. */
  readonly familyId?: string | null;
}

/**
 * Makes an ask within the caller's transaction. One that stands already, or was kept, is answered as it is.
 * @returns the ask, or why it cannot be
 * @throws IDENTITY_REQUIRED (`data.until`) or POINTS_FROZEN where it needs a voucher that may not be spent
 */
export function makeAsk(
  world: World,
  row: ReservationRow,
  wanted: WantedAsk,
  { askedAt = nowIso(world), familyId }: Asking = {},
): { ask: AskRow; isNew: boolean } | AskReason {
  const standing = asksOf(world, row.reservationNo).find(({ kind }) => kind === wanted.kind);
  if (standing && (isOpenAsk(standing) || standing.state === 'kept')) return { ask: standing, isNew: false };
  const stay = stayOf(world, row);
  const terms = termsOf(world, stay, wanted);
  if (typeof terms === 'string') return terms;
  const { voucher, ...rest } = terms;
  const shortage = shortageOf(world, stay, { kind: wanted.kind, ...terms });
  if (shortage !== null) return shortage;
  if (voucher !== null && row.membershipNo !== null) {
    if (familyId !== undefined) requireSpendable(world, { membershipNo: row.membershipNo, familyId });
    reserveVoucher(world, voucher.voucherId);
  }
  const ask: AskRow = {
    reservationNo: row.reservationNo,
    kind: wanted.kind,
    state: 'waiting',
    askedAt,
    dueAt: terms.answerBy,
    decidedAt: null,
    reason: null,
    voucherId: voucher?.voucherId ?? null,
    ...rest,
  };
  writeAsk(world, ask);
  return { ask: terms.answerBy === null ? promise(world, row, ask, nowIso(world)) : ask, isNew: true };
}

/**
 * As `makeAsk`; what cannot be is written down as returned, so that the guest reads why.
 * @param unfit the reason where it is not for these rooms and guests
 */
function askOrReturn(
  world: World,
  row: ReservationRow,
  wanted: WantedAsk,
  { askedAt = nowIso(world), familyId, voucherId = null }: Asking & { voucherId?: string | null },
  unfit: AskReason = 'otherStay',
): void {
  const made = makeAsk(world, row, wanted, { askedAt, familyId });
  if (typeof made !== 'string') return;
  writeAsk(world, {
    reservationNo: row.reservationNo,
    kind: wanted.kind,
    state: 'returned',
    askedAt,
    dueAt: null,
    answerBy: null,
    decidedAt: nowIso(world),
    reason: made === 'otherStay' ? unfit : made,
    // Only of the member's own: whose the named one is was not asked.
    voucherId,
    roomTypeId: null,
    time: null,
    addedKrw: 0,
  });
}

/**
 * The asks of a booking, within its transaction. What the hotel cannot do never stops it.
 * @throws IDENTITY_REQUIRED (`data.until`) or POINTS_FROZEN where one needs a voucher that may not be spent
 */
export function bookAsks(
  world: World,
  row: ReservationRow,
  wanted: readonly WantedAsk[],
  familyId: string | null,
): void {
  for (const one of new Map(wanted.map((each) => [each.kind, each])).values()) {
    askOrReturn(world, row, one, { familyId });
  }
}

/** @throws NOT_FOUND without such an ask, ASK_CLOSED for one that is kept or returned */
export function withdrawAsk(world: World, row: ReservationRow, kind: AskRow['kind']): { ask: AskRow; isNew: boolean } {
  const ask = asksOf(world, row.reservationNo).find((one) => one.kind === kind);
  if (!ask) throw new Refusal('NOT_FOUND');
  if (ask.state === 'withdrawn') return { ask, isNew: false };
  if (!isOpenAsk(ask) || !takesAsks(world, row)) throw new Refusal('ASK_CLOSED');
  return { ask: close(world, row, ask, { state: 'withdrawn', reason: null, at: nowIso(world) }), isNew: true };
}

/**
 * Ends all open asks, when the stay is cancelled or becomes another one.
 * @param row with the dates for which they were made @returns what was open, for `askAgain`
 */
export function releaseAsks(world: World, row: ReservationRow): AskRow[] {
  const open = asksOf(world, row.reservationNo).filter(isOpenAsk);
  for (const ask of open) close(world, row, ask, { state: 'withdrawn', reason: null, at: nowIso(world) });
  return open;
}

/** Withdraws what was asked for since with a voucher, and still stands. @returns false where there is none */
export function withdrawVoucherAsks(world: World, row: ReservationRow, since: string): boolean {
  const asks = asksOf(world, row.reservationNo).filter(
    (ask) => isOpenAsk(ask) && ask.voucherId !== null && ask.askedAt >= since,
  );
  for (const ask of asks) close(world, row, ask, { state: 'withdrawn', reason: null, at: nowIso(world) });
  return asks.length > 0;
}

/** Asks for the same with the changed stay, the earliest first; a voucher is used again if it is good on its dates. */
export function askAgain(world: World, row: ReservationRow, released: readonly AskRow[]): void {
  for (const { kind, voucherId, askedAt } of released) {
    askOrReturn(world, row, { kind, ...(voucherId !== null && { voucherId }) }, { askedAt, voucherId }, 'stayChanged');
  }
}

/**
 * What the clock does to an ask that is due. @returns the ask as it then is, and its reservation
 */
export function decideAsk(world: World, ask: AskRow, dueAt: string): { row: ReservationRow; ask: AskRow } {
  const row = findAnyReservation(world, ask.reservationNo);
  if (!row) throw new Error(`${ask.reservationNo} has an ask and does not exist`);
  if (ask.state === 'promised') {
    return { row, ask: writeAsk(world, { ...ask, state: 'kept', decidedAt: dueAt, dueAt: null }) };
  }
  const reason = shortageOf(world, stayOf(world, row), ask);
  const decided =
    reason === null
      ? promise(world, row, ask, dueAt)
      : close(world, row, ask, { state: 'returned', reason, at: dueAt });
  return { row, ask: decided };
}
