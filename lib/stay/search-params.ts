import type { SeoulDay } from '@/lib/dates/day';
import { defaultRoom, parseRoom, type RoomOccupancy, roomLimits, writeRoom } from './rooms';
import { ALL_DETAILS, DEFAULT_CATEGORY } from './search-category';
import { type DatesRepair, datesRepairs, repairStay, type StayDates } from './stay-dates';

export interface StaySearch extends StayDates {
  category: string;
  detail: string;
  /** Hotels looked for; empty means every hotel of the category and detail. */
  hotelIds: string[];
  rooms: RoomOccupancy[];
}

/** Corrections of an address, in the order in which they are shown. */
export const searchRepairs = [
  'query-too-long',
  ...datesRepairs,
  'rooms-count',
  'rooms-guests',
  'category-unknown',
  'hotel-unknown',
] as const;
export type SearchRepair = DatesRepair | (typeof searchRepairs)[number];

export type QueryValues = Record<string, string | string[] | undefined>;

/** A query in the form of Next's `searchParams`. */
export function queryValues(query: string): Record<string, string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

export interface SearchCatalogue {
  categories: readonly { category: string; details: readonly { detail: string }[] }[];
  hotelIds: readonly string[];
}

const LONGEST_QUERY = 2_000;
/** Hotels that one search can name; the hub takes as many in one request. */
export const MOST_HOTELS = 20;
const namePattern = /^[\p{L}\p{N}_-]{1,40}$/u;
const hotelIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The first value of a name, trimmed; null where there is none, or an empty one. */
export function firstValue(values: QueryValues, name: string): string | null {
  const value = values[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first.trim() === '' ? null : first.trim();
}

/** All values of a name, trimmed, without empty ones. */
export function allValues(values: QueryValues, name: string): string[] {
  const value = values[name];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value])
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Length of an address' query before escaping, as far as it matters for refusing it. */
export function isTooLong(values: QueryValues): boolean {
  let length = 0;
  for (const [name, value] of Object.entries(values)) {
    for (const text of Array.isArray(value) ? value : [value ?? '']) length += name.length + text.length + 2;
  }
  return length > LONGEST_QUERY;
}

function readRooms(values: QueryValues, repairs: Set<SearchRepair>): RoomOccupancy[] {
  const texts = allValues(values, 'room');
  if (texts.length === 0) return [defaultRoom];
  if (texts.length > roomLimits.maxRooms) repairs.add('rooms-count');
  return texts.slice(0, roomLimits.maxRooms).map((text) => {
    const { room, repaired } = parseRoom(text);
    if (repaired) repairs.add('rooms-guests');
    return room;
  });
}

function readCategory(values: QueryValues, catalogue: SearchCatalogue | undefined, repairs: Set<SearchRepair>) {
  const category = firstValue(values, 'category') ?? DEFAULT_CATEGORY;
  const detail = firstValue(values, 'detail') ?? ALL_DETAILS;
  const known = catalogue?.categories.find((entry) => entry.category === category);
  const categoryStands = namePattern.test(category) && (catalogue === undefined || known !== undefined);
  if (!categoryStands) {
    repairs.add('category-unknown');
    return { category: DEFAULT_CATEGORY, detail: ALL_DETAILS };
  }
  const detailStands =
    namePattern.test(detail) &&
    (catalogue === undefined || detail === ALL_DETAILS || known?.details.some((entry) => entry.detail === detail));
  if (!detailStands) {
    repairs.add('category-unknown');
    return { category, detail: ALL_DETAILS };
  }
  return { category, detail };
}

function readHotels(values: QueryValues, catalogue: SearchCatalogue | undefined, repairs: Set<SearchRepair>): string[] {
  const asked = [...new Set(allValues(values, 'hotel'))];
  const known = asked.filter(
    (hotelId) => hotelIdPattern.test(hotelId) && (catalogue === undefined || catalogue.hotelIds.includes(hotelId)),
  );
  if (known.length < asked.length || known.length > MOST_HOTELS) repairs.add('hotel-unknown');
  return known.slice(0, MOST_HOTELS);
}

/**
 * Whatever the address says, the result is a search that can be made; what was put right is listed, defaults are none.
 * @param catalogue when given, unknown categories, details and hotels are dropped too
 */
export function parseSearchParams(
  values: QueryValues,
  { today, catalogue }: { today: SeoulDay; catalogue?: SearchCatalogue },
): { search: StaySearch; repairs: SearchRepair[] } {
  const repairs = new Set<SearchRepair>();
  const tooLong = isTooLong(values);
  if (tooLong) repairs.add('query-too-long');
  const read = tooLong ? {} : values;
  const { stay, repair } = repairStay(firstValue(read, 'checkIn'), firstValue(read, 'checkOut'), today);
  if (repair) repairs.add(repair);
  const search = {
    ...readCategory(read, catalogue, repairs),
    hotelIds: readHotels(read, catalogue, repairs),
    ...stay,
    rooms: readRooms(read, repairs),
  };
  return { search, repairs: searchRepairs.filter((name) => repairs.has(name)) };
}

export function appendStay(params: URLSearchParams, stay: StayDates, rooms: readonly RoomOccupancy[]): void {
  params.set('checkIn', stay.checkInDate);
  params.set('checkOut', stay.checkOutDate);
  for (const room of rooms) params.append('room', writeRoom(room));
}

/** The query of a search's address, without `?`. Defaults of category and hotels are left out; dates and rooms never are. */
export function writeSearchParams(search: StaySearch): string {
  const params = new URLSearchParams();
  if (search.category !== DEFAULT_CATEGORY) params.set('category', search.category);
  if (search.detail !== ALL_DETAILS) params.set('detail', search.detail);
  for (const hotelId of search.hotelIds) params.append('hotel', hotelId);
  appendStay(params, search, search.rooms);
  return params.toString();
}
