import { describe, expect, it } from 'vitest';
import { preferencesForRoom } from '@/lib/booking/load-booker-preferences';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Preferences } from '@/lib/hub/contract/preference';
import { nothingPreferred } from '../my-page/sample-answers';

const wanted: Preferences = { ...nothingPreferred, bed: 'twin', floor: 'high' };
const hotel = {
  roomTypes: (['double', 'twin', 'king', 'ondol', 'family'] as const).map((code) => ({
    roomTypeId: `room-${code}`,
    bed: { code, name: code },
  })),
} as unknown as Pick<HotelDetail, 'roomTypes'>;

describe('the preferences for a room', () => {
  it.each(['double', 'twin', 'king', 'ondol'])('leave out the bed where the room has a fixed one: %s', (bed) => {
    expect(preferencesForRoom(wanted, hotel, `room-${bed}`)).toEqual({ ...wanted, bed: 'none' });
  });

  it.each([
    ['a family room', hotel, 'room-family'],
    ['a hotel that cannot be had', null, 'room-double'],
    ['a room that the hotel does not list', hotel, 'room-other'],
    ['no room', hotel, undefined],
  ])('keep the bed for %s', (_, of, roomTypeId) => {
    expect(preferencesForRoom(wanted, of, roomTypeId)).toEqual(wanted);
  });

  it('are null for a guest', () => {
    expect(preferencesForRoom(null, hotel, 'room-double')).toBeNull();
  });
});
