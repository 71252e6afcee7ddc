import * as z from 'zod';
import {
  amountKrw,
  entityId,
  hubLanguage,
  inQuery,
  listOf,
  MOST_OF_ALL,
  pageNumber,
  picture,
  place,
  seoulDay,
  seoulTime,
  telephone,
  text,
} from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';

/** How many sit down together; larger parties are a matter for the telephone. */
export const partySize = z.int().min(1).max(20);
const partyInQuery = inQuery(partySize);
const dayCountInQuery = inQuery(z.int().min(1).max(100));

export const tableReservationNo = z
  .string()
  .min(6)
  .max(20)
  .regex(/^[A-Z0-9-]+$/);

const diningService = z.enum(['breakfast', 'lunch', 'dinner', 'allDay']);
export type DiningService = z.infer<typeof diningService>;

const restaurantSummary = z.object({
  restaurantId: entityId,
  hotelId: entityId,
  hotelName: text,
  regionName: text,
  cityName: text,
  name: text,
  cuisine: text,
  description: text,
  hours: text,
  /** What a guest usually spends, taxes and service included, by the meal. */
  priceFromKrw: amountKrw,
  bookable: z.boolean(),
  picture,
});
export type RestaurantSummary = z.infer<typeof restaurantSummary>;

export const listRestaurants = endpoint({
  ...publicRead,
  name: 'listRestaurants',
  path: '/dining/restaurant',
  summary: 'Restaurants of a hotel, of a region, or of all, in the order of the houses, a page at a time.',
  query: z.object({
    lang: hubLanguage,
    hotelId: entityId.optional(),
    region: entityId.optional(),
    page: inQuery(pageNumber).default(1),
    pageSize: inQuery(z.int().min(1).max(60)).default(24),
  }),
  response: z.object({
    restaurants: listOf(restaurantSummary),
    total: z.int().min(0).max(MOST_OF_ALL),
    /** Regions that have restaurants, whatever was asked for. */
    regions: listOf(z.object({ detail: text, name: text, restaurantCount: z.int().min(1).max(MOST_OF_ALL) })),
  }),
});
export type RestaurantList = z.infer<(typeof listRestaurants)['response']>;

const openingHours = z.object({ service: diningService, from: seoulTime, until: seoulTime, lastOrder: seoulTime });

export const holdMinutes = z.int().min(1).max(240).nullable().default(null);

/** What a table that is given up costs: nothing until an hour is reached, then this much for each guest. */
const tableTerms = z.object({
  freeHoursBefore: z.int().min(1).max(MOST_OF_ALL),
  lateFeePerGuestKrw: amountKrw,
  /** How long the table of guests who are late is held. */
  holdMinutes,
});

export const restaurantDetail = endpoint({
  ...publicRead,
  name: 'restaurantDetail',
  path: '/dining/restaurant/{restaurantId}',
  summary: 'Everything a restaurant’s page shows, in one language.',
  params: z.object({ restaurantId: entityId }),
  query: z.object({ lang: hubLanguage }),
  response: restaurantSummary.extend({
    story: listOf(text).min(1),
    /** Seven days from Monday (1) to Sunday (7); a day without services is the weekly rest. */
    week: z
      .array(z.object({ weekday: z.int().min(1).max(7), services: listOf(openingHours) }))
      .min(1)
      .max(7),
    closedNote: text.nullable(),
    location: text,
    telephone,
    ...place,
    prices: listOf(z.object({ service: diningService, fromKrw: amountKrw, untilKrw: amountKrw })).min(1),
    seatCount: z.int().min(1).max(MOST_OF_ALL),
    minParty: partySize,
    maxParty: partySize,
    bookingDays: z.int().min(0).max(MOST_OF_ALL),
    terms: tableTerms,
    dressCode: text,
    children: text,
    accessibility: listOf(text),
    dietary: text,
  }),
});
export type RestaurantDetail = z.infer<(typeof restaurantDetail)['response']>;

/** `closed`: the house rests; `full`: no table for this party; `notYet`: beyond the days that are given. */
const tableDayState = z.enum(['free', 'full', 'closed', 'past', 'notYet']);
export type TableDayState = z.infer<typeof tableDayState>;

const tableSeating = z.object({
  service: diningService,
  time: seoulTime,
  tablesLeft: z.int().min(0).max(MOST_OF_ALL),
});
export type TableSeating = z.infer<typeof tableSeating>;

export const tableAlternative = z.object({
  restaurantId: entityId,
  restaurantName: text,
  hotelName: text,
  date: seoulDay,
  time: seoulTime,
});
export type TableAlternative = z.infer<typeof tableAlternative>;

export const tableDays = z.object({
  date: seoulDay,
  party: partySize,
  state: tableDayState,
  seatings: listOf(tableSeating),
  days: listOf(z.object({ date: seoulDay, state: tableDayState })),
  /** Up to three, the nearest first; only where the day has nothing for this party. */
  alternatives: listOf(tableAlternative),
});

export const tableDaysQuery = z.object({
  lang: hubLanguage,
  date: seoulDay,
  party: partyInQuery,
  daysFrom: seoulDay.optional(),
  /** How many `days`; fourteen when it is left out. */
  dayCount: dayCountInQuery.optional(),
});

export const tableAvailability = endpoint({
  ...publicRead,
  name: 'tableAvailability',
  path: '/dining/restaurant/{restaurantId}/table',
  summary: 'Seatings of a day for a party, with the tables left, how the days from another on stand, and ways on.',
  params: z.object({ restaurantId: entityId }),
  query: tableDaysQuery,
  response: tableDays,
});
export type TableAvailability = z.infer<typeof tableDays>;
