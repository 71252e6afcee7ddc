import type { placeNights } from '../../../lib/hub/contract/available-dates.ts';
import type { BodyOf, ResponseOf } from '../../../lib/hub/contract/endpoint.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { addDays, nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { hotelsIn } from './catalogue.ts';
import { anyRoom, cheapestStay } from './cheapest-stay.ts';
import { daysInView, TWO_ADULTS } from './night-calendar.ts';
import { nightColumns } from './night-columns.ts';
import type { Occupants } from './price.ts';
import { placesOf, searchIndex } from './search-index.ts';
import { holdsParty, splitForHotel } from './stay-obstacle.ts';
import { isOnSale } from './stay-rules.ts';
import { momentOf, totalsOf } from './type-totals.ts';

type PlaceNights = ResponseOf<typeof placeNights>;
type PricedNight = PlaceNights['nights'][number];

/** Lowest total of a night over hotels, by the same rules as the results of a stay of this night; null where none is free. */
function lowestOver(
  world: World,
  date: SeoulDay,
  hotels: Int32Array,
  rooms: readonly Occupants[],
  minimumNights: number,
  isMember: boolean,
): number | null {
  const index = searchIndex();
  const totals = totalsOf(world, { checkInDate: date, checkOutDate: addDays(date, 1) }, isMember, minimumNights);
  const lowest = hotels.reduce(
    (best, hotel) => Math.min(best, cheapestStay(index, totals, hotel, rooms, anyRoom)),
    Infinity,
  );
  return lowest === Infinity ? null : lowest;
}

function bestNight(world: World, date: SeoulDay, hotels: Int32Array, rooms: readonly Occupants[]): PricedNight {
  const minimums = [...new Set(nightColumns(world).column(date).minStay).add(1)].sort((a, b) => a - b);
  for (const minimumStayNights of minimums) {
    const lowestKrw = lowestOver(world, date, hotels, rooms, minimumStayNights, false);
    if (lowestKrw === null) continue;
    const memberLowestKrw = lowestOver(world, date, hotels, rooms, minimumStayNights, true);
    return { date, available: true, lowestKrw, memberLowestKrw, minimumStayNights };
  }
  return { date, available: false, lowestKrw: null, memberLowestKrw: null, minimumStayNights: 1 };
}

/** Why no hotel of a place takes a party on any day; null where one does. */
function tooLargeFor(hotels: readonly HotelSeed[], rooms: readonly Occupants[]): PlaceNights['partyTooLarge'] {
  if (hotels.length === 0 || hotels.some(({ hotelId }) => holdsParty(hotelId, rooms))) return null;
  for (const { hotelId } of hotels) {
    const split = splitForHotel(hotelId, rooms);
    if (split) return { rooms: split };
  }
  return { rooms: null };
}

/** The nights of all hotels of a place, each at its best. */
export function placeCalendar(world: World, asked: BodyOf<typeof placeNights>): PlaceNights {
  const { category, detail, rooms = [TWO_ADULTS] } = asked;
  const inPlace = hotelsIn({ category: category || undefined, detail: detail || undefined });
  const key = JSON.stringify(['place-calendar', momentOf(world), asked]);
  return cachedAnswer(world, key, () => {
    const { from, until } = daysInView(world, asked);
    const dates = inPlace.length === 0 ? [] : nightsOf(from, until).filter((date) => isOnSale(world, addDays(date, 1)));
    const places = placesOf(inPlace);
    return {
      partyTooLarge: tooLargeFor(inPlace, rooms),
      nights: dates.map((date) => bestNight(world, date, places, rooms)),
    };
  });
}
