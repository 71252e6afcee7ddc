import type { RoomOffer, StayResult, StaySearch } from '../../../lib/hub/contract/offer.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { summaryOf } from './hotel-texts.ts';
import { NIGHTS_ON_SALE } from './night-store.ts';
import { cheapestTogether, freeRoomTypes, offersFor, type Stay } from './offers.ts';
import { mergeCancellation, type Occupants } from './price.ts';

export interface StayQuery extends Stay {
  readonly rooms: readonly Occupants[];
  readonly lang: Lang;
  readonly category?: string | undefined;
  readonly detail?: string | undefined;
  readonly hotelIdList?: readonly string[] | undefined;
}

interface Combination {
  readonly guest: RoomOffer[] | null;
  readonly member: RoomOffer[] | null;
  readonly roomsLeft: number;
}

const totalOf = (offers: readonly RoomOffer[]): number => offers.reduce((sum, { price }) => sum + price.totalKrw, 0);

function combine(world: World, hotelId: string, stay: Stay, rooms: readonly Occupants[], lang: Lang): Combination {
  const free = freeRoomTypes(world, hotelId, stay);
  const perRoom = rooms.map((room) => offersFor(world, free, stay, room, lang));
  const guest = cheapestTogether(perRoom, ({ ratePlan }) => !ratePlan.memberOnly);
  return {
    guest,
    member: cheapestTogether(perRoom, () => true),
    roomsLeft: guest ? Math.min(...guest.map(({ roomsLeft }) => roomsLeft)) : 0,
  };
}

function matches(hotel: HotelSeed, { category, detail, hotelIdList }: StayQuery): boolean {
  if (hotelIdList?.length && !hotelIdList.includes(hotel.hotelId)) return false;
  if (!category || !detail) return true;
  if (category === 'location') return hotel.region === detail;
  if (category === 'theme') return hotel.themes.some((theme) => theme === detail);
  return false;
}

function resultOf(world: World, hotel: HotelSeed, query: StayQuery, isMember: boolean): StayResult {
  const { guest, member, roomsLeft } = combine(world, hotel.hotelId, query, query.rooms, query.lang);
  const chosen = isMember ? member : guest;
  const { picture, hotelId, hotelName, tagline, regionName, cityName, facilities } = summaryOf(
    hotel,
    { byHotel: new Map(), byRoomType: new Map() },
    query.lang,
  );
  return {
    hotelId,
    hotelName,
    tagline,
    regionName,
    cityName,
    picture,
    facilities,
    available: chosen !== null,
    lowestTotalKrw: chosen ? totalOf(chosen) : null,
    memberTotalKrw: memberTotalOf(guest, member, isMember),
    cancellation: chosen ? mergeCancellation(chosen.map(({ cancellation }) => cancellation)) : null,
    roomsLeft,
  };
}

function memberTotalOf(guest: RoomOffer[] | null, member: RoomOffer[] | null, isMember: boolean): number | null {
  if (!member) return null;
  const total = totalOf(member);
  return isMember || !guest || total < totalOf(guest) ? total : null;
}

/** How far to look for other dates, nearest first. */
const shifts = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 10, 14, 21, 28];
const WAYS_ON = 3;

type Alternative = StaySearch['alternatives'][number];

function alternativesOf(world: World, query: StayQuery, asked: readonly HotelSeed[], isMember: boolean): Alternative[] {
  const lastDay = addDays(today(world), NIGHTS_ON_SALE);
  const bookable = (kind: Alternative['kind'], hotel: HotelSeed, stay: Stay): Alternative | null => {
    if (stay.checkInDate < today(world) || stay.checkOutDate > lastDay) return null;
    const { guest, member } = combine(world, hotel.hotelId, stay, query.rooms, query.lang);
    const chosen = isMember ? member : guest;
    if (!chosen) return null;
    return {
      kind,
      hotelId: hotel.hotelId,
      hotelName: hotel.name[query.lang],
      checkInDate: stay.checkInDate,
      checkOutDate: stay.checkOutDate,
      totalKrw: totalOf(chosen),
    };
  };
  const shifted = (days: number): Stay => ({
    checkInDate: addDays(query.checkInDate, days) as SeoulDay,
    checkOutDate: addDays(query.checkOutDate, days) as SeoulDay,
  });
  const askedRegions = new Set(asked.map(({ region }) => region));
  const others = hotels.filter((hotel) => !asked.includes(hotel));
  // A sister hotel in the same region first, then one further away.
  const sisters = [
    ...others.filter(({ region }) => askedRegions.has(region)),
    ...others.filter(({ region }) => !askedRegions.has(region)),
  ];
  const sameDates = firstOf(sisters, 2, (hotel) => bookable('hotel', hotel, query));
  const otherDates = firstOf(
    shifts.flatMap((days) => asked.map((hotel) => ({ days, hotel }))),
    WAYS_ON,
    ({ days, hotel }) => bookable('dates', hotel, shifted(days)),
  );
  const ways = [...otherDates.slice(0, WAYS_ON - Math.min(1, sameDates.length)), ...sameDates].slice(0, WAYS_ON);
  if (ways.length === WAYS_ON) return ways;
  const anywhere = firstOf(
    shifts.flatMap((days) => sisters.map((hotel) => ({ days, hotel }))),
    WAYS_ON - ways.length,
    ({ days, hotel }) => bookable('hotel', hotel, shifted(days)),
  );
  return [...ways, ...anywhere];
}

function firstOf<T, R>(candidates: readonly T[], count: number, tryOne: (candidate: T) => R | null): R[] {
  const found: R[] = [];
  for (const candidate of candidates) {
    if (found.length === count) break;
    const result = tryOne(candidate);
    if (result !== null) found.push(result);
  }
  return found;
}

/** Hotels of the query: bookable ones first and cheapest first, the others after them. */
export function searchStays(world: World, query: StayQuery, isMember: boolean): StaySearch {
  const asked = hotels.filter((hotel) => matches(hotel, query));
  const results = asked.map((hotel) => resultOf(world, hotel, query, isMember)).sort(byAvailabilityThenPrice);
  const hasBookable = results.some(({ available }) => available);
  return { results, alternatives: hasBookable ? [] : alternativesOf(world, query, asked, isMember) };
}

function byAvailabilityThenPrice(a: StayResult, b: StayResult): number {
  if (a.available !== b.available) return a.available ? -1 : 1;
  return (a.lowestTotalKrw ?? 0) - (b.lowestTotalKrw ?? 0);
}
