import { expect, test } from 'vitest';
import { areFewRooms } from '@/lib/stay/few-rooms';

test.each([
  [0, false],
  [1, true],
  [3, true],
  [4, false],
])('%i rooms left: is their number told? %s', (roomsLeft, told) => {
  expect(areFewRooms(roomsLeft)).toBe(told);
});
