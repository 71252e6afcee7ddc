import {
  type FoundStays,
  RESULTS_A_PAGE,
  type StayFilters,
  type StayResult,
  type StaySort,
} from '../../../lib/hub/contract/offer.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import type { Lang } from '../seed/texts.ts';
import { viewKindCodes } from '../seed/view-kinds.ts';
import type { World } from '../world.ts';
import { hotelsByIds, hotelsIn, pageOf } from './catalogue.ts';
import { summaryOf } from './hotel-texts.ts';
import type { Stay } from './offers.ts';
import { packagePlansFor } from './packages.ts';
import { mergeCancellation, type Occupants } from './price.ts';
import { alternativesFor } from './search-alternatives.ts';
import { facetsOf } from './search-facets.ts';
import { facilityCodes, placeCodes } from './search-index.ts';
import { orderOf } from './search-order.ts';
import { searchOutcome } from './search-outcome.ts';
import { obstacleOf } from './stay-obstacle.ts';
import { type StayOffers, type StayWish, stayOffers, totalOf } from './stay-offers.ts';

export interface StayQuery extends Stay {
  readonly rooms: readonly Occupants[];
  readonly lang: Lang;
  readonly category?: string | undefined;
  readonly detail?: string | undefined;
  readonly hotelIdList?: readonly string[] | undefined;
  readonly filters?: StayFilters | undefined;
  readonly sort?: StaySort | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Lists show totals of a stay, not lowest nights. */
const noLowest = { byHotel: new Map<string, number>(), byRoomType: new Map<string, number>() };

function memberTotalOf({ guest, member }: StayOffers, isMember: boolean): number | null {
  if (!member) return null;
  const total = totalOf(member);
  return isMember || !guest || total < totalOf(guest) ? total : null;
}

function resultOf(world: World, hotel: HotelSeed, wish: StayWish, isMember: boolean): StayResult {
  const offers = stayOffers(world, hotel.hotelId, wish);
  const chosen = isMember ? offers.member : offers.guest;
  const { hotelId, hotelName, tagline, regionName, cityName, geo, landmark, picture, facilities } = summaryOf(
    hotel,
    noLowest,
    wish.lang,
  );
  return {
    hotelId,
    hotelName,
    tagline,
    regionName,
    cityName,
    geo,
    landmark,
    picture,
    facilities,
    available: chosen !== null,
    lowestTotalKrw: chosen ? totalOf(chosen) : null,
    memberTotalKrw: memberTotalOf(offers, isMember),
    cancellation: chosen ? mergeCancellation(chosen.map(({ cancellation }) => cancellation)) : null,
    roomsLeft: chosen ? Math.min(...chosen.map(({ roomsLeft }) => roomsLeft)) : 0,
    hasPackages: packagePlansFor(world, hotel.hotelId, wish).length > 0,
    obstacle: chosen ? null : obstacleOf(world, hotel.hotelId, wish),
  };
}

function askedHotels({ category, detail, hotelIdList }: StayQuery): readonly HotelSeed[] {
  const inPlace = hotelsIn({ category: category || undefined, detail: detail || undefined });
  if (!hotelIdList?.length) return inPlace;
  const named = new Set(hotelsByIds(hotelIdList));
  return inPlace.filter((hotel) => named.has(hotel));
}

/** An address may carry values that were never there, or are no more: they narrow nothing, and are told. */
function knownFilters(filters: StayFilters): { filters: StayFilters; unknown: string[] } {
  const views = Map.groupBy(filters.views ?? [], (code) => viewKindCodes.some((known) => known === code));
  const facilities = Map.groupBy(filters.facilities ?? [], (code) => facilityCodes.some((known) => known === code));
  const near = Map.groupBy(filters.near ?? [], (code) => placeCodes.includes(code));
  return {
    filters: {
      ...filters,
      views: views.get(true) ?? [],
      facilities: facilities.get(true) ?? [],
      near: near.get(true) ?? [],
    },
    unknown: [views, facilities, near].flatMap((codes) => codes.get(false) ?? []),
  };
}

/**
 * One page of the hotels of a query: bookable ones in the order asked for, then those without a room. What stands
 * on a page is offered in full; what is only counted is counted out of the columns of `search-index` and
 * `night-columns`, by the same rates.
 */
export function searchStays(world: World, query: StayQuery, isMember: boolean): FoundStays {
  const { sort = 'recommended', pageSize = RESULTS_A_PAGE, rooms, lang, hotelIdList = [] } = query;
  const { filters, unknown } = knownFilters(query.filters ?? {});
  const asked = askedHotels(query);
  const askedName = [query.category ?? '', query.detail ?? '', ...hotelIdList].join(' ');
  const outcome = searchOutcome(world, { stay: query, rooms, filters, isMember, asked, askedName });
  const total = outcome.bookable.length + outcome.full.length;
  const page = Math.max(1, Math.min(query.page ?? 1, Math.ceil(total / pageSize)));
  const wish: StayWish = { ...query, filters };
  const rows = pageOf(orderOf(outcome, sort, lang), page, pageSize).flatMap((place) => hotels[place] ?? []);
  return {
    results: rows.map((hotel) => resultOf(world, hotel, wish, isMember)),
    page,
    pageSize,
    total,
    availableTotal: outcome.bookable.length,
    availableWithoutFilters: outcome.availableWithoutFilters,
    availableWithout: outcome.availableWithout,
    priceRange: priceRangeOf(outcome.totals),
    facets: facetsOf(outcome, lang),
    unknownFilterValues: unknown,
    alternatives: outcome.availableWithoutFilters > 0 ? [] : alternativesFor(world, wish, asked, isMember),
  };
}

function priceRangeOf(totals: Float64Array): FoundStays['priceRange'] {
  const lowestKrw = totals[0];
  const highestKrw = totals.at(-1);
  return lowestKrw === undefined || highestKrw === undefined ? null : { lowestKrw, highestKrw };
}
