import type { AskKind, AskReason, AskState } from '../../../lib/hub/contract/ask.ts';
import type { World } from '../world.ts';

export interface AskRow {
  readonly reservationNo: string;
  readonly kind: AskKind;
  readonly state: AskState;
  readonly askedAt: string;
  /** When the clock changes the state: a waiting one is decided, a promised one is kept. */
  readonly dueAt: string | null;
  readonly answerBy: string | null;
  readonly decidedAt: string | null;
  readonly reason: AskReason | null;
  readonly voucherId: string | null;
  /** The room of an upgrade, held beside the one that was booked once it is promised. */
  readonly roomTypeId: string | null;
  readonly time: string | null;
  readonly addedKrw: number;
}

const columns = `reservation_no AS reservationNo, kind, state, asked_at AS askedAt, due_at AS dueAt,
  answer_by AS answerBy, decided_at AS decidedAt, reason, voucher_id AS voucherId, room_type_id AS roomTypeId, time,
  added_krw AS addedKrw`;

export const isOpenAsk = ({ state }: Pick<AskRow, 'state'>): boolean => state === 'waiting' || state === 'promised';

export function asksOf(world: World, reservationNo: string): AskRow[] {
  return world.db.all<AskRow>(
    `SELECT ${columns} FROM ask WHERE reservation_no = ? ORDER BY asked_at, rowid`,
    reservationNo,
  );
}

/** Takes the place of an earlier one of its kind. */
export function writeAsk(world: World, ask: AskRow): AskRow {
  world.db.run(
    'INSERT OR REPLACE INTO ask VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ask.reservationNo,
    ask.kind,
    ask.state,
    ask.askedAt,
    ask.dueAt,
    ask.answerBy,
    ask.decidedAt,
    ask.reason,
    ask.voucherId,
    ask.roomTypeId,
    ask.time,
    ask.addedKrw,
  );
  return ask;
}

/** What the clock has to change next: the one that is due first, of several the one that was asked for first. */
export function nextDueAsk(world: World, now: string): AskRow | undefined {
  return world.db.get<AskRow>(
    `SELECT ${columns} FROM ask WHERE due_at <= ? ORDER BY due_at, asked_at, rowid LIMIT 1`,
    now,
  );
}

/** How much of something a hotel has promised for nights in [from, until). */
export function promisedDuring(
  world: World,
  kind: AskKind,
  { hotelId, checkIn, checkOut }: { hotelId: string; checkIn: string; checkOut: string },
): number {
  return world.db.all(
    `SELECT 1 FROM ask JOIN reservation USING (reservation_no)
      WHERE kind = ? AND ask.state IN ('promised', 'kept') AND hotel_id = ? AND check_in < ? AND check_out > ?`,
    kind,
    hotelId,
    checkOut,
    checkIn,
  ).length;
}

/** Rooms of a type whose guests come early, or leave late, on a day. */
export function promisedRooms(
  world: World,
  kind: 'earlyArrival' | 'lateCheckOut',
  { roomTypeId, day }: { roomTypeId: string; day: string },
): number {
  const dayColumn = kind === 'earlyArrival' ? 'check_in' : 'check_out';
  return world.db.all(
    `SELECT 1 FROM ask JOIN reservation USING (reservation_no) JOIN reservation_room AS room USING (reservation_no)
      WHERE kind = ? AND ask.state IN ('promised', 'kept') AND room.room_type_id = ? AND ${dayColumn} = ?`,
    kind,
    roomTypeId,
    day,
  ).length;
}
