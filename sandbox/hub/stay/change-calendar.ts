import type { NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import type { NightsWish } from '../../../lib/hub/contract/reservation-change.ts';
import { Refusal } from '../refusal.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { cancelNowKrw, isCancellable } from './cancelling.ts';
import { isAccessible, withoutLastAccessible } from './last-accessible.ts';
import { daysInView, freeOf } from './night-calendar.ts';
import { hotelNights, type NightRow } from './night-store.ts';
import { isSoldNight } from './offers.ts';
import { requireOwnRates } from './packages.ts';
import { priceStay } from './price.ts';
import { type ReservationRow, type ReservedRoom, roomsOfReservation } from './reservation-store.ts';
import type { WantedRoom } from './room-pricing.ts';
import { findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';
import { withHeldAges } from './swapping.ts';

/** The rooms that shall stay, as they shall be. @throws BAD_REQUEST, MEMBER_RATE */
function roomsWished(
  world: World,
  row: ReservationRow,
  held: readonly ReservedRoom[],
  wish: NightsWish['rooms'],
): WantedRoom[] {
  if (wish === undefined) return [...held];
  if (wish.length !== held.length) throw new Refusal('BAD_REQUEST');
  requireOwnRates(world, row.membershipNo, wish);
  const rooms = withHeldAges(wish, held).flatMap(({ cancelYn, ...room }, index) => {
    const before = held[index];
    if (cancelYn === 'Y' || before === undefined) return [];
    const { roomTypeId = before.roomTypeId, ratePlanId = before.ratePlanId } = room;
    return [{ ...room, roomTypeId, ratePlanId }];
  });
  if (rooms.length === 0) throw new Refusal('BAD_REQUEST');
  return rooms;
}

/** What one room would cost for one night. */
function nightKrw({ roomTypeId, ratePlanId, ...party }: WantedRoom, night: NightRow): number {
  const entry = findRoomType(roomTypeId);
  if (!entry) throw new Refusal('NOT_FOUND');
  return priceStay([night], entry, ratePlans[ratePlanId as RatePlanId], party).totalKrw;
}

/** @throws NOT_FOUND, OCCUPANCY_EXCEEDED */
function requireRoom({ roomTypeId, ratePlanId, ...party }: WantedRoom, hotelId: string): void {
  const entry = findRoomType(roomTypeId);
  if (entry?.hotel.hotelId !== hotelId || !Object.hasOwn(ratePlans, ratePlanId)) throw new Refusal('NOT_FOUND');
  if (housingOf(entry, party).misfit) throw new Refusal('OCCUPANCY_EXCEEDED');
}

/**
 * Nights to which a reservation could be moved, with its rooms as they shall be or as they are booked. Those that it holds
 * are given back by the change, so they count as free.
 * @param row the caller's reservation; undefined if they have none
 * @throws NOT_FOUND, NOT_CHANGEABLE, FEE_DUE (`data.feeKrw`), OCCUPANCY_EXCEEDED, MEMBER_RATE, BAD_REQUEST, as the change
 */
export function changeCalendar(
  world: World,
  row: ReservationRow | undefined,
  view: NightsWish,
): { nights: NightAvailability[] } {
  if (!row) throw new Refusal('NOT_FOUND');
  if (!isCancellable(world, row)) throw new Refusal('NOT_CHANGEABLE');
  const feeKrw = cancelNowKrw(world, row);
  if (feeKrw > 0) throw new Refusal('FEE_DUE', { data: { feeKrw } });
  const held = roomsOfReservation(world, row.reservationNo);
  const rooms = roomsWished(world, row, held, view.rooms);
  for (const room of rooms) requireRoom(room, row.hotelId);
  const heldNights = new Set(nightsOf(row.checkIn, row.checkOut));
  const { from, until } = daysInView(world, view);
  const types = [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)];
  const needsAccessible = view.accessible === true || held.some(isAccessible);
  const withHeld = (night: NightRow): NightRow => {
    const ofType = held.filter(({ roomTypeId }) => roomTypeId === night.roomTypeId);
    return { ...night, free: night.free + (heldNights.has(night.date) ? ofType.length : 0) };
  };
  const nightOf = (date: SeoulDay, rows: readonly NightRow[]): NightAvailability => {
    const free = freeOf(rows.map(withHeld));
    const offered = needsAccessible ? free : withoutLastAccessible(free, rooms);
    let totalKrw = 0;
    let available = true;
    let minimumStayNights = 1;
    for (const [roomTypeId, sameType] of types) {
      const night = offered.find((one) => one.roomTypeId === roomTypeId);
      const plans = sameType.map(({ ratePlanId }) => ratePlanId as RatePlanId);
      const sold = plans.every((planId) => isSoldNight(world, row.hotelId, planId, date));
      if (!night || night.roomsLeft < sameType.length || !sold) available = false;
      else for (const room of sameType) totalKrw += nightKrw(room, night);
      const { minStay = 1 } = rows.find((row) => row.roomTypeId === roomTypeId) ?? {};
      const least = plans.map((planId) => ratePlans[planId].package?.leastNights ?? 1);
      minimumStayNights = Math.max(minimumStayNights, minStay, ...least);
    }
    return { date, available, lowestKrw: available ? totalKrw : null, minimumStayNights };
  };
  const byDate = Map.groupBy(hotelNights(world, row.hotelId, from, until), ({ date }) => date);
  return { nights: [...byDate].map(([date, rows]) => nightOf(date, rows)) };
}
