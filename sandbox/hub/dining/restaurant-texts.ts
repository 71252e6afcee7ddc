import type { RestaurantDetail, RestaurantSummary } from '../../../lib/hub/contract/dining.ts';
import type { TableReservationDetail, TableReservationSummary } from '../../../lib/hub/contract/table-reservation.ts';
import { childrenFacts, dietaryFacts, dressCodes, tableFacts } from '../seed/dining/dining-facts.ts';
import { provinces, regions } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { addressLineOf } from '../stay/hotel-texts.ts';
import { geoOf } from '../stay/landmarks.ts';
import { restaurantPicture } from '../stay/picture-catalog.ts';
import type { World } from '../world.ts';
import { BOOKING_DAYS } from './availability.ts';
import { lastSeatingMinutes, timeOf } from './opening.ts';
import { closedNoteOf } from './rest-days.ts';
import { isBookable, type Restaurant } from './restaurants.ts';
import { cancelNowKrw, isCancellable, isChangeable, isOver, penaltyKrw, restaurantOf } from './table-booking.ts';
import type { TableReservationRow } from './table-reservation-store.ts';

/** Of guests who are late. */
const HOLD_MINUTES = 15;

const pictureOf = ({ hotel, restaurantId, seed }: Restaurant, lang: Lang) =>
  restaurantPicture(hotel, { restaurantId, name: seed.name }, lang);

export function restaurantSummaryOf(restaurant: Restaurant, lang: Lang): RestaurantSummary {
  const { restaurantId, hotel, seed, dining } = restaurant;
  return {
    restaurantId,
    hotelId: hotel.hotelId,
    hotelName: hotel.name[lang],
    regionName: regions[hotel.region][lang],
    cityName: hotel.city[lang],
    name: seed.name[lang],
    cuisine: seed.cuisine[lang],
    description: seed.description[lang],
    hours: seed.hours[lang],
    priceFromKrw: Math.min(...dining.services.map(({ fromKrw }) => fromKrw)),
    bookable: isBookable(restaurant),
    picture: pictureOf(restaurant, lang),
  };
}

export function restaurantDetailOf(restaurant: Restaurant, lang: Lang): RestaurantDetail {
  const { hotel, dining, tables, maxParty } = restaurant;
  const services = dining.services.map((service) => ({
    service: service.service,
    from: service.from,
    until: service.until,
    lastOrder: timeOf(lastSeatingMinutes(service)),
  }));
  return {
    ...restaurantSummaryOf(restaurant, lang),
    story: dining.story.map((paragraph) => paragraph[lang]),
    week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      services: dining.restWeekdays.includes(weekday) ? [] : services,
    })),
    closedNote: closedNoteOf(dining, lang),
    location: dining.location[lang],
    telephone: hotel.telephone,
    address: {
      street: hotel.street[lang],
      city: hotel.city[lang],
      region: provinces[hotel.region][lang],
      postalCode: hotel.postalCode,
      country: 'KR',
    },
    geo: geoOf(hotel),
    prices: dining.services.map(({ service, fromKrw, untilKrw }) => ({ service, fromKrw, untilKrw })),
    seatCount: tables.reduce((sum, { seats }) => sum + seats, 0) || 60,
    minParty: 1,
    maxParty,
    bookingDays: isBookable(restaurant) ? BOOKING_DAYS : 0,
    terms: {
      freeHoursBefore: dining.freeHoursBefore,
      lateFeePerGuestKrw: dining.lateFeePerGuestKrw,
      holdMinutes: HOLD_MINUTES,
    },
    dressCode: dressCodes[dining.dress][lang],
    children: childrenFacts[dining.children][lang],
    accessibility: dining.accessibility.map((code) => tableFacts[code][lang]),
    dietary: dietaryFacts[dining.dietary][lang],
  };
}

export function tableSummaryOf(world: World, row: TableReservationRow, lang: Lang): TableReservationSummary {
  const restaurant = restaurantOf(row);
  const { hotel, seed } = restaurant;
  return {
    tableReservationNo: row.tableReservationNo,
    status: isOver(world, row) ? 'dined' : row.status,
    restaurantId: row.restaurantId,
    restaurantName: seed.name[lang],
    cuisine: seed.cuisine[lang],
    hotelId: hotel.hotelId,
    hotelName: hotel.name[lang],
    cityName: hotel.city[lang],
    picture: pictureOf(restaurant, lang),
    date: row.date,
    time: timeOf(row.starts),
    party: row.party,
  };
}

export function tableDetailOf(world: World, row: TableReservationRow, lang: Lang): TableReservationDetail {
  const { hotel, dining, maxParty } = restaurantOf(row);
  return {
    ...tableSummaryOf(world, row, lang),
    address: addressLineOf(hotel, lang),
    telephone: hotel.telephone,
    location: dining.location[lang],
    dressCode: dressCodes[dining.dress][lang],
    minParty: 1,
    maxParty,
    durationMinutes: row.ends - row.starts,
    guestFirstName: row.guestFirstName,
    guestLastName: row.guestLastName,
    contact: { email: row.email, mobile: row.mobile },
    occasion: row.occasion,
    requests: row.requests,
    freeUntil: row.freeUntil,
    penaltyKrw: penaltyKrw(row),
    cancelNowKrw: row.feeKrw ?? cancelNowKrw(world, row),
    holdMinutes: HOLD_MINUTES,
    cancellableYn: isCancellable(world, row) ? 'Y' : 'N',
    changeableYn: isChangeable(world, row) ? 'Y' : 'N',
    revision: row.revision,
    bookedAt: row.bookedAt,
    changedAt: row.changedAt,
    cancelledAt: row.cancelledAt,
    cancellationFeeKrw: row.feeKrw,
  };
}
