import type { FoundStays } from '../../../lib/hub/contract/offer.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { addDays } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { NIGHTS_ON_SALE } from './night-store.ts';
import type { Stay } from './offers.ts';
import { lowestTotal, type StayWish } from './stay-offers.ts';

/** How far to look for other dates, nearest first. */
const shifts = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 10, 14, 21, 28];
const WAYS_ON = 3;

type Alternative = FoundStays['alternatives'][number];

/** The first so many that turn out well; no other is tried after that. */
function firstOf<T, R>(candidates: Iterable<T>, count: number, tryOne: (candidate: T) => R | null): R[] {
  const found: R[] = [];
  if (count < 1) return found;
  for (const candidate of candidates) {
    const result = tryOne(candidate);
    if (result !== null) found.push(result);
    if (found.length === count) break;
  }
  return found;
}

function* onOtherDates(list: readonly HotelSeed[]): Generator<{ hotel: HotelSeed; days: number }> {
  for (const days of shifts) for (const hotel of list) yield { hotel, days };
}

/** Ways on for a search that found nothing free: other dates of what was asked for, and other hotels nearby. */
function alternativesOf(world: World, wish: StayWish, asked: readonly HotelSeed[], isMember: boolean): Alternative[] {
  const lastDay = addDays(today(world), NIGHTS_ON_SALE);
  const bookable = (kind: Alternative['kind'], hotel: HotelSeed, stay: Stay): Alternative | null => {
    if (stay.checkInDate < today(world) || stay.checkOutDate > lastDay) return null;
    const { checkInDate, checkOutDate } = stay;
    const totalKrw = lowestTotal(world, hotel.hotelId, { ...wish, checkInDate, checkOutDate }, isMember);
    if (totalKrw === null) return null;
    return {
      kind,
      hotelId: hotel.hotelId,
      hotelName: hotel.name[wish.lang],
      checkInDate,
      checkOutDate,
      totalKrw,
    };
  };
  const shifted = (days: number): Stay => ({
    checkInDate: addDays(wish.checkInDate, days),
    checkOutDate: addDays(wish.checkOutDate, days),
  });
  const isAsked = new Set(asked);
  const askedRegions = new Set(asked.map(({ region }) => region));
  const others = hotels.filter((hotel) => !isAsked.has(hotel));
  // A sister hotel in the same region first, then one further away.
  const sisters = [
    ...others.filter(({ region }) => askedRegions.has(region)),
    ...others.filter(({ region }) => !askedRegions.has(region)),
  ];
  const sameDates = firstOf(sisters, 2, (hotel) => bookable('hotel', hotel, wish));
  const otherDates = firstOf(onOtherDates(asked), WAYS_ON, ({ days, hotel }) =>
    bookable('dates', hotel, shifted(days)),
  );
  const ways = [...otherDates.slice(0, WAYS_ON - Math.min(1, sameDates.length)), ...sameDates].slice(0, WAYS_ON);
  const anywhere = firstOf(onOtherDates(sisters), WAYS_ON - ways.length, ({ days, hotel }) =>
    bookable('hotel', hotel, shifted(days)),
  );
  return [...ways, ...anywhere];
}

/** Up to three ways on that keep the filters, or without them where they leave none. */
export function alternativesFor(
  world: World,
  wish: StayWish,
  asked: readonly HotelSeed[],
  isMember: boolean,
): Alternative[] {
  const kept = alternativesOf(world, wish, asked, isMember);
  return kept.length > 0 ? kept : alternativesOf(world, { ...wish, filters: {} }, asked, isMember);
}
