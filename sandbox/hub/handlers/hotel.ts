import { Refusal } from '../refusal.ts';
import { hotels } from '../seed/hotels.ts';
import { categoryNames, regions, themes } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { detailOf, roomTypeOf, summaryOf } from '../stay/hotel-texts.ts';
import { lowestNights, nightCalendar } from '../stay/night-calendar.ts';
import { freeRoomTypes, offersFor } from '../stay/offers.ts';
import { findHotel, roomTypesOf } from '../stay/room-type-index.ts';
import { searchStays } from '../stay/search.ts';
import { requireValidStay } from '../stay/stay-rules.ts';
import type { Handlers } from './handler.ts';

function hotelCategories(lang: Lang) {
  const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[];
  return [
    {
      category: 'location',
      name: categoryNames.location[lang],
      details: keysOf(regions).map((detail) => ({
        detail,
        name: regions[detail][lang],
        hotelCount: hotels.filter(({ region }) => region === detail).length,
      })),
    },
    {
      category: 'theme',
      name: categoryNames.theme[lang],
      details: keysOf(themes).map((detail) => ({
        detail,
        name: themes[detail][lang],
        hotelCount: hotels.filter((hotel) => hotel.themes.includes(detail)).length,
      })),
    },
  ];
}

export const hotelHandlers = {
  hotelProducts({ body: { lang } }, world) {
    const lowest = lowestNights(world);
    return {
      categories: hotelCategories(lang),
      hotels: hotels.map((hotel) => summaryOf(hotel, lowest, lang)),
    };
  },

  hotelDetail({ params: { hotelId }, query: { lang } }, world) {
    const hotel = findHotel(hotelId);
    if (!hotel) throw new Refusal('NOT_FOUND');
    return detailOf(hotel, lowestNights(world), lang);
  },

  availableDates({ body: { hotelIdList, viewMonth, viewPeriod } }, world) {
    if (hotelIdList.some((hotelId) => !findHotel(hotelId))) throw new Refusal('NOT_FOUND');
    return {
      hotels: hotelIdList.map((hotelId) => ({
        hotelId,
        nights: nightCalendar(world, hotelId, viewMonth, viewPeriod),
      })),
    };
  },

  /** Guests see the member rate too, marked `memberOnly`: it is what a member would pay. */
  roomOffers({ params: { hotelId }, body }, world) {
    const hotel = findHotel(hotelId);
    if (!hotel) throw new Refusal('NOT_FOUND');
    requireValidStay(world, body.checkInDate, body.checkOutDate);
    const free = freeRoomTypes(world, hotelId, body);
    const lowest = lowestNights(world);
    return {
      hotelId,
      hotelName: hotel.name[body.lang],
      roomTypes: roomTypesOf(hotelId).map((entry) => roomTypeOf(entry, lowest, body.lang)),
      rooms: body.rooms.map((room) => ({ ...room, offers: offersFor(world, free, body, room, body.lang) })),
    };
  },

  searchStays({ body, viewer }, world) {
    requireValidStay(world, body.checkInDate, body.checkOutDate);
    return searchStays(world, body, viewer !== null);
  },
} satisfies Handlers;
