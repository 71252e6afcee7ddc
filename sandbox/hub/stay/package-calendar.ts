import type { MonthsInView, NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import { type PackageSeed, packages } from '../seed/packages.ts';
import { packagePlanId, type RatePlan, ratePlans } from '../seed/rate-plans.ts';
import { addDays, nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { lowestTogether } from './cheapest-stay.ts';
import { isAccessible, withoutLastAccessible } from './last-accessible.ts';
import { daysInView, freeOf, TWO_ADULTS } from './night-calendar.ts';
import { hotelNights } from './night-store.ts';
import { type FreeRoomType, freeAmong } from './offers.ts';
import { allows, isAllowedNight, sellsPackage } from './packages.ts';
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
  const sold = seed && sellsPackage(world, hotelId, seed) ? seed : undefined;
  const { from, until } = daysInView(world, view);
  // The last day in view may begin a stay of several nights, which is priced too.
  const read = hotelNights(world, hotelId, from, addDays(until, seed?.mostNights ?? 0));
  const byDate = Map.groupBy(read, ({ date }) => date);
  const offeredOf = <T extends FreeRoomType>(free: readonly T[]) =>
    accessible ? free.filter(({ entry }) => isAccessible(entry)) : withoutLastAccessible(free, rooms);
  const lowestOfStay = (package_: PackageSeed, checkInDate: SeoulDay, nightCount: number): number | null => {
    const stay = { checkInDate, checkOutDate: addDays(checkInDate, nightCount) };
    if (!allows(world, package_, stay)) return null;
    const nights = nightsOf(stay.checkInDate, stay.checkOutDate).flatMap((date) => byDate.get(date) ?? []);
    return lowestForParty(offeredOf(freeAmong(nights, hotelId, stay)), rooms, ratePlans[packagePlanId(package_)]);
  };
  return [...byDate]
    .filter(([date]) => date < until)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, rows]) => {
      const isAllowed = sold !== undefined && isAllowedNight(world, sold, date);
      const minimumStayNights = Math.max(seed?.leastNights ?? 1, ...rows.map(({ minStay }) => minStay));
      const lowestKrw = sold ? lowestOfStay(sold, date, minimumStayNights) : null;
      return {
        date,
        available: isAllowed && lowestForParty(offeredOf(freeOf(rows)), rooms, ratePlans[packagePlanId(sold)]) !== null,
        lowestKrw,
        memberLowestKrw: lowestKrw,
        minimumStayNights,
      };
    });
}
