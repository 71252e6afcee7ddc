import type * as z from 'zod';
import type { roomStay } from '@/lib/hub/contract/party';

/** When and for whom: the type of the contract's schema, without its code. */
export type RoomStay = z.infer<typeof roomStay>;
export type StayDates = Omit<RoomStay, 'rooms'>;

export interface Place {
  category: string;
  detail: string;
  /** Hotels looked for; empty means every hotel of the category and detail. */
  hotelIds: string[];
}

/** What is searched: where, when and for whom. */
export type Stay = Place & RoomStay;

/** Specification, section 3: the category that a search starts with. */
export const DEFAULT_CATEGORY = 'location';
/** Specification, section 3: the detail that stands for every detail of a category; absent in addresses and hub calls. */
export const ALL_DETAILS = '전체';
/** Hotels that one search can name; the hub takes as many in one request. */
export const MOST_HOTELS = 20;

export const stayLimits = {
  maxNights: 30,
  /** How far ahead the hub keeps nights and prices. */
  bookableDays: 400,
} as const;

/** Corrections of an address, in the order in which they are shown. */
export const repairOrder = [
  'query-too-long',
  'dates-incomplete',
  'dates-format',
  'dates-past',
  'dates-reversed',
  'dates-too-long',
  'dates-too-far',
  'rooms-count',
  'rooms-guests',
  'rooms-ages',
  'category-unknown',
  'hotel-unknown',
  'price-format',
  'filter-unknown',
  'sort-unknown',
  'page-format',
  'page-beyond',
  'compare-unknown',
  'compare-many',
  'unit-unknown',
  'package-unknown',
] as const;
export type Repair = (typeof repairOrder)[number];
