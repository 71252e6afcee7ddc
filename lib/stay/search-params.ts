import type { SeoulDay } from '@/lib/dates/day';
import { allValues, firstValue, isTooLong, type QueryValues } from '@/lib/routes/query-values';
import { agesField, defaultRoom, parseRoom, type RoomOccupancy, roomLimits, writeRoom } from './rooms';
import { ALL_DETAILS, DEFAULT_CATEGORY } from './search-category';
import { type DatesRepair, datesRepairs, repairStay, type StayDates } from './stay-dates';

/** Where a stay is looked for. */
export interface Place {
  category: string;
  detail: string;
  /** Hotels looked for; empty means every hotel of the category and detail. */
  hotelIds: string[];
}

/** When and for whom: a stay without its place. */
export interface RoomStay extends StayDates {
  rooms: readonly RoomOccupancy[];
}

/** What is searched: where, when and for whom. */
export interface Stay extends Place, RoomStay {
  rooms: RoomOccupancy[];
}

/** Corrections of an address, in the order in which they are shown. */
export const searchRepairs = [
  'query-too-long',
  ...datesRepairs,
  'rooms-count',
  'rooms-guests',
  'rooms-ages',
  'category-unknown',
  'hotel-unknown',
] as const;
export type SearchRepair = DatesRepair | (typeof searchRepairs)[number];

export interface SearchCatalogue {
  categories: readonly { category: string; details: readonly { detail: string }[] }[];
  hotelIds: readonly string[];
}

/** Hotels that one search can name; the hub takes as many in one request. */
export const MOST_HOTELS = 20;
const namePattern = /^[\p{L}\p{N}_-]{1,40}$/u;
/** As the contract's `entityId`, without zod: browsers read addresses too. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

function readRooms(values: QueryValues, repairs: Set<SearchRepair>): RoomOccupancy[] {
  // The plain form sends an empty value for a room that is not wanted, and ages by the place of their room.
  const rooms = [values.room ?? []]
    .flat()
    .map((text, index) => ({ text: text.trim(), ages: allValues(values, agesField(index)) }))
    .filter(({ text }) => text !== '');
  if (rooms.length === 0) return [defaultRoom];
  if (rooms.length > roomLimits.maxRooms) repairs.add('rooms-count');
  return rooms.slice(0, roomLimits.maxRooms).map(({ text, ages }) => {
    const { room, repairs: found } = parseRoom(text, ages);
    for (const repair of found) repairs.add(repair);
    return room;
  });
}

/** @param repairs gets what was put right */
export function readPlace(values: QueryValues, repairs = new Set<SearchRepair>()): Place {
  const category = firstValue(values, 'category') ?? DEFAULT_CATEGORY;
  const detail = firstValue(values, 'detail') ?? ALL_DETAILS;
  const isCategory = namePattern.test(category);
  const isDetail = isCategory && namePattern.test(detail);
  if (!isDetail) repairs.add('category-unknown');
  const asked = [...new Set(allValues(values, 'hotel'))];
  const hotelIds = asked.filter((hotelId) => idPattern.test(hotelId)).slice(0, MOST_HOTELS);
  if (hotelIds.length < asked.length) repairs.add('hotel-unknown');
  return {
    category: isCategory ? category : DEFAULT_CATEGORY,
    detail: isDetail ? detail : ALL_DETAILS,
    hotelIds,
  };
}

/** Whatever the address says, the result is a search that can be made; what was put right is listed, defaults are none. */
export function parseSearchParams(
  values: QueryValues,
  { today }: { today: SeoulDay },
): { search: Stay; repairs: SearchRepair[] } {
  const repairs = new Set<SearchRepair>();
  const tooLong = isTooLong(values);
  if (tooLong) repairs.add('query-too-long');
  const read = tooLong ? {} : values;
  const { stay, repair } = repairStay(firstValue(read, 'checkIn'), firstValue(read, 'checkOut'), today);
  if (repair) repairs.add(repair);
  const search = { ...readPlace(read, repairs), ...stay, rooms: readRooms(read, repairs) };
  return { search, repairs: inOrder(repairs) };
}

const inOrder = (repairs: ReadonlySet<SearchRepair>) => searchRepairs.filter((name) => repairs.has(name));

/**
 * Without the category, detail and hotels that the catalogue does not have.
 * @returns no repairs for the search as it was given
 */
export function dropUnknownPlaces(
  search: Stay,
  { categories, hotelIds }: SearchCatalogue,
): { search: Stay; repairs: SearchRepair[] } {
  const repairs = new Set<SearchRepair>();
  const category = categories.find((known) => known.category === search.category);
  const isDetail =
    search.detail === ALL_DETAILS || category?.details.some(({ detail }) => detail === search.detail) === true;
  if (!category || !isDetail) repairs.add('category-unknown');
  const known = search.hotelIds.filter((hotelId) => hotelIds.includes(hotelId));
  if (known.length < search.hotelIds.length) repairs.add('hotel-unknown');
  return {
    search: {
      ...search,
      category: category ? search.category : DEFAULT_CATEGORY,
      detail: category && isDetail ? search.detail : ALL_DETAILS,
      hotelIds: known,
    },
    repairs: inOrder(repairs),
  };
}

/** Names and values of an address; defaults are left out. */
export function placeFields({ category, detail, hotelIds }: Place): [string, string][] {
  return [
    ...(category === DEFAULT_CATEGORY ? [] : [['category', category] satisfies [string, string]]),
    ...(detail === ALL_DETAILS ? [] : [['detail', detail] satisfies [string, string]]),
    ...hotelIds.map((hotelId): [string, string] => ['hotel', hotelId]),
  ];
}

export function appendStay(params: URLSearchParams, { checkInDate, checkOutDate, rooms }: RoomStay): void {
  params.set('checkIn', checkInDate);
  params.set('checkOut', checkOutDate);
  for (const room of rooms) params.append('room', writeRoom(room));
}

/** The query of a search's address, without `?`. Defaults of category and hotels are left out; dates and rooms never are. */
export function writeSearchParams(search: Stay): string {
  const params = new URLSearchParams(placeFields(search));
  appendStay(params, search);
  return params.toString();
}
