import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAgesSaid,
  countGuests,
  isRoomOccupancy,
  type RoomOccupancy,
  roomLimits,
  splitFullestRoom,
  withMinors,
} from '@/lib/stay/rooms';
import { anyRoom } from './any-room';

const agesOf = (rooms: readonly RoomOccupancy[]) => rooms.flatMap(({ minorAges = [] }) => minorAges).toSorted();

describe('minors of a room', () => {
  it('keep the first ages where there are fewer of them, and are asked again where there are more', () => {
    const two = { adults: 2, minor: 2, minorAges: [5, 13] };
    expect(withMinors(two, 1)).toEqual({ adults: 2, minor: 1, minorAges: [5] });
    expect(withMinors(two, 0)).toEqual({ adults: 2, minor: 0 });
    expect(withMinors(two, 3)).toEqual({ adults: 2, minor: 3, agesSoFar: [5, 13, null] });
    expect(withMinors(withMinors(two, 3), 2)).toEqual(two);
  });
});

describe('a party too large for one room', () => {
  it.each([
    [
      'seven in one room',
      [{ adults: 4, minor: 3 }],
      [
        { adults: 2, minor: 1 },
        { adults: 2, minor: 2 },
      ],
    ],
    [
      'three adults and a child',
      [{ adults: 3, minor: 1 }],
      [
        { adults: 2, minor: 0 },
        { adults: 1, minor: 1 },
      ],
    ],
    [
      'the fullest of two',
      [
        { adults: 2, minor: 0 },
        { adults: 4, minor: 0 },
      ],
      [
        { adults: 2, minor: 0 },
        { adults: 2, minor: 0 },
        { adults: 2, minor: 0 },
      ],
    ],
    ['a room that is not crowded', [{ adults: 2, minor: 1 }], null],
    ['one adult cannot be in two rooms', [{ adults: 1, minor: 3 }], null],
    [
      'one crowded room of three, the most of a search: everybody evenly over the three',
      [
        { adults: 1, minor: 0 },
        { adults: 4, minor: 3 },
        { adults: 2, minor: 0 },
      ],
      [
        { adults: 3, minor: 1 },
        { adults: 2, minor: 1 },
        { adults: 2, minor: 1 },
      ],
    ],
    ['three rooms that are crowded alike', Array.from({ length: 3 }, () => ({ adults: 4, minor: 3 })), null],
  ])('%s', (_name, rooms, split) => {
    expect(splitFullestRoom(rooms)).toEqual(split);
  });

  it('keeps every guest, and every room within the limits', () => {
    fc.assert(
      fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 3 }), (rooms) => {
        const split = splitFullestRoom(rooms);
        if (split === null) return;
        expect(countGuests(split)).toEqual(countGuests(rooms));
        expect(split).toHaveLength(Math.min(rooms.length + 1, roomLimits.maxRooms));
        expect(split.every(isRoomOccupancy)).toBe(true);
        if (!areAgesSaid(rooms)) return;
        expect(agesOf(split)).toEqual(agesOf(rooms));
        expect(areAgesSaid(split)).toBe(true);
      }),
    );
  });
});
