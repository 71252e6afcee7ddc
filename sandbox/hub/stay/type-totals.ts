import { hotels } from '../seed/hotels.ts';
import { ratePlans } from '../seed/rate-plans.ts';
import { daysBetween, nightsOf, seoulDayOf } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { nightColumns } from './night-columns.ts';
import { plansOnSale, type Stay } from './offers.ts';
import { allInOf, freeUntilOf, toHundreds } from './price.ts';
import { searchIndex } from './search-index.ts';

/**
 * Lowest all-in total of one room of each type for a stay, by the type's place; `Infinity` where it cannot be
 * booked. Without extra beds, which depend on the party, and without breakfast: a rate with it costs more on the same terms, so it is never the lowest.
 */
export interface TypeTotals {
  readonly lowest: Float64Array;
  /** The same of rates that can still be cancelled free of charge. */
  readonly refundable: Float64Array;
  readonly roomsLeft: Uint16Array;
  /** Of the stay. */
  readonly nights: number;
}

/** Free cancellation ends at 18:00 in Seoul: what holds at one moment holds until the next 18:00. */
const HOURS_TO_CUT_OFF_MS = 18 * 3_600_000;

/** Names all that the totals of a stay depend on, beside the stay itself. */
export function momentOf(world: World): string {
  const now = world.clock.now();
  return [nightColumns(world).version, today(world), seoulDayOf(new Date(now.getTime() - HOURS_TO_CUT_OFF_MS))].join(
    '/',
  );
}

/** @param minimumNights also of types that take stays of so many nights, and none as short as this one */
export function totalsOf(world: World, stay: Stay, isMember: boolean, minimumNights = 1): TypeTotals {
  const { firstType, bed } = searchIndex();
  const board = nightColumns(world);
  const columns = nightsOf(stay.checkInDate, stay.checkOutDate).map((date) => board.column(date));
  const nights = daysBetween(stay.checkInDate, stay.checkOutDate);
  const now = world.clock.now().getTime();
  const freeByDays = new Map<number, boolean>();
  const isStillFree = (days: number): boolean => {
    const isFree = freeByDays.get(days) ?? Date.parse(freeUntilOf(stay.checkInDate, days)) > now;
    freeByDays.set(days, isFree);
    return isFree;
  };
  const plans = plansOnSale(world, stay.checkInDate)
    .map((ratePlanId) => ratePlans[ratePlanId])
    .filter(({ memberOnly, breakfastIncluded }) => !breakfastIncluded && (isMember || !memberOnly));
  const lowest = new Float64Array(bed.length).fill(Infinity);
  const refundable = new Float64Array(bed.length).fill(Infinity);
  const roomsLeft = new Uint16Array(bed.length);
  const arrival = columns[0];
  hotels.forEach(({ freeCancelDays }, hotel) => {
    const isFree = isStillFree(freeCancelDays);
    for (let type = firstType[hotel] ?? 0; type < (firstType[hotel + 1] ?? 0); type += 1) {
      if ((arrival?.minStay[type] ?? 0) > Math.max(nights, minimumNights)) continue;
      let left = 0xffff;
      for (const { free } of columns) left = Math.min(left, free[type] ?? 0);
      if (left === 0) continue;
      roomsLeft[type] = left;
      for (const { factor, freeCancellation } of plans) {
        let roomKrw = 0;
        for (const { baseKrw } of columns) roomKrw += toHundreds((baseKrw[type] ?? 0) * factor);
        const total = allInOf(roomKrw);
        if (total < (lowest[type] ?? 0)) lowest[type] = total;
        if (freeCancellation && isFree && total < (refundable[type] ?? 0)) refundable[type] = total;
      }
    }
  });
  return { lowest, refundable, roomsLeft, nights };
}

/** `totalsOf` every room type of the group for a stay, kept until a night or the day changes. */
export function typeTotals(world: World, stay: Stay, isMember: boolean, minimumNights = 1): TypeTotals {
  const key = ['totals', momentOf(world), stay.checkInDate, stay.checkOutDate, isMember, minimumNights].join(' ');
  return cachedAnswer(world, key, () => totalsOf(world, stay, isMember, minimumNights));
}
