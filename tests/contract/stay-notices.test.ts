import { expect, test } from 'vitest';
import { stayNotices } from '@/lib/hub/contract/facility-facts';

test.each([
  ['absent', undefined],
  ['null', null],
  ['of another shape', [{ code: 'FACILITIES_DOWN' }]],
])('notices that are %s are none: rooms and reservations are shown without them', (_, notices) => {
  expect(stayNotices.parse(notices)).toEqual([]);
});
