import { addDays, daysBetween, earlierOf, isSeoulDay, type SeoulDay } from '@/lib/dates/day';
import { paths } from '@/lib/routes/paths';
import { allValues, firstValue, isEntityId, isTooLong, type QueryValues } from '@/lib/routes/query-values';
import { defaultView, type ResultView, readView, viewFields } from './result-params';
import { agesField, defaultRoom, parseRoom, type RoomOccupancy, roomLimits, writeRoom } from './rooms';
import {
  ALL_DETAILS,
  DEFAULT_CATEGORY,
  MOST_HOTELS,
  type Place,
  type Repair,
  type Stay,
  type StayDates,
  stayLimits,
} from './stay';

interface ReadSearch {
  search: Stay;
  view: ResultView;
  /** Of the first rooms of a hotel. */
  choices: RateChoice[];
  /** What was put right; absent values are none. */
  repairs: Repair[];
}

/** Specification, section 9: one night, from today to tomorrow, in Seoul. */
export const defaultStay = (today: SeoulDay): StayDates => ({ checkInDate: today, checkOutDate: addDays(today, 1) });

/** Changes as little as possible: past start, default stay; wrong end, the day after; too long, cut. */
export function repairStay(
  checkIn: string | null,
  checkOut: string | null,
  today: SeoulDay,
): { stay: StayDates; repair: Repair | null } {
  if (checkIn === null && checkOut === null) return { stay: defaultStay(today), repair: null };
  if (checkIn === null) return { stay: defaultStay(today), repair: 'dates-incomplete' };
  if (!isSeoulDay(checkIn)) return { stay: defaultStay(today), repair: 'dates-format' };
  if (checkIn < today) return { stay: defaultStay(today), repair: 'dates-past' };
  if (daysBetween(today, checkIn) >= stayLimits.bookableDays) {
    return { stay: defaultStay(today), repair: 'dates-too-far' };
  }
  const oneNight = { checkInDate: checkIn, checkOutDate: addDays(checkIn, 1) };
  if (checkOut === null) return { stay: oneNight, repair: null };
  if (!isSeoulDay(checkOut)) return { stay: oneNight, repair: 'dates-format' };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return { stay: oneNight, repair: 'dates-reversed' };
  const latest = addDays(today, stayLimits.bookableDays);
  const longest = addDays(checkIn, stayLimits.maxNights);
  if (nights > stayLimits.maxNights) {
    return {
      stay: { checkInDate: checkIn, checkOutDate: earlierOf(longest, latest) },
      repair: 'dates-too-long',
    };
  }
  if (checkOut > latest) return { stay: { checkInDate: checkIn, checkOutDate: latest }, repair: 'dates-too-far' };
  return { stay: { checkInDate: checkIn, checkOutDate: checkOut }, repair: null };
}

function readRooms(values: QueryValues, repairs: Set<Repair>): RoomOccupancy[] {
  // The plain form sends an empty value for a room that is not wanted, and ages by the place of their room.
  const rooms = [values.room ?? []]
    .flat()
    .map((text, index) => ({ text: text.trim(), ages: allValues(values, agesField(index)) }))
    .filter(({ text }) => text !== '');
  if (rooms.length === 0) return [defaultRoom];
  if (rooms.length > roomLimits.maxRooms) repairs.add('rooms-count');
  return rooms.slice(0, roomLimits.maxRooms).map(({ text, ages }) => parseRoom(text, ages, repairs));
}

const namePattern = /^[\p{L}\p{N}_-]{1,40}$/u;

function readPlace(values: QueryValues, repairs: Set<Repair>): Place {
  const category = firstValue(values, 'category') ?? DEFAULT_CATEGORY;
  const detail = firstValue(values, 'detail') ?? ALL_DETAILS;
  const isCategory = namePattern.test(category);
  const isDetail = isCategory && namePattern.test(detail);
  if (!isDetail) repairs.add('category-unknown');
  const asked = [...new Set(allValues(values, 'hotel'))];
  const hotelIds = asked.filter(isEntityId).slice(0, MOST_HOTELS);
  if (hotelIds.length < asked.length) repairs.add('hotel-unknown');
  return {
    category: isCategory ? category : DEFAULT_CATEGORY,
    detail: isDetail ? detail : ALL_DETAILS,
    hotelIds,
  };
}

export interface RateChoice {
  roomTypeId: string;
  ratePlanId: string;
}

/** `{roomTypeId}.{ratePlanId}`; ids hold no dot. */
export const writeChoice = ({ roomTypeId, ratePlanId }: RateChoice): string => `${roomTypeId}.${ratePlanId}`;

export function parseChoice(text: string): RateChoice | null {
  const [roomTypeId = '', ratePlanId = '', ...rest] = text.split('.');
  return rest.length === 0 && isEntityId(roomTypeId) && isEntityId(ratePlanId) ? { roomTypeId, ratePlanId } : null;
}

/** Stops at the first invalid choice: later ones would belong to the wrong room. */
function readChoices(values: QueryValues, roomCount: number): RateChoice[] {
  const choices = allValues(values, 'choice').slice(0, roomCount).map(parseChoice);
  const end = choices.indexOf(null);
  return choices.slice(0, end === -1 ? roomCount : end).filter((choice) => choice !== null);
}

/** Always returns a valid search. @param values Next's `searchParams` */
export function parseSearchParams(values: QueryValues, { today }: { today: SeoulDay }): ReadSearch {
  const repairs = new Set<Repair>();
  const tooLong = isTooLong(values);
  if (tooLong) repairs.add('query-too-long');
  const read = tooLong ? {} : values;
  const { stay, repair } = repairStay(firstValue(read, 'checkIn'), firstValue(read, 'checkOut'), today);
  if (repair) repairs.add(repair);
  const rooms = readRooms(read, repairs);
  const search = { ...readPlace(read, repairs), ...stay, rooms };
  const choices = readChoices(read, rooms.length);
  return { search, view: readView(read, repairs), choices, repairs: [...repairs] };
}

export interface SearchCatalogue {
  categories: readonly { category: string; details: readonly { detail: string }[] }[];
  hotelIds: readonly string[];
}

/** Without categories, details and hotels that are not in the catalogue. @returns no repairs for the search as it was given */
export function dropUnknownPlaces(
  search: Stay,
  { categories, hotelIds }: SearchCatalogue,
): { search: Stay; repairs: Repair[] } {
  const repairs = new Set<Repair>();
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
    repairs: [...repairs],
  };
}

/** Names and values of an address; defaults are left out. */
export const placeFields = ({ category, detail, hotelIds }: Place): string[][] => [
  ...(category === DEFAULT_CATEGORY ? [] : [['category', category]]),
  ...(detail === ALL_DETAILS ? [] : [['detail', detail]]),
  ...hotelIds.map((hotelId) => ['hotel', hotelId]),
];

/**
 * The query of a search's address, without `?`. Defaults of place and view are left out; dates and rooms never are.
 * @param choices for the first rooms of a hotel
 */
export function writeSearchParams(search: Stay, view = defaultView, choices: readonly RateChoice[] = []): string {
  const { checkInDate, checkOutDate, rooms } = search;
  const fields = [
    ...placeFields(search),
    ['checkIn', checkInDate],
    ['checkOut', checkOutDate],
    ...rooms.map((room) => ['room', writeRoom(room)]),
    ...viewFields(view),
    ...choices.map((choice) => ['choice', writeChoice(choice)]),
  ];
  return new URLSearchParams(fields).toString();
}

/** Path of the answer to a search: the list of hotels, or the rooms of the only hotel that was chosen. */
export function pathOfSearch(search: Stay, view = defaultView): string {
  const query = writeSearchParams(search, view);
  const [hotelId, ...others] = search.hotelIds;
  return hotelId === undefined || others.length > 0 ? paths.search(query) : paths.hotelOffers(hotelId, query);
}

/** The list that a hotel's rooms link back to; without the only chosen hotel, which it would show alone. */
export function listBehind(search: Stay, view: ResultView): string {
  const hotelIds = search.hotelIds.length === 1 ? [] : search.hotelIds;
  return writeSearchParams({ ...search, hotelIds }, { ...view, packageId: undefined });
}
