import * as z from 'zod';
import {
  amountKrw,
  askedIds,
  choicesOf,
  entityId,
  hubLanguage,
  instant,
  listOf,
  MOST_KRW,
  MOST_OF_ALL,
  pageNumber,
  seoulDay,
  text,
} from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { stayNotices } from './facility-facts.ts';
import { hotelSummary, roomType } from './hotel.ts';
import { inclusions } from './inclusion.ts';
import { worthOf } from './inclusion-worth.ts';
import { tier } from './member.ts';
import { roomOccupancy, roomStay } from './party.ts';
import { misfit, sleepingArrangement } from './sleeping.ts';
import { stayObstacle } from './stay-obstacle.ts';
import { searchText, typedLine } from './typed-schema.ts';

/** One night of a price; what it includes besides the room is within its amount. */
const pricedNight = z
  .object({ date: seoulDay, amountKrw, inclusions: inclusions.optional() })
  .refine((night) => worthOf(night.inclusions ?? []) <= night.amountKrw, 'a night below the worth of what it includes');

/**
 * Parts of an all-in total, for the whole stay of one room. `roomKrw + serviceKrw + taxKrw + beddingKrw` and the worth of
 * the nights' inclusions are `totalKrw`.
 */
export const priceBreakdown = z.object({
  nights: listOf(pricedNight).min(1),
  roomKrw: amountKrw,
  serviceKrw: amountKrw,
  taxKrw: amountKrw,
  /** Extra beds and cribs, service and tax included. */
  beddingKrw: amountKrw.default(0),
  totalKrw: amountKrw,
});
export type PriceBreakdown = z.infer<typeof priceBreakdown>;

const MOST_GRACE_MINUTES = 1_440;

/** Free until an instant, then a fixed amount of won. Non-refundable: `freeUntil` is null. */
export const cancellationTerms = z.object({
  refundable: z.boolean(),
  freeUntil: instant.nullable(),
  penaltyKrw: amountKrw,
  /** Of an offer: how long after booking it can be cancelled free of charge, whatever else holds; null: not at all. */
  graceMinutes: z.int().min(1).max(MOST_GRACE_MINUTES).nullable().default(null),
  /** Of a booked room: when that time ends. */
  graceUntil: instant.nullable().default(null),
});
export type CancellationTerms = z.infer<typeof cancellationTerms>;

export const roomOffer = z.object({
  offerId: text,
  roomTypeId: entityId,
  ratePlan: z.object({
    ratePlanId: entityId,
    name: text,
    breakfastIncluded: z.boolean(),
    memberOnly: z.boolean(),
    packageId: entityId.optional(),
    /** The lowest tier that may book it, where members of every tier may not. */
    fromTier: tier.optional(),
    /** The member who asks has a lower tier; never of a guest, who may log in. */
    isBelowTier: z.literal(true).optional(),
  }),
  price: priceBreakdown,
  cancellation: cancellationTerms,
  roomsLeft: z.int().min(0).max(MOST_OF_ALL),
  /** Who sleeps where; null where the ages of minors are not said. */
  sleeping: sleepingArrangement.nullable().default(null),
});
export type RoomOffer = z.infer<typeof roomOffer>;

const stayAlternative = z.object({
  kind: z.enum(['dates', 'hotel']),
  hotelId: entityId,
  hotelName: text,
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  totalKrw: amountKrw,
});
export type StayAlternative = z.infer<typeof stayAlternative>;

/** By whose rates totals, order and counts go; everybody's where it is not said. Anybody may ask for either. */
const whoseRates = z.enum(['public', 'member']);

const stayRequest = roomStay.extend({ lang: hubLanguage });

/** How far away a place of the filter `near` may be. */
export const NEAR_MINUTES = 30;

const code = typedLine(40);
const bedCode = roomType.shape.bed.shape.code;

/** Absent and empty are the same. Beds and views are one or the other, facilities and places all of them. */
export const stayFilters = z.object({
  maxTotalKrw: z.int().positive().max(MOST_KRW).optional(),
  beds: choicesOf(bedCode, 5).optional(),
  /** Codes of the `views` facet: what a room looks at in kind (`sea`), not the name that a hotel gives it. */
  views: choicesOf(code, 10).optional(),
  facilities: choicesOf(code, 20).optional(),
  /** Codes of the `near` facet: places that are at most `NEAR_MINUTES` away, by car in usual traffic or on foot. */
  near: choicesOf(code, 20).optional(),
  /**
   * The guest needs an accessible room. Without it the last room of each accessible type is offered only where the rest of
   * the hotel cannot take the rooms of the stay, in every price and count.
   */
  accessible: z.boolean().optional(),
  /** Only what can be cancelled free of charge, at the time of the request. */
  refundable: z.boolean().optional(),
});
export type StayFilters = z.infer<typeof stayFilters>;

export const roomOffers = endpoint({
  ...publicRead,
  name: 'roomOffers',
  method: 'POST',
  path: '/product/hotel/{hotelId}/offers',
  summary:
    'Bookable rooms and rates of one hotel for a stay, for each room asked for; where there are none, why, and alternatives. Of the filters, only `accessible` changes what is offered: with it, the last accessible room too.',
  params: z.object({ hotelId: entityId }),
  costly: 'search',
  body: stayRequest.extend({ filters: stayFilters.optional(), rates: whoseRates.optional() }),
  response: z.object({
    hotelId: entityId,
    hotelName: text,
    roomTypes: listOf(roomType),
    rooms: listOf(
      z.object({
        adults: z.int().min(0).max(MOST_OF_ALL),
        minor: z.int().min(0).max(MOST_OF_ALL),
        minorAges: roomOccupancy.shape.minorAges,
        offers: listOf(roomOffer),
        /** Room types of the hotel that do not take this room's party, free or not. */
        misfits: listOf(misfit).default([]),
      }),
    ),
    /** Why the rooms cannot be had together; null where they can. */
    obstacle: stayObstacle.nullable(),
    /** Three bookable ways on where there is an obstacle. */
    alternatives: z.array(stayAlternative).max(3),
    /** Of the days of this stay, the first first. */
    notices: stayNotices,
    asOf: instant,
  }),
});
export type RoomOffers = z.infer<(typeof roomOffers)['response']>;

const MOST_RESULTS_A_PAGE = 60;
export const RESULTS_A_PAGE = 12;

/** `recommended`: the group's order; `distance`: to the nearest landmark. Full hotels come last. */
export const staySort = z.enum(['recommended', 'priceAsc', 'priceDesc', 'distance', 'name']);
export type StaySort = z.infer<typeof staySort>;

/** One row of a result list; `lowestTotalKrw` is the all-in total of the whole stay and all rooms. */
const stayResult = hotelSummary.omit({ categories: true, lowestNightKrw: true }).extend({
  available: z.boolean(),
  lowestTotalKrw: amountKrw.nullable(),
  /** What a member pays; equal to `lowestTotalKrw` by the rates of members, lower or null by those of everybody. */
  memberTotalKrw: amountKrw.nullable(),
  cancellation: cancellationTerms.nullable(),
  roomsLeft: z.int().min(0).max(MOST_OF_ALL),
  /** Packages of the hotel take this stay. */
  hasPackages: z.boolean().optional(),
  obstacle: stayObstacle.nullable(),
});
export type StayResult = z.infer<typeof stayResult>;

/** How many bookable hotels a choice would show, all other filters kept. Values that no asked hotel has are left out. */
const facetValue = z.object({ code: text, name: text, count: z.int().min(0).max(MOST_OF_ALL) });
export type StayFacetValue = z.infer<typeof facetValue>;

const count = z.int().min(0).max(MOST_OF_ALL);

export const searchStays = endpoint({
  ...publicRead,
  name: 'searchStays',
  method: 'POST',
  path: '/product/hotel/search',
  summary:
    'One page of hotels for a stay with all-in totals, bookable ones first, and alternatives when nothing is free.',
  costly: 'search',
  body: stayRequest.extend({
    category: searchText(40).optional(),
    detail: searchText(40).optional(),
    hotelIdList: askedIds(20).optional(),
    filters: stayFilters.optional(),
    sort: staySort.optional(),
    rates: whoseRates.optional(),
    page: pageNumber.optional(),
    pageSize: z.int().min(1).max(MOST_RESULTS_A_PAGE).optional(),
  }),
  response: z.object({
    results: z.array(stayResult).max(MOST_RESULTS_A_PAGE),
    /** The page answered: the last one where a later one was asked for. */
    page: z.int().min(1).max(MOST_OF_ALL),
    pageSize: z.int().min(1).max(MOST_OF_ALL),
    total: count,
    /** Of `total`, those that can be booked. All counts are exact, over all pages. */
    availableTotal: count,
    availableWithoutFilters: count,
    availableWithout: z.record(stayFilters.keyof(), count),
    /** Lowest and highest total of the bookable hotels, `maxTotalKrw` left aside; null when there are none. */
    priceRange: z.object({ lowestKrw: amountKrw, highestKrw: amountKrw }).nullable(),
    facets: z.object({
      /** Round amounts between the lowest and the highest total; `count` hotels cost that or less. */
      prices: listOf(z.object({ maxTotalKrw: amountKrw, count })),
      beds: listOf(facetValue.extend({ code: bedCode })),
      views: listOf(facetValue),
      facilities: listOf(facetValue),
      /** Stations and airports; sights too in a search of one region. */
      near: listOf(facetValue).default([]),
      accessible: count,
      refundable: count,
    }),
    /** Views, facilities and places that the hub does not know; it has searched without them. */
    unknownFilterValues: listOf(text),
    /** Three bookable ways on when nothing is free even without filters: other dates or a sister hotel. */
    alternatives: z.array(stayAlternative).max(3),
  }),
});
export type FoundStays = z.infer<(typeof searchStays)['response']>;
