import type { placeNights } from '../../../lib/hub/contract/available-dates.ts';
import type { BodyOf, ResponseOf } from '../../../lib/hub/contract/endpoint.ts';
import { addDays, nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { hotelsIn } from './catalogue.ts';
import { anyRoom, cheapestStay, type RoomWish } from './cheapest-stay.ts';
import { daysInView, TWO_ADULTS } from './night-calendar.ts';
import { nightColumns } from './night-columns.ts';
import type { Occupants } from './price.ts';
import { placesOf, searchIndex } from './search-index.ts';
import { tooLargeFor } from './stay-obstacle.ts';
import { isOnSale } from './stay-rules.ts';
import { momentOf, totalsOf } from './type-totals.ts';

type PlaceNights = ResponseOf<typeof placeNights>;
type PricedNight = PlaceNights['nights'][number];

interface Asked {
  /** Places in the index. */
  readonly hotels: Int32Array;
  readonly rooms: readonly Occupants[];
  readonly wish: RoomWish;
}

/** Lowest total of a night over hotels, by the same rules as the results of a stay of this night; null where none is free. */
function lowestOver(
  world: World,
  date: SeoulDay,
  { hotels, rooms, wish }: Asked,
  minimumNights: number,
  isMember: boolean,
): number | null {
  const index = searchIndex();
  const totals = totalsOf(world, { checkInDate: date, checkOutDate: addDays(date, 1) }, isMember, minimumNights);
  const lowest = hotels.reduce(
    (best, hotel) => Math.min(best, cheapestStay(index, totals, hotel, rooms, wish)),
    Infinity,
  );
  return lowest === Infinity ? null : lowest;
}

function bestNight(world: World, date: SeoulDay, asked: Asked): PricedNight {
  const minimums = [...new Set(nightColumns(world).column(date).minStay).add(1)].sort((a, b) => a - b);
  for (const minimumStayNights of minimums) {
    const lowestKrw = lowestOver(world, date, asked, minimumStayNights, false);
    if (lowestKrw === null) continue;
    const memberLowestKrw = lowestOver(world, date, asked, minimumStayNights, true);
    return { date, available: true, lowestKrw, memberLowestKrw, minimumStayNights };
  }
  return { date, available: false, lowestKrw: null, memberLowestKrw: null, minimumStayNights: 1 };
}

/** The nights of all hotels of a place, each at its best. */
export function placeCalendar(world: World, asked: BodyOf<typeof placeNights>): PlaceNights {
  const { category, detail, rooms = [TWO_ADULTS], accessible = false } = asked;
  const inPlace = hotelsIn({ category: category || undefined, detail: detail || undefined });
  const key = JSON.stringify(['place-calendar', momentOf(world), asked]);
  return cachedAnswer(world, key, () => {
    const { from, until } = daysInView(world, asked);
    const dates = inPlace.length === 0 ? [] : nightsOf(from, until).filter((date) => isOnSale(world, addDays(date, 1)));
    const wanted = { hotels: placesOf(inPlace), rooms, wish: { ...anyRoom, accessible } };
    const hotelIds = inPlace.map(({ hotelId }) => hotelId);
    return {
      partyTooLarge: tooLargeFor(hotelIds, rooms, accessible),
      nights: dates.map((date) => bestNight(world, date, wanted)),
    };
  });
}
