import type * as z from 'zod';
import type { createGuestTable } from '../../../lib/hub/contract/guest-table.ts';
import type { changeTableReservation, createTableReservation } from '../../../lib/hub/contract/table-reservation.ts';
import { noteOrigin, requireShareOfTables } from '../guest-share.ts';
import { requireTablesLeft } from '../held.ts';
import { limitMails } from '../member/mail-limits.ts';
import { Refusal } from '../refusal.ts';
import type { Lang } from '../seed/texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { supersedeAttempts } from '../stay/earlier-attempts.ts';
import { newReservationNo } from '../stay/reservation-number.ts';
import type { Consents } from '../stay/reservation-store.ts';
import { nowIso, type World } from '../world.ts';
import { alternativesFor, tableDay } from './availability.ts';
import { type Seating, seatingsOf, seoulMinuteMs, timeOf } from './opening.ts';
import { findRestaurant, isBookable, type Restaurant, type Table } from './restaurants.ts';
import {
  endTableReservation,
  findTableReservation,
  insertTableReservation,
  moveTableReservation,
  type TableReservationRow,
} from './table-reservation-store.ts';

type CreateBody = z.output<(typeof createTableReservation)['body']>;
type GuestBody = z.output<(typeof createGuestTable)['body']>;
type ChangeBody = z.output<(typeof changeTableReservation)['body']>;

interface SeatingWish {
  readonly date: SeoulDay;
  readonly time: string;
  readonly party: number;
}

export function restaurantOf({ restaurantId, tableReservationNo }: TableReservationRow): Restaurant {
  const restaurant = findRestaurant(restaurantId);
  if (!restaurant) throw new Error(`Table ${tableReservationNo} names the unknown restaurant ${restaurantId}`);
  return restaurant;
}

/** Nothing is owed until so many hours before the seating. */
export function freeUntilOf({ dining }: Restaurant, date: SeoulDay, { starts }: Pick<Seating, 'starts'>): string {
  return new Date(seoulMinuteMs(date, starts) - dining.freeHoursBefore * 3_600_000).toISOString();
}

/**
 * The smallest free table of a seating for a party, from what is true now and not from what the page said.
 * @throws PARTY_SIZE, INVALID_SEATING, TABLE_TAKEN (`data.alternatives`)
 */
function takeTable(
  world: World,
  restaurant: Restaurant,
  { date, time, party }: SeatingWish,
  lang: Lang,
  besides?: string,
): { seating: Seating; table: Table } {
  if (!isBookable(restaurant)) throw new Refusal('INVALID_SEATING');
  if (party > restaurant.maxParty) throw new Refusal('PARTY_SIZE');
  const wish = { restaurant, date, party, besides };
  const day = tableDay(world, wish);
  const found = day.seatings.find(({ seating }) => seating.time === time);
  const [table] = found?.tables ?? [];
  if (found && table) return { seating: found.seating, table };
  // A seating that is over, or of a day that became one of rest, has gone as much as one that others took.
  const isOne = seatingsOf(restaurant.dining).some((seating) => seating.time === time);
  if (!isOne || day.state === 'notYet') throw new Refusal('INVALID_SEATING');
  throw new Refusal('TABLE_TAKEN', { data: { alternatives: alternativesFor(world, wish, lang, time) } });
}

/**
 * Books a table, for a member or, with null, without a membership. Runs inside one BEGIN IMMEDIATE transaction: the
 * table that is found free cannot be taken before it is written down.
 * @param consents of a guest; a member has agreed when joining
 * @throws NOT_FOUND, EARLIER_BOOKED (`data.bookedBy`), TOO_MANY_HELD, PARTY_SIZE, INVALID_SEATING, TABLE_TAKEN (`data.alternatives`)
 */
export function bookTable(
  world: World,
  membershipNo: string | null,
  body: CreateBody & { bookedFrom?: GuestBody['bookedFrom'] },
  consents: Consents | null = null,
): { tableReservationNo: string } {
  const restaurant = findRestaurant(body.restaurantId);
  if (!restaurant) throw new Refusal('NOT_FOUND');
  return world.db.immediate(() => {
    // Before a table is looked for: the earlier attempt may have taken the last one.
    supersedeAttempts(world, 'table', body.earlierKeys ?? []);
    requireTablesLeft(world, membershipNo, body);
    const { seating, table } = takeTable(world, restaurant, body, body.lang);
    const tableReservationNo = newReservationNo('DN');
    insertTableReservation(
      world,
      {
        tableReservationNo,
        membershipNo,
        restaurantId: body.restaurantId,
        date: body.date,
        starts: seating.starts,
        ends: seating.ends,
        tableNo: table.tableNo,
        party: body.party,
        guestFirstName: body.guestFirstName,
        guestLastName: body.guestLastName,
        email: body.contact.email,
        mobile: body.contact.mobile,
        occasion: body.occasion,
        requests: body.requests,
        lateFeePerGuestKrw: restaurant.dining.lateFeePerGuestKrw,
        freeUntil: freeUntilOf(restaurant, body.date, seating),
        bookedAt: nowIso(world),
      },
      consents,
    );
    noteOrigin(world, tableReservationNo, body.bookedFrom);
    requireShareOfTables(world, tableReservationNo, restaurant, { date: body.date, ...seating });
    return { tableReservationNo };
  });
}

const isAhead = (world: World, { date, starts, status }: TableReservationRow): boolean =>
  status === 'confirmed' && world.clock.now().getTime() < seoulMinuteMs(date, starts);

/** A guest cancels until the seating begins. */
export const isCancellable = isAhead;

export const isOver = (world: World, { date, ends, status }: TableReservationRow): boolean =>
  status === 'confirmed' && world.clock.now().getTime() >= seoulMinuteMs(date, ends);

export const penaltyKrw = ({ lateFeePerGuestKrw, party }: TableReservationRow): number => lateFeePerGuestKrw * party;

/** What cancelling costs at this moment, in won. The page shows this number and the cancellation charges it. */
export function cancelNowKrw(world: World, row: TableReservationRow): number {
  return world.clock.now().getTime() < Date.parse(row.freeUntil) ? 0 : penaltyKrw(row);
}

/** A table is moved as long as giving it up is free; after that the hotel decides. */
export const isChangeable = (world: World, row: TableReservationRow): boolean =>
  isAhead(world, row) && cancelNowKrw(world, row) === 0;

const isAsBooked = (row: TableReservationRow, { time, ...wanted }: ChangeBody): boolean =>
  timeOf(row.starts) === time &&
  (['date', 'party', 'occasion', 'requests'] as const).every((part) => wanted[part] === row[part]);

/**
 * Moves a table under its number, or leaves everything as it was.
 * @throws NOT_FOUND, NOT_CHANGEABLE, CHANGED_MEANWHILE, NOTHING_CHANGED, PARTY_SIZE, INVALID_SEATING, TABLE_TAKEN
 * (`data.alternatives`), RATE_LIMITED
 */
export function changeTable(
  world: World,
  membershipNo: string | null,
  tableReservationNo: string,
  body: ChangeBody,
): TableReservationRow {
  return world.db.immediate(() => {
    const before = findTableReservation(world, membershipNo, tableReservationNo);
    if (!before) throw new Refusal('NOT_FOUND');
    if (!isChangeable(world, before)) throw new Refusal('NOT_CHANGEABLE');
    if (body.revision !== before.revision) throw new Refusal('CHANGED_MEANWHILE');
    if (isAsBooked(before, body)) throw new Refusal('NOTHING_CHANGED');
    const restaurant = restaurantOf(before);
    const { restaurantId } = before;
    if (body.date !== before.date) {
      requireTablesLeft(world, membershipNo, { restaurantId, date: body.date }, tableReservationNo);
    }
    const { seating, table } = takeTable(world, restaurant, body, body.lang, tableReservationNo);
    const moved = {
      tableReservationNo,
      date: body.date,
      starts: seating.starts,
      ends: seating.ends,
      tableNo: table.tableNo,
      party: body.party,
      occasion: body.occasion,
      requests: body.requests,
      freeUntil: freeUntilOf(restaurant, body.date, seating),
      changedAt: nowIso(world),
    };
    moveTableReservation(world, moved);
    requireShareOfTables(world, tableReservationNo, restaurant, moved);
    limitMails(world, 'mail-changed', tableReservationNo);
    return { ...before, ...moved, revision: before.revision + 1 };
  });
}

/**
 * Gives a table up for the fee the member saw. A repeated call answers as the first.
 * @throws NOT_FOUND, NOT_CANCELLABLE, FEE_CHANGED (`data.feeKrw`)
 */
export function cancelTable(
  world: World,
  membershipNo: string | null,
  tableReservationNo: string,
  expectedFeeKrw: number,
): { tableReservationNo: string; cancellationFeeKrw: number; cancelledAt: string } {
  return world.db.immediate(() => {
    const row = findTableReservation(world, membershipNo, tableReservationNo);
    if (!row) throw new Refusal('NOT_FOUND');
    if (row.cancelledAt !== null) {
      return { tableReservationNo, cancellationFeeKrw: row.feeKrw ?? 0, cancelledAt: row.cancelledAt };
    }
    if (!isCancellable(world, row)) throw new Refusal('NOT_CANCELLABLE');
    const feeKrw = cancelNowKrw(world, row);
    if (feeKrw !== expectedFeeKrw) throw new Refusal('FEE_CHANGED', { data: { feeKrw } });
    const cancelledAt = nowIso(world);
    endTableReservation(world, { tableReservationNo, cancelledAt, feeKrw });
    return { tableReservationNo, cancellationFeeKrw: feeKrw, cancelledAt };
  });
}
