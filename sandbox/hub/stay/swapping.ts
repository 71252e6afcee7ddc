import type * as z from 'zod';
import type { changeWish } from '../../../lib/hub/contract/reservation-change.ts';
import { reservationTerms } from '../../../lib/hub/contract/reservation-terms.ts';
import { requireRoomsLeft } from '../held.ts';
import { Refusal } from '../refusal.ts';
import { nightsOf } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { isSameParty } from './cheapest-stay.ts';
import { isAccessible } from './last-accessible.ts';
import { giveNightsBack } from './night-store.ts';
import { requireOwnRates } from './packages.ts';
import { isGraceAhead } from './price.ts';
import type { ReservationRow, ReservedRoom } from './reservation-store.ts';
import { priceRoom, takeRooms } from './room-pricing.ts';
import { findHotel } from './room-type-index.ts';
import { requireValidStay } from './stay-rules.ts';

export type Change = Omit<z.output<typeof changeWish>, 'lang'>;

const guestParts = ['guestFirstName', 'guestLastName', 'requests'] as const;

export const guestOf = ({ guestFirstName, guestLastName, requests }: Change['rooms'][number]) => ({
  guestFirstName,
  guestLastName,
  requests,
});

const isSameDates = (row: ReservationRow, { checkInDate, checkOutDate }: Change): boolean =>
  row.checkIn === checkInDate && row.checkOut === checkOutDate;

const isSameRoom = (wanted: Change['rooms'][number] | undefined, held: ReservedRoom): boolean =>
  wanted !== undefined &&
  isSameParty(wanted, held) &&
  (wanted.roomTypeId ?? held.roomTypeId) === held.roomTypeId &&
  (wanted.ratePlanId ?? held.ratePlanId) === held.ratePlanId;

export const isSameStay = (row: ReservationRow, held: readonly ReservedRoom[], change: Change): boolean =>
  isSameDates(row, change) && held.every((room, index) => isSameRoom(change.rooms[index], room));

export const arrivalAfter = ({ arrivalTime }: ReservationRow, change: Change): string | null =>
  change.arrivalTime === undefined ? arrivalTime : change.arrivalTime;

/** The stay with the names, requests, points and time of arrival that it has. */
export const isAsBooked = (row: ReservationRow, held: readonly ReservedRoom[], change: Change): boolean =>
  isSameStay(row, held, change) &&
  (change.points ?? row.points) === row.points &&
  arrivalAfter(row, change) === row.arrivalTime &&
  held.every((room, index) => {
    const wanted = change.rooms[index];
    return guestParts.every((part) => wanted?.[part] === room[part]);
  });

/** Ages that a change does not say stay, while the number of minors does. */
export const withHeldAges = <Room extends Pick<ReservedRoom, 'minor' | 'minorAges'>>(
  rooms: readonly Room[],
  held: readonly ReservedRoom[],
): Room[] =>
  rooms.map((room, index) => {
    const before = held[index];
    return room.minorAges === undefined && before?.minor === room.minor
      ? { ...room, minorAges: before.minorAges }
      : room;
  });

/** @throws FEE_DUE where cancelling one of these rooms costs something now, MEMBER_RATE, TIER_RATE */
function requireSwappable(world: World, row: ReservationRow, held: readonly ReservedRoom[], change: Change): void {
  const { nowKrw } = reservationTerms({ rooms: held, totalKrw: row.totalKrw, asOf: nowIso(world) });
  if (nowKrw > 0) throw new Refusal('FEE_DUE', { data: { feeKrw: nowKrw } });
  requireOwnRates(world, row.membershipNo, change.rooms);
}

/**
 * Gives the nights of the rooms that differ back and takes the wanted ones, priced again. On the same dates the other
 * rooms keep their prices and terms. @throws FEE_DUE, MEMBER_RATE, TOO_MANY_HELD, SOLD_OUT and what pricing refuses
 */
export function swapRooms(
  world: World,
  row: ReservationRow,
  held: readonly ReservedRoom[],
  change: Change,
): ReservedRoom[] {
  const isOther = held.map((room, index) => !isSameDates(row, change) || !isSameRoom(change.rooms[index], room));
  const others = held.filter((_, index) => isOther[index]);
  requireSwappable(world, row, others, change);
  requireValidStay(world, change.checkInDate, change.checkOutDate);
  const heldNights = nightsOf(row.checkIn, row.checkOut);
  if (!isSameDates(row, change)) {
    requireRoomsLeft(world, row.membershipNo, { ...change, hotelId: row.hotelId }, held.length, row.reservationNo);
  }
  for (const { roomTypeId } of others) giveNightsBack(world, roomTypeId, heldNights, 1);
  const stay = { hotelId: row.hotelId, checkInDate: change.checkInDate, checkOutDate: change.checkOutDate };
  // The free minutes run from the booking; a change neither starts them again nor brings them to a nearer arrival.
  const hotel = findHotel(row.hotelId);
  const keepsGrace = hotel !== undefined && isGraceAhead(stay.checkInDate, hotel, new Date(row.bookedAt));
  const graceUntil = keepsGrace ? (held[0]?.cancellation.graceUntil ?? null) : null;
  const rooms = held.map((room, index) => {
    const wanted = change.rooms[index] as Change['rooms'][number];
    if (!isOther[index]) return { ...room, ...guestOf(wanted) };
    const { roomTypeId = room.roomTypeId, ratePlanId = room.ratePlanId } = wanted;
    const priced = priceRoom(world, stay, { ...wanted, roomTypeId, ratePlanId });
    return { ...priced, cancellation: { ...priced.cancellation, graceMinutes: null, graceUntil } };
  });
  takeRooms(
    world,
    stay,
    rooms.filter((_, index) => isOther[index]),
    // An accessible room that was promised is found again by its holder.
    change.accessible === true || held.some(isAccessible),
  );
  return rooms;
}
