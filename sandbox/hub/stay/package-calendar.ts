import type { MonthsInView, NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import { packages } from '../seed/packages.ts';
import { packagePlanId, ratePlans } from '../seed/rate-plans.ts';
import type { World } from '../world.ts';
import { isAccessible, withoutLastAccessible } from './last-accessible.ts';
import { daysInView, freeOf, lowestForParty, TWO_ADULTS } from './night-calendar.ts';
import { hotelNights } from './night-store.ts';
import { isPackageNight } from './packages.ts';
import type { Occupants } from './price.ts';

interface PackageWish {
  readonly hotelId: string;
  readonly packageId: string;
  readonly rooms?: readonly Occupants[] | undefined;
  readonly accessible?: boolean | undefined;
}

/** Nights of a hotel on which a package can be had; none of one that is not sold there. */
export function packageCalendar(
  world: World,
  { hotelId, packageId, rooms = [TWO_ADULTS], accessible = false }: PackageWish,
  view: MonthsInView,
): (NightAvailability & { memberLowestKrw: number | null })[] {
  const seed = packages.find((one) => one.packageId === packageId);
  const plan = seed && ratePlans[packagePlanId(seed)];
  const leastNights = seed?.leastNights ?? 1;
  const { from, until } = daysInView(world, view);
  const byDate = Map.groupBy(hotelNights(world, hotelId, from, until), ({ date }) => date);
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, rows]) => {
      const free = freeOf(rows);
      const offered = accessible ? free.filter(isAccessible) : withoutLastAccessible(free, rooms);
      const isSold = plan !== undefined && isPackageNight(world, hotelId, plan, date);
      const krw = isSold ? lowestForParty(offered, rooms, [plan]) : null;
      const lowestKrw = leastNights === 1 ? krw : null;
      const minimumStayNights = Math.max(leastNights, ...rows.map(({ minStay }) => minStay));
      return { date, available: krw !== null, lowestKrw, memberLowestKrw: lowestKrw, minimumStayNights };
    });
}
