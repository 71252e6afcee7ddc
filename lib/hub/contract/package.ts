import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, picture, seoulDay, text } from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { inclusions } from './inclusion.ts';
import { worthOfStay } from './inclusion-worth.ts';
import { tier } from './member.ts';

const MOST_NIGHTS = 30;
const MOST_BLACKOUT_DAYS = 366;
const MOST_HOTELS = 60;
const MOST_PACKAGES = 60;

/** The first and the last day. */
const period = z
  .object({ from: seoulDay, until: seoulDay })
  .refine(({ from, until }) => from <= until, 'ends before it begins');

const nightCount = z.int().min(1).max(MOST_NIGHTS);

const forWhom = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everybody') }),
  z.object({ kind: z.literal('members') }),
  /** Of this tier or a higher one. */
  z.object({ kind: z.literal('tier'), tier }),
]);

/** The cheapest stay of `leastNights` for two adults that can be booked now; the total is all-in. */
const lowestStay = z.object({
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  roomTypeId: entityId,
  totalKrw: amountKrw,
});

const facts = z.object({
  packageId: entityId,
  /** The rate under which `roomOffers` lists it. */
  ratePlanId: entityId,
  title: text.min(1),
  summary: text,
  picture,
  hotels: z
    .array(
      z.object({
        hotelId: entityId,
        hotelName: text,
        cityName: text,
        regionName: text,
        /** Null where no such stay is free. */
        lowest: lowestStay.nullable(),
      }),
    )
    .min(1)
    .max(MOST_HOTELS),
  booking: period,
  /** First possible check-in and last possible check-out. */
  stay: period,
  leastNights: nightCount,
  mostNights: nightCount,
  /** Nights of these days cannot be part of a stay. */
  blackoutDays: z.array(seoulDay).max(MOST_BLACKOUT_DAYS),
  forWhom,
  /** Quantities and worths are those of two adults in one room. */
  inclusions,
  /** Free of charge until this many days before check-in at `freeUntilTime` in Seoul; null: the whole stay is owed. */
  cancellation: z.object({
    freeDaysBefore: z.int().min(0).max(365).nullable(),
    freeUntilTime: z.string().regex(/^\d\d:\d\d$/),
  }),
});

type Facts = z.infer<typeof facts>;

function allows({ stay, blackoutDays }: Facts, { checkInDate, checkOutDate }: z.infer<typeof lowestStay>): boolean {
  if (checkInDate < stay.from || checkInDate >= checkOutDate || checkOutDate > stay.until) return false;
  return !blackoutDays.some((day) => day >= checkInDate && day < checkOutDate);
}

/** Refused: a package that contradicts itself, with a price that cannot be booked or is less than what it includes. */
export const stayPackage = facts
  .refine(({ leastNights, mostNights }) => leastNights <= mostNights, 'more nights at least than at most')
  .refine(({ hotels }) => new Set(hotels.map(({ hotelId }) => hotelId)).size === hotels.length, 'a hotel twice')
  .refine(
    (known) => known.hotels.every(({ lowest }) => lowest === null || allows(known, lowest)),
    'a lowest stay that it does not allow',
  )
  .refine(
    ({ hotels, inclusions, leastNights }) =>
      hotels.every(({ lowest }) => lowest === null || worthOfStay(inclusions, leastNights) <= lowest.totalKrw),
    'a price below the worth of what it includes',
  );
export type StayPackage = z.infer<typeof stayPackage>;

export const listPackages = endpoint({
  ...publicRead,
  name: 'listPackages',
  path: '/product/package',
  summary: 'Packages that can be booked today, in the order of the group; those of one hotel where it is named.',
  query: z.object({ lang: hubLanguage, hotelId: entityId.optional() }),
  response: z.object({ packages: z.array(stayPackage).max(MOST_PACKAGES) }),
});

export const packageDetail = endpoint({
  ...publicRead,
  name: 'packageDetail',
  path: '/product/package/{packageId}',
  summary: 'One package that can be booked today. NOT_FOUND too where it has ended, was withdrawn or has not begun.',
  params: z.object({ packageId: entityId }),
  query: z.object({ lang: hubLanguage }),
  response: stayPackage,
});
