export interface RoomOccupancy {
  adults: number;
  minor: number;
}

export const roomLimits = {
  maxRooms: 3,
  minAdults: 1,
  maxAdults: 4,
  minMinor: 0,
  maxMinor: 3,
} as const;

export const defaultRoom: RoomOccupancy = { adults: 2, minor: 0 };

export function isRoomOccupancy(room: RoomOccupancy): boolean {
  return (
    Number.isInteger(room.adults) &&
    Number.isInteger(room.minor) &&
    room.adults >= roomLimits.minAdults &&
    room.adults <= roomLimits.maxAdults &&
    room.minor >= roomLimits.minMinor &&
    room.minor <= roomLimits.maxMinor
  );
}

export function countGuests(rooms: readonly RoomOccupancy[]): RoomOccupancy {
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    minor: rooms.reduce((sum, room) => sum + room.minor, 0),
  };
}

export function writeRoom(room: RoomOccupancy): string {
  return `${room.adults}-${room.minor}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** @returns the room within the limits, and whether it stood there as it is now */
export function parseRoom(text: string): { room: RoomOccupancy; repaired: boolean } {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  if (!match) return { room: defaultRoom, repaired: true };
  const asked = { adults: Number(match[1]), minor: Number(match[2]) };
  if (isRoomOccupancy(asked)) return { room: asked, repaired: false };
  return {
    room: {
      adults: clamp(asked.adults, roomLimits.minAdults, roomLimits.maxAdults),
      minor: clamp(asked.minor, roomLimits.minMinor, roomLimits.maxMinor),
    },
    repaired: true,
  };
}

/** From this many on, guests of one room may be more than any house takes into one. */
const largePartyGuests = 4;

const guestsIn = ({ adults, minor }: RoomOccupancy) => adults + minor;
const fullestOf = (rooms: readonly RoomOccupancy[]) =>
  rooms.reduce((most, room) => (guestsIn(room) > guestsIn(most) ? room : most), defaultRoom);

export function isCrowded(rooms: readonly RoomOccupancy[]): boolean {
  return guestsIn(fullestOf(rooms)) >= largePartyGuests;
}

/** The guests shared out evenly over the same number of rooms; the rooms with one adult less take the odd minors. */
function shareEvenly(rooms: readonly RoomOccupancy[]): RoomOccupancy[] {
  const { adults, minor } = countGuests(rooms);
  const count = rooms.length;
  return rooms.map((_, index) => ({
    adults: Math.floor(adults / count) + (index < adults % count ? 1 : 0),
    minor: Math.floor(minor / count) + (count - 1 - index < minor % count ? 1 : 0),
  }));
}

/**
 * Shares the fullest room out over two, or all guests evenly where a search may have no more rooms. Null where no room
 * is crowded, or nothing makes the fullest emptier.
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
  return rooms.flatMap((room) => (room === fullest ? [first, second] : [room]));
}
