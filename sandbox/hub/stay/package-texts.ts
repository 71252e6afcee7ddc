import type { StayPackage } from '../../../lib/hub/contract/package.ts';
import type { PackageSeed } from '../seed/packages.ts';
import { packagePlanId, ratePlans } from '../seed/rate-plans.ts';
import { regions } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { isAccessible } from './last-accessible.ts';
import { TWO_ADULTS } from './night-calendar.ts';
import { hotelNights, type NightRow } from './night-store.ts';
import { allows, blackoutDaysOf, periodsOf } from './packages.ts';
import { hotelPicture } from './picture-catalog.ts';
import { FREE_UNTIL_HOUR, inclusionsFor, priceStay } from './price.ts';
import { findHotel, findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';
import { momentOf } from './type-totals.ts';

const LOOK_AHEAD_DAYS = 120;

type LowestStay = NonNullable<StayPackage['hotels'][number]['lowest']>;

/** Of rooms that everybody is offered: the accessible ones may be kept. */
function lowestStay(world: World, seed: PackageSeed, hotelId: string): LowestStay | null {
  const plan = ratePlans[packagePlanId(seed)];
  const now = today(world);
  const { stay } = periodsOf(seed, now);
  const until = [stay.until, addDays(now, LOOK_AHEAD_DAYS)].sort()[0] ?? stay.until;
  const { leastNights } = seed;
  const rows = hotelNights(world, hotelId, now, until).filter((row) => !isAccessible(row));
  let best: { nights: NightRow[]; baseKrw: number } | null = null;
  for (const [roomTypeId, nights] of Map.groupBy(rows, ({ roomTypeId: id }) => id)) {
    const entry = findRoomType(roomTypeId);
    if (!entry || housingOf(entry, TWO_ADULTS).misfit) continue;
    for (let first = 0; first + leastNights <= nights.length; first += 1) {
      const wanted = nights.slice(first, first + leastNights);
      const [arrival] = wanted;
      const baseKrw = wanted.reduce((sum, night) => sum + night.baseKrw, 0);
      if (!arrival || arrival.minStay > leastNights || (best && baseKrw >= best.baseKrw)) continue;
      if (wanted.some(({ free }) => free < 1)) continue;
      const asked = { checkInDate: arrival.date, checkOutDate: addDays(arrival.date, leastNights) };
      if (allows(world, seed, asked)) best = { nights: wanted, baseKrw };
    }
  }
  const [arrival] = best?.nights ?? [];
  const entry = arrival && findRoomType(arrival.roomTypeId);
  if (!best || !arrival || !entry) return null;
  return {
    checkInDate: arrival.date,
    checkOutDate: addDays(arrival.date, leastNights),
    roomTypeId: arrival.roomTypeId,
    totalKrw: priceStay(best.nights, entry, plan, TWO_ADULTS).totalKrw,
  };
}

/** By hotel; kept until a night or the day changes. */
const lowestStays = (world: World, seed: PackageSeed): ReadonlyMap<string, LowestStay | null> =>
  cachedAnswer(
    world,
    `package ${seed.packageId} ${momentOf(world)}`,
    () => new Map(seed.hotelIds.map((hotelId) => [hotelId, lowestStay(world, seed, hotelId)])),
  );

export function packageIn(world: World, seed: PackageSeed, lang: Lang): StayPackage {
  const periods = periodsOf(seed, today(world));
  const lowest = lowestStays(world, seed);
  const pictured = findHotel(seed.picture.hotelId);
  if (!pictured) throw new Error(`${seed.packageId} shows the unknown hotel ${seed.picture.hotelId}`);
  return {
    packageId: seed.packageId,
    ratePlanId: packagePlanId(seed),
    title: seed.title[lang],
    summary: seed.summary[lang],
    picture: hotelPicture(pictured, seed.picture.scene, lang),
    hotels: seed.hotelIds.flatMap((hotelId) => {
      const hotel = findHotel(hotelId);
      if (!hotel) return [];
      return [
        {
          hotelId,
          hotelName: hotel.name[lang],
          cityName: hotel.city[lang],
          regionName: regions[hotel.region][lang],
          lowest: lowest.get(hotelId) ?? null,
        },
      ];
    }),
    ...periods,
    leastNights: seed.leastNights,
    mostNights: seed.mostNights,
    blackoutDays: blackoutDaysOf(seed, periods.stay),
    forWhom: seed.forWhom,
    inclusions: inclusionsFor(seed, TWO_ADULTS, lang),
    cancellation: { freeDaysBefore: seed.freeCancelDays, freeUntilTime: FREE_UNTIL_HOUR },
  };
}
