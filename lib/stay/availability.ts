import { daysFrom, type SeoulDay } from '@/lib/dates/day';
import type { RoomOccupancy } from './rooms';
import { stayLimits } from './stay';

export interface Night {
  available: boolean;
  lowestKrw: number | null;
  memberLowestKrw?: number | null;
  minimumStayNights: number;
}

export interface HotelNight extends Night {
  date: SeoulDay;
}

/** Nights of one hotel. Days that were not requested are absent, and count as free. */
type HotelNights = ReadonlyMap<SeoulDay, Night>;

export interface Nights {
  /** The best of each night over all hotels: free if one of them is free, see `better`. */
  readonly best: HotelNights;
  /** By hotel, because a stay is in one hotel. Never empty. */
  readonly hotels: readonly HotelNights[];
  /** No hotel has a room for so many, on whatever day; with the same guests over more rooms, where they fit so. */
  readonly partyTooLarge?: { readonly rooms: RoomOccupancy[] | null } | null;
}

/** What the viewer pays for a night at least, in won. A list, a room and a booking name the same sum. */
export function nightPriceKrw({ lowestKrw, memberLowestKrw }: Night, isMember: boolean): number | null {
  return isMember ? (memberLowestKrw ?? lowestKrw) : lowestKrw;
}

export const hasMinimumStay = ({ best }: Nights): boolean =>
  [...best.values()].some(({ minimumStayNights }) => minimumStayNights > 1);

export const unknownNights: Nights = { best: new Map(), hotels: [new Map()] };

const isFree = (nights: HotelNights, day: SeoulDay): boolean => nights.get(day)?.available ?? true;

const minimumFrom = (nights: HotelNights, day: SeoulDay): number => nights.get(day)?.minimumStayNights ?? 1;

function canBegin(nights: HotelNights, start: SeoulDay): boolean {
  const minimum = minimumFrom(nights, start);
  if (minimum === 1) return isFree(nights, start);
  return minimum <= stayLimits.maxNights && daysFrom(start, minimum).every((night) => isFree(nights, night));
}

export interface CheckOuts {
  first: SeoulDay;
  last: SeoulDay;
}

/** For each hotel in which a stay may begin on `start`, the days on which it may end there. */
export function checkOutsFrom(nights: Nights, start: SeoulDay): CheckOuts[] {
  const days = daysFrom(start, stayLimits.maxNights + 1);
  return nights.hotels
    .filter((hotel) => canBegin(hotel, start))
    .map((hotel) => ({
      first: days[minimumFrom(hotel, start)] ?? start,
      // The first sold-out day, on whose morning the guest may leave, or the longest stay.
      last: days.find((day) => !isFree(hotel, day)) ?? days.at(-1) ?? start,
    }));
}

export const isSoldOut = (nights: Nights, day: SeoulDay): boolean => !isFree(nights.best, day);

/** Whether a stay may begin on a day: in one hotel its first night is free, and so is its minimum stay. */
export function canCheckIn(nights: Nights, day: SeoulDay): boolean {
  return nights.hotels.some((hotel) => canBegin(hotel, day));
}

/** Whether one hotel has every night from `start` to `end` and its minimum stay is kept. */
export function canCheckOut(nights: Nights, start: SeoulDay, end: SeoulDay): boolean {
  return checkOutsFrom(nights, start).some(({ first, last }) => first <= end && end <= last);
}

export function minimumStayFrom(nights: Nights, start: SeoulDay): number {
  const possible = nights.hotels.filter((hotel) => canBegin(hotel, start));
  if (possible.length === 0) return minimumFrom(nights.best, start);
  return Math.min(...possible.map((hotel) => minimumFrom(hotel, start)));
}

function lowestPrice(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}

/** Of free nights, those with the shortest minimum stay at their lowest price: a price that can be booked so. */
function better(known: Night, night: Night): Night {
  if (!night.available) return known;
  if (!known.available || night.minimumStayNights < known.minimumStayNights) return night;
  if (night.minimumStayNights > known.minimumStayNights) return known;
  return {
    ...known,
    lowestKrw: lowestPrice(known.lowestKrw, night.lowestKrw),
    memberLowestKrw: lowestPrice(nightPriceKrw(known, true), nightPriceKrw(night, true)),
  };
}

function bestOf(hotels: readonly (readonly HotelNight[])[]): HotelNights {
  const best = new Map<SeoulDay, Night>();
  for (const { date, ...night } of hotels.flat()) {
    const known = best.get(date);
    best.set(date, known === undefined ? night : better(known, night));
  }
  return best;
}

export function gatherNights(
  hotels: readonly (readonly HotelNight[])[],
  partyTooLarge: Nights['partyTooLarge'] = null,
): Nights {
  if (hotels.length === 0) return unknownNights;
  return {
    partyTooLarge,
    best: bestOf(hotels),
    hotels: hotels.map((nights) => new Map(nights.map(({ date, ...night }) => [date, night]))),
  };
}

export function soldOutDays({ best }: Nights): SeoulDay[] {
  return [...best].flatMap(([day, night]) => (night.available ? [] : [day])).sort();
}
