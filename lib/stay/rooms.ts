import type * as z from 'zod';
import type { roomOccupancy } from '@/lib/hub/contract/party';
import type { Repair } from './stay';

/** As the hub takes it. `minorAges` are those at check-in. */
export interface RoomOccupancy extends z.infer<typeof roomOccupancy> {
  /** Of a form, while ages are missing: those that are chosen, null for the others. Never sent. */
  agesSoFar?: readonly (number | null)[];
}

export const roomLimits = {
  maxRooms: 3,
  minAdults: 1,
  maxAdults: 4,
  minMinor: 0,
  maxMinor: 3,
  maxMinorAge: 17,
} as const;

export const defaultRoom: RoomOccupancy = { adults: 2, minor: 0 };

const isAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= roomLimits.maxMinorAge;
const areAges = (ages: readonly number[], minor: number) => ages.length === minor && ages.every(isAge);

export function isRoomOccupancy(room: RoomOccupancy): boolean {
  return (
    (room.minorAges === undefined || areAges(room.minorAges, room.minor)) &&
    Number.isInteger(room.adults) &&
    Number.isInteger(room.minor) &&
    room.adults >= roomLimits.minAdults &&
    room.adults <= roomLimits.maxAdults &&
    room.minor >= roomLimits.minMinor &&
    room.minor <= roomLimits.maxMinor
  );
}

/** Whether prices can be exact: they depend on the ages of minors. */
export const areAgesSaid = (rooms: readonly RoomOccupancy[]): boolean =>
  rooms.every(({ minor, minorAges }) => minor === 0 || minorAges !== undefined);

/** The occupancy alone, of a room that says more. @param ages a list of another length is left out */
export function occupancyOf({ adults, minor, minorAges: ages }: RoomOccupancy): RoomOccupancy {
  return ages === undefined || minor === 0 || ages.length !== minor
    ? { adults, minor }
    : { adults, minor, minorAges: [...ages] };
}

/** One for each minor of a form's room, null for an age that is not chosen. */
export function chosenAges({ minor, minorAges, agesSoFar }: RoomOccupancy): (number | null)[] {
  const ages = minorAges ?? agesSoFar ?? [];
  return Array.from({ length: minor }, (_, index) => ages[index] ?? null);
}

/** A form's room with a minor for each age; their ages count once all are chosen. */
export function withChosenAges<R extends RoomOccupancy>(room: R, ages: readonly (number | null)[]): R {
  const { minorAges, agesSoFar, ...rest } = room;
  const said = ages.filter((age) => age !== null);
  const occupancy = occupancyOf({ ...rest, minor: ages.length, minorAges: said });
  return { ...rest, ...occupancy, ...(areAgesSaid([occupancy]) ? {} : { agesSoFar: ages }) } as R;
}

/** A form's room with more or fewer minors: the first ages stay. */
export const withMinors = <R extends RoomOccupancy>(room: R, minor: number): R =>
  withChosenAges(room, chosenAges({ ...room, minor }));

export function countGuests(rooms: readonly RoomOccupancy[]): { adults: number; minor: number } {
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    minor: rooms.reduce((sum, room) => sum + room.minor, 0),
  };
}

export function writeRoom(room: RoomOccupancy): string {
  return [room.adults, room.minor, ...(room.minorAges ?? [])].join('-');
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Of a form without script: the ages of a room's minors, one field each, in the order of its rooms. */
export const agesField = (roomIndex: number): string => `ages${roomIndex + 1}`;

const readAges = (texts: readonly string[]) =>
  texts.map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN));

/**
 * Reads `adults-minor`, with or without the minors' ages behind it, within the limits.
 * @param fieldAges ages that stand in fields of their own, for a text that has none
 * @param repairs receives the corrections; ages that do not fit are left out, never guessed
 */
export function parseRoom(text: string, fieldAges: readonly string[], repairs: Set<Repair>): RoomOccupancy {
  const [, adults, minor, agesText] = /^(\d{1,3})-(\d{1,3})(?:-(.*))?$/.exec(text) ?? [];
  const asked = { adults: Number(adults), minor: Number(minor) };
  if (!isRoomOccupancy(asked)) repairs.add('rooms-guests');
  if (adults === undefined) return defaultRoom;
  const guests = {
    adults: clamp(asked.adults, roomLimits.minAdults, roomLimits.maxAdults),
    minor: clamp(asked.minor, roomLimits.minMinor, roomLimits.maxMinor),
  };
  const ages = readAges(agesText === undefined ? fieldAges : agesText.split('-'));
  const isAgesOff = ages.length > 0 && !areAges(ages, guests.minor);
  if (isAgesOff) repairs.add('rooms-ages');
  return isAgesOff ? guests : occupancyOf({ ...guests, minorAges: ages });
}

/** From this many on, guests of one room may be more than any house takes into one. */
const largePartyGuests = 4;

const guestsIn = ({ adults, minor }: RoomOccupancy) => adults + minor;
const fullestOf = (rooms: readonly RoomOccupancy[]) =>
  rooms.reduce((most, room) => (guestsIn(room) > guestsIn(most) ? room : most), defaultRoom);

export const isCrowded = (rooms: readonly RoomOccupancy[]): boolean => guestsIn(fullestOf(rooms)) >= largePartyGuests;

/** Deals the ages of minors out over rooms, in their order; rooms stay without where they are not said. */
function withAges(
  shares: readonly Pick<RoomOccupancy, 'adults' | 'minor'>[],
  ages: readonly number[] | undefined,
): RoomOccupancy[] {
  let next = 0;
  return shares.map((share) => {
    next += share.minor;
    return occupancyOf({ ...share, minorAges: ages?.slice(next - share.minor, next) });
  });
}

/** The guests shared out evenly over the same number of rooms; the rooms with one adult less take the odd minors. */
function shareEvenly(rooms: readonly RoomOccupancy[]): RoomOccupancy[] {
  const { adults, minor } = countGuests(rooms);
  const count = rooms.length;
  const shares = rooms.map((_, index) => ({
    adults: Math.floor(adults / count) + (index < adults % count ? 1 : 0),
    minor: Math.floor(minor / count) + (count - 1 - index < minor % count ? 1 : 0),
  }));
  return withAges(shares, areAgesSaid(rooms) ? rooms.flatMap(({ minorAges = [] }) => minorAges) : undefined);
}

/**
 * Shares the fullest room out over two, or all guests evenly where a search may have no more rooms. Null where no room
 * is crowded, or nothing makes the fullest emptier. Ages go with their minors.
 */
export function splitFullestRoom(rooms: readonly RoomOccupancy[]): RoomOccupancy[] | null {
  const fullest = fullestOf(rooms);
  if (!isCrowded(rooms)) return null;
  if (rooms.length >= roomLimits.maxRooms) {
    const even = shareEvenly(rooms);
    return guestsIn(fullestOf(even)) < guestsIn(fullest) ? even : null;
  }
  if (fullest.adults < 2) return null;
  const first = { adults: Math.ceil(fullest.adults / 2), minor: Math.floor(fullest.minor / 2) };
  const second = { adults: fullest.adults - first.adults, minor: fullest.minor - first.minor };
  const halves = withAges([first, second], fullest.minorAges);
  return rooms.flatMap((room) => (room === fullest ? halves : [room]));
}
