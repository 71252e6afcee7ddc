import type { BodyOf } from '../../../lib/hub/contract/endpoint.ts';
import { HOTELS_AN_INDEX_PAGE, type hotelProducts, USUAL_HOTELS_A_PAGE } from '../../../lib/hub/contract/hotel.ts';
import type { RoomOffer } from '../../../lib/hub/contract/offer.ts';
import type { MemberRow } from '../member/member-store.ts';
import { Refusal } from '../refusal.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { categoryNames, regions, themes } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { hotelsByIds, hotelsIn, movedHotel, pageOf, regionCounts, themeCounts } from '../stay/catalogue.ts';
import { facilityFactsOf, stayNoticesOf } from '../stay/facility-facts.ts';
import { suggestionsFor } from '../stay/hotel-suggestions.ts';
import { detailOf, roomTypeOf, summaryOf } from '../stay/hotel-texts.ts';
import { offeredRoomTypes } from '../stay/last-accessible.ts';
import { lowestNights, nightCalendars } from '../stay/night-calendar.ts';
import { offersFor, plansFor } from '../stay/offers.ts';
import { packageCalendar } from '../stay/package-calendar.ts';
import { mayBook } from '../stay/packages.ts';
import { placeCalendar } from '../stay/place-calendar.ts';
import { regionMapOf } from '../stay/region-map.ts';
import { findHotel, roomTypesOf } from '../stay/room-type-index.ts';
import { searchStays } from '../stay/search.ts';
import { alternativesFor } from '../stay/search-alternatives.ts';
import { misfitsOf, obstacleOf, tooLargeFor } from '../stay/stay-obstacle.ts';
import { requireValidStay } from '../stay/stay-rules.ts';
import { nowIso, type World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** The hotel, also under an id that it had before. */
function requireHotel(hotelId: string): HotelSeed {
  const hotel = findHotel(hotelId) ?? movedHotel(hotelId);
  if (!hotel) throw new Refusal('NOT_FOUND');
  return hotel;
}

function hotelCategories(lang: Lang) {
  return [
    {
      category: 'location',
      name: categoryNames.location[lang],
      details: [...regionCounts].map(([detail, hotelCount]) => ({ detail, name: regions[detail][lang], hotelCount })),
    },
    {
      category: 'theme',
      name: categoryNames.theme[lang],
      details: [...themeCounts].map(([detail, hotelCount]) => ({ detail, name: themes[detail][lang], hotelCount })),
    },
  ];
}

function hotelPage(
  world: World,
  asked: readonly HotelSeed[],
  { lang, page = 1, pageSize = USUAL_HOTELS_A_PAGE }: BodyOf<typeof hotelProducts>,
) {
  const lowest = lowestNights(world);
  return {
    categories: hotelCategories(lang),
    hotels: pageOf(asked, page, pageSize).map((hotel) => summaryOf(hotel, lowest, lang)),
    total: asked.length,
  };
}

const SUGGESTIONS_A_PAGE = 20;

const isBelowTier = ({ ratePlan }: RoomOffer, viewer: MemberRow | null): boolean =>
  viewer !== null && !mayBook(ratePlans[ratePlan.ratePlanId as RatePlanId], viewer.tier);

export const hotelHandlers = {
  hotelProducts({ body }, world) {
    return hotelPage(world, hotels, body);
  },

  hotelList({ body }, world) {
    const { category, detail, hotelIdList } = body;
    const inPlace = hotelsIn({ category, detail });
    const asked = hotelIdList ? hotelsByIds(hotelIdList).filter((hotel) => inPlace.includes(hotel)) : inPlace;
    return hotelPage(world, asked, body);
  },

  suggestHotels({ query: { lang, query = '', category, detail, page } }) {
    const found = suggestionsFor(query, { category, detail });
    return {
      hotels: pageOf(found, page, SUGGESTIONS_A_PAGE).map(
        ({ hotel: { hotelId, name, city, region }, isElsewhere }) => ({
          isElsewhere,
          hotelId,
          hotelName: name[lang],
          cityName: city[lang],
          regionName: regions[region][lang],
        }),
      ),
      total: found.length,
    };
  },

  hotelIndex({ query: { page } }) {
    return {
      hotels: pageOf(hotels, page, HOTELS_AN_INDEX_PAGE).map(({ hotelId, changedOn }) => ({ hotelId, changedOn })),
      total: hotels.length,
    };
  },

  regionMap({ params: { region }, query: { lang } }) {
    const map = regionMapOf(region, lang);
    if (!map) throw new Refusal('NOT_FOUND');
    return map;
  },

  hotelDetail({ params: { hotelId }, query: { lang } }, world) {
    const hotel = requireHotel(hotelId);
    return detailOf(hotel, { lowest: lowestNights(world), facts: facilityFactsOf(world, hotel, lang) }, lang);
  },

  availableDates({ body: { hotelIdList, rooms, accessible, packageId, ...view } }, world) {
    if (hotelIdList.some((hotelId) => !findHotel(hotelId))) throw new Refusal('NOT_FOUND');
    const calendars = packageId === undefined ? nightCalendars(world, hotelIdList, view, rooms, accessible) : [];
    return {
      hotels: hotelIdList.map((hotelId, index) => ({
        hotelId,
        partyTooLarge: rooms === undefined ? null : tooLargeFor([hotelId], rooms, accessible),
        nights:
          packageId === undefined
            ? (calendars[index] ?? [])
            : packageCalendar(world, { hotelId, packageId, rooms, accessible }, view),
      })),
    };
  },

  placeNights({ body }, world) {
    return placeCalendar(world, body);
  },

  /** Guests see the member rate too, marked `memberOnly`: it is what a member would pay. */
  roomOffers({ params: { hotelId }, body, viewer }, world) {
    const hotel = findHotel(hotelId);
    if (!hotel) throw new Refusal('NOT_FOUND');
    requireValidStay(world, body.checkInDate, body.checkOutDate);
    const offered = offeredRoomTypes(world, hotelId, { ...body, accessible: body.filters?.accessible });
    const plans = plansFor(world, hotelId, body);
    const lowest = lowestNights(world);
    const wish = { ...body, filters: body.filters ?? {} };
    const obstacle = obstacleOf(world, hotelId, wish);
    return {
      hotelId,
      obstacle,
      alternatives: obstacle === null ? [] : alternativesFor(world, wish, [hotel], body.rates === 'member'),
      hotelName: hotel.name[body.lang],
      roomTypes: roomTypesOf(hotelId).map((entry) => roomTypeOf(entry, lowest, body.lang)),
      rooms: body.rooms.map((room) => ({
        ...room,
        offers: offersFor(world, offered, body, room, body.lang, plans).map((offer) =>
          isBelowTier(offer, viewer)
            ? { ...offer, ratePlan: { ...offer.ratePlan, isBelowTier: true as const } }
            : offer,
        ),
        misfits: misfitsOf(hotelId, room),
      })),
      notices: stayNoticesOf(world, hotel, body, body.lang),
      asOf: nowIso(world),
    };
  },

  /** A public call: by whose rates it goes stands in the request, not in who makes it. */
  searchStays({ body }, world) {
    requireValidStay(world, body.checkInDate, body.checkOutDate);
    return searchStays(world, body, body.rates === 'member');
  },
} satisfies Handlers;
