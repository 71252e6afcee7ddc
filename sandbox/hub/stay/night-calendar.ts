import type { MonthsInView, NightAvailability } from '../../../lib/hub/contract/available-dates.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { addDays, daysBetween, nightsOf, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { anyRoom, cheapestStay } from './cheapest-stay.ts';
import type { LowestNights } from './hotel-texts.ts';
import { withoutLastAccessible } from './last-accessible.ts';
import { nightColumns } from './night-columns.ts';
import { hotelNights, isTouched, type NightRow } from './night-store.ts';
import { type Occupants, priceStay } from './price.ts';
import { findRoomType } from './room-type-index.ts';
import { searchIndex } from './search-index.ts';
import { isOnSale } from './stay-rules.ts';
import { type TypeTotals, totalsOf } from './type-totals.ts';

/** The party that a night is priced for by default. */
export const TWO_ADULTS = { adults: 2, minor: 0 };
const LOOK_AHEAD_DAYS = 60;

/** Lowest all-in price of one free night that anybody may book, two adults, null when it is sold out. */
function lowestOf(night: NightRow, now: SeoulDay): number | null {
  const entry = findRoomType(night.roomTypeId);
  if (!entry) return null;
  const planId: RatePlanId = daysBetween(now, night.date) >= ratePlans.advance.leadDays ? 'advance' : 'flexible';
  return priceStay([night], entry, ratePlans[planId], TWO_ADULTS).totalKrw;
}

function lower(current: number | null | undefined, candidate: number | null): number | null {
  if (candidate === null) return current ?? null;
  return current === null || current === undefined ? candidate : Math.min(current, candidate);
}

/** The free ones of these nights. */
export const freeOf = (rows: readonly NightRow[]) =>
  rows.flatMap((row) => {
    const entry = findRoomType(row.roomTypeId);
    return entry && row.free > 0 ? [{ ...row, entry, nights: [row], roomsLeft: row.free }] : [];
  });

interface HotelLowest {
  readonly lowestKrw: number | undefined;
  readonly byRoomType: ReadonlyMap<string, number>;
}

function lowestByRoomType(nights: readonly NightRow[], now: SeoulDay): Map<string, number> {
  const leadEnds = addDays(now, ratePlans.advance.leadDays);
  // Among nights on the same plan the cheapest before tax is the cheapest after it, so only that one is priced.
  const cheapest = new Map<string, NightRow>();
  for (const night of nights) {
    const key = `${night.roomTypeId}/${night.date < leadEnds}`;
    if (night.baseKrw < (cheapest.get(key)?.baseKrw ?? Infinity)) cheapest.set(key, night);
  }
  const byRoomType = new Map<string, number>();
  for (const night of cheapest.values()) {
    const lowest = lowestOf(night, now);
    if (lowest !== null) byRoomType.set(night.roomTypeId, lower(byRoomType.get(night.roomTypeId), lowest) ?? lowest);
  }
  return byRoomType;
}

/** Of the hotel, what everybody is offered; of an accessible type, what guests pay who need it. */
function findLowest(world: World, hotelId: string): HotelLowest {
  const now = today(world);
  const free = freeOf(hotelNights(world, hotelId, now, addDays(now, LOOK_AHEAD_DAYS)));
  const byDate = Map.groupBy(free, ({ date }) => date);
  const offered = [...byDate.values()].flatMap((rows) => withoutLastAccessible(rows, [TWO_ADULTS]));
  const lowest = lowestByRoomType(offered, now);
  return {
    lowestKrw: lowest.size === 0 ? undefined : Math.min(...lowest.values()),
    byRoomType: lowestByRoomType(free, now),
  };
}

interface KnownLowest {
  /** Day, and for a hotel that somebody has booked the number of changes that the database has seen. */
  readonly asOf: string;
  readonly lowest: HotelLowest;
}
const knownByWorld = new WeakMap<World, Map<string, KnownLowest>>();

/** Kept until the next day, and where nights were booked until the next write: every list asks for it. */
function lowestOfHotel(world: World, hotelId: string): HotelLowest {
  const now = today(world);
  const changes = isTouched(world, hotelId, now, addDays(now, LOOK_AHEAD_DAYS))
    ? world.db.get<{ count: number }>('SELECT total_changes() AS count')?.count
    : 0;
  const asOf = `${now}/${changes}`;
  const known = knownByWorld.get(world) ?? new Map<string, KnownLowest>();
  knownByWorld.set(world, known);
  const found = known.get(hotelId);
  if (found?.asOf === asOf) return found.lowest;
  const lowest = findLowest(world, hotelId);
  known.set(hotelId, { asOf, lowest });
  return lowest;
}

/** Lowest night of a hotel or room type in the coming 60 days, found hotel by hotel when it is asked for. */
export function lowestNights(world: World): LowestNights {
  return {
    byHotel: { get: (hotelId) => lowestOfHotel(world, hotelId).lowestKrw },
    byRoomType: {
      get: (roomTypeId) => {
        const entry = findRoomType(roomTypeId);
        return entry && lowestOfHotel(world, entry.hotel.hotelId).byRoomType.get(roomTypeId);
      },
    },
  };
}

/** Whole months from `viewMonth` on as [from, until), without the days that are over. */
export function daysInView(world: World, { viewMonth, viewPeriod }: MonthsInView): { from: SeoulDay; until: SeoulDay } {
  const now = today(world);
  const first = `${viewMonth}-01`;
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + viewPeriod);
  return { from: first < now ? now : first, until: end.toISOString().slice(0, 10) };
}

/** Nights of whole months from `viewMonth` on, hotel by hotel, those in the past and beyond the sale left out. */
export function nightCalendars(
  world: World,
  hotelIds: readonly string[],
  view: MonthsInView,
  rooms: readonly Occupants[] = [TWO_ADULTS],
  accessible = false,
): (NightAvailability & { memberLowestKrw: number | null })[][] {
  const { from, until } = daysInView(world, view);
  const index = searchIndex();
  const columns = nightColumns(world);
  const wish = { ...anyRoom, accessible };
  const nights = nightsOf(from, until).flatMap((date) => {
    const stay = { checkInDate: date, checkOutDate: addDays(date, 1) };
    if (!isOnSale(world, stay.checkOutDate)) return [];
    const totalsFor = (isMember: boolean) => totalsOf(world, stay, isMember, Infinity);
    return { date, minStay: columns.column(date).minStay, everybody: totalsFor(false), members: totalsFor(true) };
  });
  return hotelIds.map((hotelId) => {
    const hotel = index.hotelPlace.get(hotelId) ?? 0;
    return nights.map(({ date, minStay, everybody, members }) => {
      const lowestIn = (totals: TypeTotals) => {
        const lowest = cheapestStay(index, totals, hotel, rooms, wish);
        return lowest === Infinity ? null : lowest;
      };
      const lowestKrw = lowestIn(everybody);
      return {
        date,
        available: lowestKrw !== null,
        lowestKrw,
        memberLowestKrw: lowestIn(members),
        minimumStayNights: Math.max(...minStay.subarray(index.firstType[hotel], index.firstType[hotel + 1])),
      };
    });
  });
}
