import type { NightAvailability } from '../../../lib/hub/contract/hotel.ts';
import { hotels } from '../seed/hotels.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { addDays, daysBetween, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import type { LowestNights } from './hotel-texts.ts';
import { hotelNights, type NightRow } from './night-store.ts';
import { priceStay } from './price.ts';
import { findRoomType } from './room-type-index.ts';

/** What the calendar prices a night for. */
const TWO_ADULTS = { adults: 2, minor: 0 };
const LOOK_AHEAD_DAYS = 60;

/** Lowest all-in price of one free night that anybody may book, two adults, null when it is sold out. */
function lowestOf(night: NightRow, now: SeoulDay): number | null {
  const entry = findRoomType(night.roomTypeId);
  if (!entry || night.free < 1) return null;
  const planId: RatePlanId = daysBetween(now, night.date) >= ratePlans.advance.leadDays ? 'advance' : 'flexible';
  return priceStay([night], entry.hotel, ratePlans[planId], TWO_ADULTS).totalKrw;
}

function lower(current: number | null | undefined, candidate: number | null): number | null {
  if (candidate === null) return current ?? null;
  return current === null || current === undefined ? candidate : Math.min(current, candidate);
}

function findLowestNights(world: World): LowestNights {
  const now = today(world);
  const byHotel = new Map<string, number>();
  const byRoomType = new Map<string, number>();
  for (const { hotelId } of hotels) {
    for (const night of hotelNights(world, hotelId, now, addDays(now, LOOK_AHEAD_DAYS))) {
      const lowest = lowestOf(night, now);
      if (lowest === null) continue;
      byHotel.set(hotelId, lower(byHotel.get(hotelId), lowest) ?? lowest);
      byRoomType.set(night.roomTypeId, lower(byRoomType.get(night.roomTypeId), lowest) ?? lowest);
    }
  }
  return { byHotel, byRoomType };
}

interface KnownLowest {
  readonly asOf: string;
  readonly lowest: LowestNights;
}
const knownLowest = new WeakMap<World, KnownLowest>();

/**
 * Lowest night of every hotel and room type in the coming 60 days. Kept until the next write or the next
 * day: every list and every hotel page asks for it.
 */
export function lowestNights(world: World): LowestNights {
  const changes = world.db.get<{ count: number }>('SELECT total_changes() AS count')?.count;
  const asOf = `${today(world)}/${changes}`;
  const known = knownLowest.get(world);
  if (known?.asOf === asOf) return known.lowest;
  const lowest = findLowestNights(world);
  knownLowest.set(world, { asOf, lowest });
  return lowest;
}

/** Nights of whole months from `viewMonth` on, those in the past and beyond the sale left out. */
export function nightCalendar(
  world: World,
  hotelId: string,
  viewMonth: string,
  viewPeriod: number,
): NightAvailability[] {
  const now = today(world);
  const first = `${viewMonth}-01`;
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + viewPeriod);
  const from = first < now ? now : first;
  const byDate = Map.groupBy(hotelNights(world, hotelId, from, end.toISOString().slice(0, 10)), ({ date }) => date);
  return [...byDate.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, rows]) => {
      const lowestKrw = rows.reduce<number | null>((best, row) => lower(best, lowestOf(row, now)), null);
      return {
        date,
        available: lowestKrw !== null,
        lowestKrw,
        minimumStayNights: Math.max(...rows.map(({ minStay }) => minStay)),
      };
    });
}
