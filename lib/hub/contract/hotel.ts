import * as z from 'zod';
import {
  amountKrw,
  askedIds,
  email,
  entityId,
  geo,
  hubLanguage,
  inQuery,
  listOf,
  MOST_OF_ALL,
  pageNumber,
  picture,
  place,
  seoulDay,
  telephone,
  text,
} from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { facilityFacts } from './facility-facts.ts';
import { sleepingRules } from './sleeping.ts';
import { searchText, typedLine } from './typed-schema.ts';

/** Category `location` has a detail for each region, e.g. `seoul`; others are e.g. `theme` → `onsen`. */
const hotelCategory = z.object({
  category: text,
  name: text,
  details: listOf(z.object({ detail: text, name: text, hotelCount: z.int().min(0).max(MOST_OF_ALL) })),
});
export type HotelCategory = z.infer<typeof hotelCategory>;

const landmarkKind = z.enum(['station', 'airport', 'sight']);
const MOST_MINUTES = 1_440;

const landmark = z.object({
  name: text.min(1),
  kind: landmarkKind,
  distanceKm: z.number().min(0).max(MOST_OF_ALL),
  geo: geo.nullable().default(null),
  /** On foot where that is near, by car in usual traffic otherwise; null where the hotel does not say. */
  travel: z
    .object({ by: z.enum(['foot', 'car']), minutes: z.int().min(1).max(MOST_MINUTES) })
    .nullable()
    .default(null),
});
export type Landmark = z.infer<typeof landmark>;

export const hotelSummary = z.object({
  hotelId: entityId,
  hotelName: text,
  tagline: text,
  /** `{ category: 'location', detail: 'seoul' }` and the like; every hotel has one `location`. */
  categories: listOf(z.object({ category: text, detail: text })).min(1),
  regionName: text,
  cityName: text,
  geo: geo.nullable().default(null),
  facilities: listOf(z.object({ code: text, name: text })),
  picture,
  /** The nearest of the hotel's landmarks, null where none is known. */
  landmark: landmark.nullable(),
  /** Lowest all-in price of one night for two adults within the coming 60 days; null when nothing is free. */
  lowestNightKrw: amountKrw.nullable(),
});
export type HotelSummary = z.infer<typeof hotelSummary>;

const MOST_HOTELS_A_PAGE = 60;
/** Where nothing else is asked for: a screen or two, since most of those who ask show a dozen or read the categories alone. */
export const USUAL_HOTELS_A_PAGE = 24;
const MOST_RINGS = 50;
const MOST_POINTS = 500;
const categoryName = typedLine(40);
const pageInQuery = inQuery(pageNumber).default(1);

const paging = { page: pageNumber.optional(), pageSize: z.int().min(0).max(MOST_HOTELS_A_PAGE).optional() };

const hotelPage = z.object({
  categories: listOf(hotelCategory),
  /** In the group's own order, the same on every page; empty beyond the last one. */
  hotels: z.array(hotelSummary).max(MOST_HOTELS_A_PAGE),
  total: z.int().min(0).max(MOST_OF_ALL),
});

/** POST because the specification says so. `lang` is its only field; what else may be asked is `hotelList`'s. */
export const hotelProducts = endpoint({
  ...publicRead,
  name: 'hotelProducts',
  method: 'POST',
  path: '/product/hotel',
  source: 'specified',
  summary: 'The categories of the group, and one page of its hotels, in one language.',
  body: z.object({ lang: hubLanguage, ...paging }),
  response: hotelPage,
});
export type HotelProducts = z.infer<(typeof hotelProducts)['response']>;

/** The specification's "hotel list query", whose path it does not show. POST as `hotelProducts`, for its list of ids. */
export const hotelList = endpoint({
  ...publicRead,
  name: 'hotelList',
  method: 'POST',
  path: '/product/hotel/list',
  summary: 'As hotelProducts, for the hotels of a category or for those that are named.',
  body: z.object({
    lang: hubLanguage,
    ...paging,
    category: categoryName.optional(),
    detail: categoryName.optional(),
    hotelIdList: askedIds(20).min(1).optional(),
  }),
  response: hotelPage,
});

const hotelSuggestion = hotelSummary.pick({
  hotelId: true,
  hotelName: true,
  cityName: true,
  regionName: true,
});

export const suggestHotels = endpoint({
  ...publicRead,
  name: 'suggestHotels',
  path: '/product/hotel/suggest',
  summary: 'Hotels to choose from by what somebody types, 20 a page, those whose name fits best first.',
  query: z.object({
    lang: hubLanguage,
    /** Looked for in names, cities and regions of all languages; upper case, spaces and width do not matter. */
    query: searchText(80).optional(),
    category: categoryName.optional(),
    detail: categoryName.optional(),
    page: pageInQuery,
  }),
  response: z.object({
    hotels: z
      .array(
        hotelSuggestion.extend({
          /** It fits what is typed and lies outside the place that is asked for; those come last. */
          isElsewhere: z.boolean(),
        }),
      )
      .max(20),
    total: z.int().min(0).max(MOST_OF_ALL),
  }),
});
export type HotelSuggestions = z.infer<(typeof suggestHotels)['response']>;

export const regionMap = endpoint({
  ...publicRead,
  name: 'regionMap',
  path: '/product/hotel/map/{region}',
  audience: 'server',
  summary: 'What a map of a region shows besides its hotels, in one language.',
  params: z.object({ region: categoryName }),
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    /** Rings of coasts and rivers; a place inside an odd number of them is water. */
    water: z.array(z.array(geo).max(MOST_POINTS)).max(MOST_RINGS),
    /** Stations and airports at which guests of the region's hotels arrive. */
    places: listOf(z.object({ name: text.min(1), kind: landmarkKind, geo })),
  }),
});
export type RegionMap = z.infer<(typeof regionMap)['response']>;

export const HOTELS_AN_INDEX_PAGE = 5_000;

export const hotelIndex = endpoint({
  ...publicRead,
  name: 'hotelIndex',
  path: '/product/hotel/index',
  audience: 'server',
  summary: 'Every hotel by id with the day its texts last changed, 5,000 a page, for sitemaps.',
  query: z.object({ page: pageInQuery }),
  response: z.object({
    hotels: z.array(z.object({ hotelId: entityId, changedOn: seoulDay })).max(HOTELS_AN_INDEX_PAGE),
    total: z.int().min(0).max(MOST_OF_ALL),
  }),
});
export type HotelIndex = z.infer<(typeof hotelIndex)['response']>;

const occupancyLimits = z.object({
  maxAdults: z.int().min(1).max(MOST_OF_ALL),
  maxMinors: z.int().min(0).max(MOST_OF_ALL),
  maxGuests: z.int().min(1).max(MOST_OF_ALL),
});

export const roomType = z.object({
  roomTypeId: entityId,
  name: text,
  description: text,
  areaM2: z.number().positive().max(MOST_OF_ALL),
  bed: z.object({ code: z.enum(['double', 'twin', 'king', 'ondol', 'family']), name: text }),
  view: z.object({ code: text, name: text }),
  /** A minor who shares a bed or sleeps in a crib does not count towards `maxGuests` where the ages are said. */
  occupancy: occupancyLimits,
  sleeping: sleepingRules.nullable().default(null),
  amenities: listOf(text),
  /** Door width in cm and facts as text; null for a room that is not accessible. */
  accessibility: z
    .object({
      doorWidthCm: z.int().positive().max(MOST_OF_ALL),
      rollInShower: z.boolean(),
      visualAlarm: z.boolean(),
      facts: listOf(text),
    })
    .nullable(),
  pictures: listOf(picture).min(1),
  /** Of an accessible type, for a guest who needs it. */
  lowestNightKrw: amountKrw.nullable(),
});
export type RoomType = z.infer<typeof roomType>;

/** Asked for under an id that the hotel had before, it answers under the one that it has now. */
export const hotelDetail = endpoint({
  ...publicRead,
  name: 'hotelDetail',
  path: '/product/hotel/{hotelId}',
  summary: 'Everything a hotel page shows, in one language.',
  params: z.object({ hotelId: entityId }),
  query: z.object({ lang: hubLanguage }),
  response: hotelSummary.extend({
    description: listOf(text),
    pictures: listOf(picture).min(1),
    ...place,
    telephone,
    email,
    checkInFrom: z.string().regex(/^\d\d:\d\d$/),
    checkOutUntil: z.string().regex(/^\d\d:\d\d$/),
    accessibility: listOf(text),
    roomTypes: listOf(roomType).min(1),
    directions: listOf(text),
    landmarks: listOf(landmark),
    facts: listOf(facilityFacts).default([]),
    cancellationPolicy: text,
  }),
});
export type HotelDetail = z.infer<(typeof hotelDetail)['response']>;
