import { expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { bookedBefore } from '../../sandbox/hub/seed/sample-stays.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { createWorld, today } from '../../sandbox/hub/world.ts';

const world = createWorld(openDatabase(':memory:'));

test.each([
  ['as many days before as the sample says', 10, 40, -30],
  ['yesterday, where that would be in the future', 36, 31, -1],
])('a sample was booked %s', (_what, inDays, daysBefore, expected) => {
  const booked = bookedBefore(world, addDays(today(world), inDays), daysBefore);
  expect(booked).toEqual(new Date(`${addDays(today(world), expected)}T20:15:00+09:00`));
});
