import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, picture, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Category `location` has a detail for each region, e.g. `seoul`; others are e.g. `theme` → `onsen`. */
export const hotelCategory = z.object({
  category: z.string(),
  name: z.string(),
  details: z.array(z.object({ detail: z.string(), name: z.string(), hotelCount: z.int().min(0) })),
});
export type HotelCategory = z.infer<typeof hotelCategory>;

export const hotelSummary = z.object({
  hotelId: entityId,
  hotelName: z.string(),
  /** One sentence that sets the mood. */
  tagline: z.string(),
  /** `{ category: 'location', detail: 'seoul' }` and the like; every hotel has one `location`. */
  categories: z.array(z.object({ category: z.string(), detail: z.string() })).min(1),
  regionName: z.string(),
  cityName: z.string(),
  facilities: z.array(z.object({ code: z.string(), name: z.string() })),
  picture,
  /** Lowest all-in price of one night for two adults within the coming 60 days; null when nothing is free. */
  lowestNightKrw: amountKrw.nullable(),
});
export type HotelSummary = z.infer<typeof hotelSummary>;

/** POST because the specification says so; it changes nothing. */
export const hotelProducts = endpoint({
  name: 'hotelProducts',
  method: 'POST',
  path: '/product/hotel',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'specified',
  summary: 'All hotels of the group with their categories, in one language.',
  body: z.object({ lang: hubLanguage }),
  response: z.object({ categories: z.array(hotelCategory), hotels: z.array(hotelSummary) }),
  envelope: 'data',
});
export type HotelProducts = z.infer<(typeof hotelProducts)['response']>;

export const occupancyLimits = z.object({
  maxAdults: z.int().min(1),
  maxMinors: z.int().min(0),
  maxGuests: z.int().min(1),
});

export const roomType = z.object({
  roomTypeId: entityId,
  name: z.string(),
  description: z.string(),
  areaM2: z.number().positive(),
  bed: z.object({ code: z.enum(['double', 'twin', 'king', 'ondol', 'family']), name: z.string() }),
  view: z.object({ code: z.string(), name: z.string() }),
  occupancy: occupancyLimits,
  amenities: z.array(z.string()),
  /** Door width in cm and facts as text; null for a room that is not accessible. */
  accessibility: z
    .object({
      doorWidthCm: z.int().positive(),
      rollInShower: z.boolean(),
      visualAlarm: z.boolean(),
      facts: z.array(z.string()),
    })
    .nullable(),
  picture,
  lowestNightKrw: amountKrw.nullable(),
});
export type RoomType = z.infer<typeof roomType>;

export const hotelDetail = endpoint({
  name: 'hotelDetail',
  method: 'GET',
  path: '/product/hotel/{hotelId}',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Everything a hotel page shows, in one language.',
  params: z.object({ hotelId: entityId }),
  query: z.object({ lang: hubLanguage }),
  response: hotelSummary.extend({
    description: z.array(z.string()),
    pictures: z.array(picture).min(1),
    address: z.object({
      street: z.string(),
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      country: z.literal('KR'),
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    telephone: z.string(),
    email: z.string(),
    checkInFrom: z.string().regex(/^\d\d:\d\d$/),
    checkOutUntil: z.string().regex(/^\d\d:\d\d$/),
    accessibility: z.array(z.string()),
    roomTypes: z.array(roomType).min(1),
    /** How to get there, as sentences. */
    directions: z.array(z.string()),
    cancellationPolicy: z.string(),
  }),
  envelope: 'data',
});
export type HotelDetail = z.infer<(typeof hotelDetail)['response']>;

/**
 * Nights of one or several months. A day stands for the night that begins on it: a day without a free
 * night can still be a check-out day.
 */
export const availableDates = endpoint({
  name: 'availableDates',
  method: 'POST',
  path: '/product/hotel/available-dates',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Free nights and lowest prices from a month on, for each hotel asked for.',
  body: z.object({
    hotelIdList: z.array(entityId).min(1).max(20),
    /** `yyyy-MM` */
    viewMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    /** How many months, 1–6. */
    viewPeriod: z.int().min(1).max(6),
  }),
  response: z.object({
    hotels: z.array(
      z.object({
        hotelId: entityId,
        nights: z.array(
          z.object({
            date: seoulDay,
            available: z.boolean(),
            /** Lowest all-in price of this night for two adults, null when sold out. */
            lowestKrw: amountKrw.nullable(),
            minimumStayNights: z.int().min(1),
          }),
        ),
      }),
    ),
  }),
  envelope: 'data',
});
export type NightAvailability = z.infer<(typeof availableDates)['response']>['hotels'][number]['nights'][number];
