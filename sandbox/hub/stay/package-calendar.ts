import type { MonthsInView, NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import { packages } from '../seed/packages.ts';
import { packagePlanId, type RatePlan, ratePlans } from '../seed/rate-plans.ts';
import { addDays, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { lowestTogether } from './cheapest-stay.ts';
import { isAccessible, offeredRoomTypes, withoutLastAccessible } from './last-accessible.ts';
import { daysInView, freeOf, TWO_ADULTS } from './night-calendar.ts';
import { hotelNights } from './night-store.ts';
import type { FreeRoomType } from './offers.ts';
import { isPackageNight, packagePlansFor } from './packages.ts';
import { type Occupants, priceStay } from './price.ts';
import { housingOf } from './sleeping.ts';

interface PackageWish {
  readonly hotelId: string;
  readonly packageId: string;
  readonly rooms?: readonly Occupants[] | undefined;
  readonly accessible?: boolean | undefined;
}

/** Lowest all-in price of the nights of these room types for a party; null where they do not take it. */
function lowestForParty(offered: readonly FreeRoomType[], rooms: readonly Occupants[], plan: RatePlan): number | null {
  const perRoom = rooms.map((room) =>
    offered.flatMap(({ entry, nights, roomsLeft }, type) =>
      housingOf(entry, room).misfit
        ? []
        : [{ type, total: priceStay(nights, entry, plan, room).totalKrw, left: roomsLeft }],
    ),
  );
  const total = lowestTogether(rooms, perRoom);
  return total === Infinity ? null : total;
}

/** Nights of a hotel on which a package can be had; none of one that is not sold there. */
export function packageCalendar(
  world: World,
  { hotelId, packageId, rooms = [TWO_ADULTS], accessible = false }: PackageWish,
  view: MonthsInView,
): (NightAvailability & { memberLowestKrw: number | null })[] {
  const seed = packages.find((one) => one.packageId === packageId);
  const planId = seed && packagePlanId(seed);
  const lowestOfStay = (checkInDate: SeoulDay, nightCount: number): number | null => {
    const stay = { checkInDate, checkOutDate: addDays(checkInDate, nightCount) };
    if (!planId || !packagePlansFor(world, hotelId, stay).includes(planId)) return null;
    const free = offeredRoomTypes(world, hotelId, { ...stay, rooms, accessible });
    const offered = accessible ? free.filter(({ entry }) => isAccessible(entry)) : free;
    return lowestForParty(offered, rooms, ratePlans[planId]);
  };
  const { from, until } = daysInView(world, view);
  const byDate = Map.groupBy(hotelNights(world, hotelId, from, until), ({ date }) => date);
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, rows]) => {
      const free = freeOf(rows);
      const offered = accessible ? free.filter(isAccessible) : withoutLastAccessible(free, rooms);
      const plan = planId && ratePlans[planId];
      const isSold = plan !== undefined && isPackageNight(world, hotelId, plan, date);
      const minimumStayNights = Math.max(seed?.leastNights ?? 1, ...rows.map(({ minStay }) => minStay));
      const lowestKrw = lowestOfStay(date, minimumStayNights);
      return {
        date,
        available: isSold && lowestForParty(offered, rooms, plan) !== null,
        lowestKrw,
        memberLowestKrw: lowestKrw,
        minimumStayNights,
      };
    });
}
