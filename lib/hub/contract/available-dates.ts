import * as z from 'zod';
import { amountKrw, askedIds, entityId, MOST_OF_ALL, seoulDay, seoulMonth } from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { requestedRooms } from './party.ts';
import { searchText } from './typed-schema.ts';

/** Of one request, and of each of them: six months. */
const [MOST_HOTELS, MOST_NIGHTS] = [20, 184];
/** Hotels times months: two months of the most hotels, as a calendar shows them. */
const MOST_HOTEL_MONTHS = 2 * MOST_HOTELS;

export const monthsInView = z.object({ viewMonth: seoulMonth, viewPeriod: z.int().min(1).max(6) });
export type MonthsInView = z.infer<typeof monthsInView>;

export const nightAvailability = z.object({
  date: seoulDay,
  available: z.boolean(),
  /** Lowest all-in price of this night for that party, at rates that anybody may book; null when it is not free. */
  lowestKrw: amountKrw.nullable(),
  minimumStayNights: z.int().min(1).max(MOST_OF_ALL),
});
export type NightAvailability = z.infer<typeof nightAvailability>;

const pricedNights = z.object({
  /** No room asked about holds one of the rooms of the request on any day: the same guests over more rooms. */
  partyTooLarge: z.object({ rooms: requestedRooms.nullable() }).nullable(),
  nights: z
    .array(
      nightAvailability.extend({
        /** The same with the rates for members: what a member pays. Public. */
        memberLowestKrw: amountKrw.nullable(),
      }),
    )
    .max(MOST_NIGHTS),
});

const party = {
  /** Who is to be housed together; two adults in one room where it is not said. */
  rooms: requestedRooms.optional(),
  /** The guest needs accessible rooms: only these count, as in the filters of `searchStays`, the last one of a type too. */
  accessible: z.boolean().optional(),
};

/** A day stands for the night that begins on it: a day without a free night can still be a check-out day. */
export const availableDates = endpoint({
  ...publicRead,
  name: 'availableDates',
  method: 'POST',
  path: '/product/hotel/available-dates',
  summary:
    'Free nights and lowest prices from a month on, for each hotel asked for and for one party: at most 40 hotels times months.',
  costly: 'search',
  body: monthsInView
    .extend({
      hotelIdList: askedIds(MOST_HOTELS).min(1),
      /**
       * Nights count as free where this package can be had on them. A price is that of the shortest stay with it from that day,
       * of `minimumStayNights`; null where no such stay can begin.
       */
      packageId: entityId.optional(),
      ...party,
    })
    .refine(({ hotelIdList, viewPeriod }) => hotelIdList.length * viewPeriod <= MOST_HOTEL_MONTHS),
  response: z.object({ hotels: z.array(pricedNights.extend({ hotelId: entityId })).max(MOST_HOTELS) }),
});

/**
 * A night is free where one hotel of the place has it. Its minimum stay is the shortest one of these hotels, its price the
 * lowest of those with that minimum: of a night that can be booked alone, the lowest total of `searchStays` for it.
 */
export const placeNights = endpoint({
  ...publicRead,
  name: 'placeNights',
  method: 'POST',
  path: '/product/hotel/place-nights',
  summary: 'Free nights and lowest prices from a month on, over all hotels of a place or of the group, for one party.',
  costly: 'search',
  body: monthsInView.extend({
    /** As in `searchStays`: every hotel where they are not said. */
    category: searchText(40).optional(),
    detail: searchText(40).optional(),
    ...party,
  }),
  response: pricedNights,
});
