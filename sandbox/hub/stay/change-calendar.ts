import type { MonthsInView, NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
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
import { findRoomType } from './room-type-index.ts';

/** What one room of the reservation would cost for one night, as it is occupied now. */
function nightKrw({ roomTypeId, ratePlanId, ...party }: ReservedRoom, night: NightRow): number {
  const entry = findRoomType(roomTypeId);
  if (!entry) throw new Refusal('NOT_FOUND');
  return priceStay([night], entry, ratePlans[ratePlanId as RatePlanId], party).totalKrw;
}

/**
 * Nights to which a reservation could be moved: its own rooms at their own rates, because a change keeps both.
 * Those that it holds are given back by the change, so they count as free.
 * @param row the caller's reservation; undefined if they have none
 * @throws NOT_FOUND, NOT_CHANGEABLE, FEE_DUE (`data.feeKrw`), as the change of dates itself
 */
export function changeCalendar(
  world: World,
  row: ReservationRow | undefined,
  view: MonthsInView,
): { nights: NightAvailability[] } {
  if (!row) throw new Refusal('NOT_FOUND');
  if (!isCancellable(world, row)) throw new Refusal('NOT_CHANGEABLE');
  const feeKrw = cancelNowKrw(world, row);
  if (feeKrw > 0) throw new Refusal('FEE_DUE', { data: { feeKrw } });
  const rooms = roomsOfReservation(world, row.reservationNo);
  const heldNights = new Set(nightsOf(row.checkIn, row.checkOut));
  const { from, until } = daysInView(world, view);
  const types = [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, sameType]) => ({
    sameType,
    nights: new Map(roomTypeNights(world, roomTypeId, from, until).map((night) => [night.date, night])),
  }));
  const nightOf = (date: SeoulDay): NightAvailability => {
    const onSale = plansOnSale(world, date);
    let totalKrw = 0;
    let available = true;
    let minimumStayNights = 1;
    for (const { sameType, nights } of types) {
      const night = nights.get(date);
      const free = (night?.free ?? 0) + (heldNights.has(date) ? sameType.length : 0);
      const sold = sameType.every(({ ratePlanId }) => onSale.some((id) => id === ratePlanId));
      if (!night || free < sameType.length || !sold) available = false;
      else for (const room of sameType) totalKrw += nightKrw(room, night);
      minimumStayNights = Math.max(minimumStayNights, night?.minStay ?? 1);
    }
    return { date, available, lowestKrw: available ? totalKrw : null, minimumStayNights };
  };
  return { nights: [...(types[0]?.nights.keys() ?? [])].map(nightOf) };
}
