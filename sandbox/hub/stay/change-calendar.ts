import type { NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import type { NightsWish } from '../../../lib/hub/contract/reservation-change.ts';
import { Refusal } from '../refusal.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { cancelNowKrw, isCancellable } from './cancelling.ts';
import { daysInView } from './night-calendar.ts';
import { type NightRow, roomTypeNights } from './night-store.ts';
import { plansOnSale } from './offers.ts';
import { priceStay } from './price.ts';
import { type ReservationRow, type ReservedRoom, roomsOfReservation } from './reservation-store.ts';
import type { WantedRoom } from './room-pricing.ts';
import { findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';
import { requireOwnRates, withHeldAges } from './swapping.ts';

/** The rooms that shall stay, as they shall be. @throws BAD_REQUEST, MEMBER_RATE */
function roomsWished(row: ReservationRow, held: readonly ReservedRoom[], wish: NightsWish['rooms']): WantedRoom[] {
  if (wish === undefined) return [...held];
  if (wish.length !== held.length) throw new Refusal('BAD_REQUEST');
  requireOwnRates(row, wish);
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
  const rooms = roomsWished(row, held, view.rooms);
  for (const room of rooms) requireRoom(room, row.hotelId);
  const heldNights = new Set(nightsOf(row.checkIn, row.checkOut));
  const { from, until } = daysInView(world, view);
  const types = [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, sameType]) => ({
    sameType,
    heldCount: held.filter((room) => room.roomTypeId === roomTypeId).length,
    nights: new Map(roomTypeNights(world, roomTypeId, from, until).map((night) => [night.date, night])),
  }));
  const nightOf = (date: SeoulDay): NightAvailability => {
    const onSale = plansOnSale(world, date);
    let totalKrw = 0;
    let available = true;
    let minimumStayNights = 1;
    for (const { sameType, heldCount, nights } of types) {
      const night = nights.get(date);
      const free = (night?.free ?? 0) + (heldNights.has(date) ? heldCount : 0);
      const sold = sameType.every(({ ratePlanId }) => onSale.some((id) => id === ratePlanId));
      if (!night || free < sameType.length || !sold) available = false;
      else for (const room of sameType) totalKrw += nightKrw(room, night);
      minimumStayNights = Math.max(minimumStayNights, night?.minStay ?? 1);
    }
    return { date, available, lowestKrw: available ? totalKrw : null, minimumStayNights };
  };
  return { nights: [...(types[0]?.nights.keys() ?? [])].map(nightOf) };
}
