import fc from 'fast-check';
import { occupancyOf, type RoomOccupancy, roomLimits } from '@/lib/stay/rooms';

/** Any room of a search, with the ages of its minors said or not. */
export const anyRoom: fc.Arbitrary<RoomOccupancy> = fc
  .record({
    adults: fc.integer({ min: roomLimits.minAdults, max: roomLimits.maxAdults }),
    ages: fc.array(fc.integer({ min: 0, max: roomLimits.maxMinorAge }), { maxLength: roomLimits.maxMinor }),
    areSaid: fc.boolean(),
  })
  .map(({ adults, ages, areSaid }) =>
    occupancyOf({ adults, minor: ages.length, ...(areSaid ? { minorAges: ages } : {}) }),
  );
