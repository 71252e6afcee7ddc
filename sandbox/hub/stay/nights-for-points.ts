import type { NightsForPoints } from '../../../lib/hub/contract/point.ts';
import { pointPrice, pointProblem } from '../../../lib/hub/contract/point-payment.ts';
import type { SpendingRules } from '../../../lib/hub/contract/programme.ts';
import { hotels } from '../seed/hotels.ts';
import { type RatePlan, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { isAccessible } from './last-accessible.ts';
import { TWO_ADULTS } from './night-calendar.ts';
import { hotelNights, type NightRow } from './night-store.ts';
import { plansOnSale } from './offers.ts';
import { priceStay, toHundreds } from './price.ts';
import { findHotel, findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';
import { momentOf } from './type-totals.ts';

const LOOK_AHEAD_DAYS = 42;
const MOST_NIGHTS = 3;
const MOST_HOTELS = 24;
const MOST_STAYS = 3;

interface Found {
  readonly hotelId: string;
  readonly checkInDate: SeoulDay;
  readonly nightCount: number;
  readonly totalKrw: number;
}

/** What a member pays at least for an arrival: the rate without breakfast that takes most off. */
function cheapestPlan(world: World, checkInDate: SeoulDay): RatePlan | undefined {
  return plansOnSale(world, checkInDate)
    .map((planId) => ratePlans[planId])
    .filter(({ breakfastIncluded }) => !breakfastIncluded)
    .sort((a, b) => a.factor - b.factor)[0];
}

/** The cheapest stay of so many nights in a hotel; rooms that may be kept for guests who need them are left aside. */
function cheapestStay(
  byType: ReadonlyMap<string, readonly NightRow[]>,
  planFrom: (checkInDate: SeoulDay) => RatePlan | undefined,
  nightCount: number,
): Found | null {
  let best: { nights: readonly NightRow[]; plan: RatePlan; roomKrw: number } | null = null;
  for (const [roomTypeId, rows] of byType) {
    const entry = findRoomType(roomTypeId);
    if (!entry || housingOf(entry, TWO_ADULTS).misfit || housingOf(entry, TWO_ADULTS).nightKrw > 0) continue;
    for (let first = 0; first + nightCount <= rows.length; first += 1) {
      const nights = rows.slice(first, first + nightCount);
      const [arrival] = nights;
      const plan = arrival && planFrom(arrival.date);
      if (!plan || arrival.minStay > nightCount || nights.some(({ free }) => free < 1)) continue;
      const roomKrw = nights.reduce((sum, { baseKrw }) => sum + toHundreds(baseKrw * plan.factor), 0);
      if (best === null || roomKrw < best.roomKrw) best = { nights, plan, roomKrw };
    }
  }
  const [arrival] = best?.nights ?? [];
  const entry = arrival && findRoomType(arrival.roomTypeId);
  if (!best || !arrival || !entry) return null;
  const { totalKrw } = priceStay(best.nights, entry, best.plan, TWO_ADULTS);
  return { hotelId: arrival.hotelId, checkInDate: arrival.date, nightCount, totalKrw };
}

/** Of each hotel and length; kept until a night or the day changes. */
function cheapestStays(world: World): readonly Found[] {
  const work = () => {
    const now = today(world);
    const plans = new Map<SeoulDay, RatePlan | undefined>();
    const planFrom = (day: SeoulDay) => {
      if (!plans.has(day)) plans.set(day, cheapestPlan(world, day));
      return plans.get(day);
    };
    return hotels.slice(0, MOST_HOTELS).flatMap(({ hotelId }) => {
      const rows = hotelNights(world, hotelId, now, addDays(now, LOOK_AHEAD_DAYS)).filter((row) => !isAccessible(row));
      const byType = Map.groupBy(rows, ({ roomTypeId }) => roomTypeId);
      return Array.from({ length: MOST_NIGHTS }, (_, index) => cheapestStay(byType, planFrom, index + 1)).filter(
        (found) => found !== null,
      );
    });
  };
  return cachedAnswer(world, `nights for points ${momentOf(world)}`, work);
}

/** Of each hotel the longest stay that the balance pays for; without any, the cheapest night of all. */
export function nightsFor(world: World, balance: number, rules: SpendingRules, lang: Lang): NightsForPoints['stays'] {
  const payable = cheapestStays(world)
    .map((stay) => ({ ...stay, points: pointPrice(stay.totalKrw, rules) }))
    .filter(({ points, totalKrw }) => pointProblem(points, rules, { totalKrw, balance: points }) === null);
  const affordable = Map.groupBy(
    payable.filter(({ points }) => points <= balance),
    ({ hotelId }) => hotelId,
  );
  const longest = [...affordable.values()].flatMap((stays) =>
    stays.toSorted((a, b) => b.nightCount - a.nightCount).slice(0, 1),
  );
  const cheapest = payable.filter(({ nightCount }) => nightCount === 1).toSorted((a, b) => a.points - b.points);
  const shown =
    longest.length > 0 ? longest.toSorted((a, b) => b.points - a.points).slice(0, MOST_STAYS) : cheapest.slice(0, 1);
  return shown.map(({ hotelId, checkInDate, nightCount, points }) => ({
    hotelId,
    hotelName: findHotel(hotelId)?.name[lang] ?? hotelId,
    checkInDate,
    checkOutDate: addDays(checkInDate, nightCount),
    points,
    missingPoints: Math.max(0, points - balance),
  }));
}
