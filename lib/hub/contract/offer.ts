import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, instant, picture, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';
import { roomType } from './hotel.ts';

/** Occupancy of one room, with the specification's field names. */
export const roomOccupancy = z.object({
  adults: z.int().min(1).max(4),
  minor: z.int().min(0).max(3),
});

/** Parts of an all-in total. `roomKrw + serviceKrw + taxKrw = totalKrw`, for the whole stay of one room. */
export const priceBreakdown = z.object({
  nights: z.array(z.object({ date: seoulDay, amountKrw })).min(1),
  roomKrw: amountKrw,
  serviceKrw: amountKrw,
  taxKrw: amountKrw,
  totalKrw: amountKrw,
});
export type PriceBreakdown = z.infer<typeof priceBreakdown>;

/** Free until an instant, then a fixed amount of won. Non-refundable: `freeUntil` is null. */
export const cancellationTerms = z.object({
  refundable: z.boolean(),
  freeUntil: instant.nullable(),
  penaltyKrw: amountKrw,
});
export type CancellationTerms = z.infer<typeof cancellationTerms>;

export const roomOffer = z.object({
  /** Names the room type, rate plan and dates; what is booked is checked again by its parts. */
  offerId: z.string(),
  roomTypeId: entityId,
  ratePlan: z.object({
    ratePlanId: entityId,
    name: z.string(),
    breakfastIncluded: z.boolean(),
    /** Only members may book it. */
    memberOnly: z.boolean(),
  }),
  price: priceBreakdown,
  cancellation: cancellationTerms,
  roomsLeft: z.int().min(0),
});
export type RoomOffer = z.infer<typeof roomOffer>;

const stayRequest = z.object({
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  rooms: z.array(roomOccupancy).min(1).max(3),
  lang: hubLanguage,
});

/** Offers of one hotel. `offers` is per room of the request, in its order. */
export const roomOffers = endpoint({
  name: 'roomOffers',
  method: 'POST',
  path: '/product/hotel/{hotelId}/offers',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Bookable rooms and rates of one hotel for a stay, for each room asked for.',
  params: z.object({ hotelId: entityId }),
  body: stayRequest,
  response: z.object({
    hotelId: entityId,
    hotelName: z.string(),
    roomTypes: z.array(roomType),
    rooms: z.array(z.object({ adults: z.int(), minor: z.int(), offers: z.array(roomOffer) })),
  }),
  envelope: 'data',
});
export type RoomOffers = z.infer<(typeof roomOffers)['response']>;

/** One row of a result list; `lowestTotalKrw` is the all-in total of the whole stay and all rooms. */
export const stayResult = z.object({
  hotelId: entityId,
  hotelName: z.string(),
  tagline: z.string(),
  regionName: z.string(),
  cityName: z.string(),
  picture,
  facilities: z.array(z.object({ code: z.string(), name: z.string() })),
  available: z.boolean(),
  lowestTotalKrw: amountKrw.nullable(),
  /** The member's total; equal to `lowestTotalKrw` when the caller is a member, lower or null otherwise. */
  memberTotalKrw: amountKrw.nullable(),
  cancellation: cancellationTerms.nullable(),
  roomsLeft: z.int().min(0),
});
export type StayResult = z.infer<typeof stayResult>;

/** A hotel list query: paths not shown in the specification. */
export const searchStays = endpoint({
  name: 'searchStays',
  method: 'POST',
  path: '/product/hotel/search',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Hotels for a stay with all-in totals, bookable ones first, and alternatives when nothing is free.',
  body: stayRequest.extend({
    category: z.string().max(40).optional(),
    /** Empty or absent: every detail of the category. */
    detail: z.string().max(40).optional(),
    hotelIdList: z.array(entityId).max(20).optional(),
  }),
  response: z.object({
    results: z.array(stayResult),
    /** Three bookable ways on when `results` holds nothing bookable: other dates or a sister hotel. */
    alternatives: z.array(
      z.object({
        kind: z.enum(['dates', 'hotel']),
        hotelId: entityId,
        hotelName: z.string(),
        checkInDate: seoulDay,
        checkOutDate: seoulDay,
        totalKrw: amountKrw,
      }),
    ),
  }),
  envelope: 'data',
});
export type StaySearch = z.infer<(typeof searchStays)['response']>;
