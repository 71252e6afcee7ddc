import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGuests, isRoomOccupancy, roomLimits, splitFullestRoom } from '@/lib/stay/rooms';

const room = fc.record({
  adults: fc.integer({ min: roomLimits.minAdults, max: roomLimits.maxAdults }),
  minor: fc.integer({ min: roomLimits.minMinor, max: roomLimits.maxMinor }),
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
      fc.property(fc.array(room, { minLength: 1, maxLength: 3 }), (rooms) => {
        const split = splitFullestRoom(rooms);
        if (split === null) return;
        expect(countGuests(split)).toEqual(countGuests(rooms));
        expect(split).toHaveLength(Math.min(rooms.length + 1, roomLimits.maxRooms));
        expect(split.every(isRoomOccupancy)).toBe(true);
      }),
    );
  });
});
