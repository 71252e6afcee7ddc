import type { StayFilters } from '../../../lib/hub/contract/offer.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { type LandmarkSeed, landmarkSeeds } from '../seed/landmarks.ts';
import { viewKindCodes } from '../seed/view-kinds.ts';
import type { World } from '../world.ts';
import { cachedAnswer } from './cached-answers.ts';
import { anyRoom, cheapestStay, hasWishedRooms, type RoomWish } from './cheapest-stay.ts';
import type { Stay } from './offers.ts';
import type { Occupants } from './price.ts';
import { bedCodes, bitsOf, facilityCodes, placeCodes, placesOf, searchIndex } from './search-index.ts';
import { momentOf, typeTotals } from './type-totals.ts';

export interface OutcomeQuery {
  readonly stay: Stay;
  readonly rooms: readonly Occupants[];
  readonly filters: StayFilters;
  readonly isMember: boolean;
  readonly asked: readonly HotelSeed[];
  /** Names `asked`: two lists with one name are the same. */
  readonly askedName: string;
}

/** All that a search over many hotels knows before it writes a page of rows. Hotels are places in the index. */
export interface SearchOutcome {
  /** In the order asked, with their lowest totals. */
  readonly bookable: readonly { readonly place: number; readonly total: number }[];
  /** Hotels that have what is wished for, and no free room for this party at all. */
  readonly full: readonly number[];
  readonly availableWithoutFilters: number;
  readonly availableWithout: Record<keyof StayFilters, number>;
  /** Totals of what is bookable whatever it costs, ascending. */
  readonly totals: Float64Array;
  /** By bit of the code; the places of values that no asked hotel has hold -1. */
  readonly beds: readonly number[];
  readonly views: readonly number[];
  readonly facilities: readonly number[];
  /** By landmark of the seed, as above. */
  readonly near: readonly number[];
  readonly accessible: number;
  readonly refundable: number;
}

/** @param filters as in the contract */
export function roomWishOf({ beds, views, accessible, refundable }: StayFilters): RoomWish {
  return {
    beds: bitsOf(beds ?? [], bedCodes),
    views: bitsOf(views ?? [], viewKindCodes),
    accessible: accessible ?? false,
    refundable: refundable ?? false,
  };
}

function compute(world: World, { stay, rooms, filters, isMember, asked }: OutcomeQuery): SearchOutcome {
  const index = searchIndex();
  const totals = typeTotals(world, stay, isMember);
  const places = placesOf(asked);
  const facilities = bitsOf(filters.facilities ?? [], facilityCodes);
  const most = filters.maxTotalKrw ?? Infinity;
  const wish = roomWishOf(filters);

  const known = new Map<string, Float64Array>();
  /** Lowest totals of all asked hotels for a wish; wishes repeat, because a filter that is not set changes none. */
  const totalsFor = (wanted: RoomWish): Float64Array => {
    const key = [wanted.beds, wanted.views, wanted.accessible, wanted.refundable].join();
    const found =
      known.get(key) ?? Float64Array.from(places, (hotel) => cheapestStay(index, totals, hotel, rooms, wanted));
    known.set(key, found);
    return found;
  };
  const near = (filters.near ?? []).map((code) => placeCodes.indexOf(code));
  const own = { facilities, near };
  const has = (position: number, wanted: typeof own) => {
    const hotel = places[position] ?? 0;
    const missing = ~(index.facilities[hotel] ?? 0) & wanted.facilities;
    return missing === 0 && wanted.near.every((place) => index.near[place]?.[hotel] === 1);
  };
  const count = (wanted: RoomWish, within = own, atMost = most): number => {
    const found = totalsFor(wanted);
    let hotels = 0;
    for (let position = 0; position < found.length; position += 1) {
      const total = found[position] ?? Infinity;
      if (total <= atMost && total < Infinity && has(position, within)) hotels += 1;
    }
    return hotels;
  };

  const open = totalsFor(anyRoom);
  const chosen = totalsFor(wish);
  const bookable: { place: number; total: number }[] = [];
  const full: number[] = [];
  const prices: number[] = [];
  const offered = { beds: 0, views: 0, facilities: 0 };
  places.forEach((place, position) => {
    for (let type = index.firstType[place] ?? 0; type < (index.firstType[place + 1] ?? 0); type += 1) {
      offered.beds |= index.bed[type] ?? 0;
      offered.views |= index.views[type] ?? 0;
    }
    offered.facilities |= index.facilities[place] ?? 0;
    if (!has(position, own)) return;
    const total = chosen[position] ?? Infinity;
    if (total < Infinity) prices.push(total);
    if (total <= most && total < Infinity) bookable.push({ place, total });
    if (open[position] === Infinity && hasWishedRooms(index, place, wish)) full.push(place);
  });
  const isOneRegion = new Set(asked.map(({ region }) => region)).size === 1;
  const isListed = (kind: LandmarkSeed['kind'], place: number) =>
    (kind !== 'sight' || isOneRegion || near.includes(place)) &&
    places.some((hotel) => index.near[place]?.[hotel] === 1);
  const countIf = (isOffered: number | boolean, work: () => number) => (isOffered ? work() : -1);
  return {
    bookable,
    full,
    availableWithoutFilters: count(anyRoom, { facilities: 0, near: [] }, Infinity),
    availableWithout: {
      maxTotalKrw: count(wish, own, Infinity),
      beds: count({ ...wish, beds: 0 }),
      views: count({ ...wish, views: 0 }),
      facilities: count(wish, { ...own, facilities: 0 }),
      near: count(wish, { ...own, near: [] }),
      accessible: count({ ...wish, accessible: false }),
      refundable: count({ ...wish, refundable: false }),
    },
    totals: Float64Array.from(prices).sort(),
    beds: bedCodes.map((_, bit) => countIf(offered.beds & (1 << bit), () => count({ ...wish, beds: 1 << bit }))),
    views: viewKindCodes.map((_, bit) =>
      countIf(offered.views & (1 << bit), () => count({ ...wish, views: 1 << bit })),
    ),
    facilities: facilityCodes.map((_, bit) =>
      countIf(offered.facilities & (1 << bit), () => count(wish, { ...own, facilities: facilities | (1 << bit) })),
    ),
    near: landmarkSeeds.map(({ kind }, place) =>
      countIf(isListed(kind, place), () => count(wish, { ...own, near: [...near, place] })),
    ),
    accessible: count({ ...wish, accessible: true }),
    refundable: count({ ...wish, refundable: true }),
  };
}

/** The outcome of a search over all asked hotels; kept, because the next page and another order need the same. */
export function searchOutcome(world: World, query: OutcomeQuery): SearchOutcome {
  const { stay, rooms, filters, isMember, askedName } = query;
  const key = JSON.stringify([
    'outcome',
    momentOf(world),
    stay.checkInDate,
    stay.checkOutDate,
    rooms,
    filters,
    isMember,
    askedName,
  ]);
  return cachedAnswer(world, key, () => compute(world, query));
}
