import * as z from 'zod';
import { amountKrw, askedIds, entityId, MOST_OF_ALL, seoulDay, seoulMonth } from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { requestedRooms } from './party.ts';

/** Of one request, and of each of them: six months. */
const [MOST_HOTELS, MOST_NIGHTS] = [20, 184];

export const monthsInView = z.object({
  viewMonth: seoulMonth,
  viewPeriod: z.int().min(1).max(6),
});
export type MonthsInView = z.infer<typeof monthsInView>;

export const nightAvailability = z.object({
  date: seoulDay,
  available: z.boolean(),
  /** Lowest all-in price of this night for that party, at rates that anybody may book; null when it is not free. */
  lowestKrw: amountKrw.nullable(),
  minimumStayNights: z.int().min(1).max(MOST_OF_ALL),
});
export type NightAvailability = z.infer<typeof nightAvailability>;

/** A day stands for the night that begins on it: a day without a free night can still be a check-out day. */
export const availableDates = endpoint({
  ...publicRead,
  name: 'availableDates',
  method: 'POST',
  path: '/product/hotel/available-dates',
  summary: 'Free nights and lowest prices from a month on, for each hotel asked for and for one party.',
  body: monthsInView.extend({
    hotelIdList: askedIds(MOST_HOTELS).min(1),
    /** Who is to be housed together; two adults in one room where it is not said. */
    rooms: requestedRooms.optional(),
  }),
  response: z.object({
    hotels: z
      .array(
        z.object({
          hotelId: entityId,
          /** No room of the hotel holds one of the rooms of the request on any day: the same guests over more rooms. */
          partyTooLarge: z.object({ rooms: requestedRooms.nullable() }).nullable(),
          nights: z
            .array(
              nightAvailability.extend({
                /** The same with the rates for members: what a member pays. Public. */
                memberLowestKrw: amountKrw.nullable(),
              }),
            )
            .max(MOST_NIGHTS),
        }),
      )
      .max(MOST_HOTELS),
  }),
});
