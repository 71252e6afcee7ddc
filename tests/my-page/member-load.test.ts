import { expect, test } from 'vitest';
import { isNotFound, type MemberLoad } from '@/lib/my-page/member-load';

test.each<[string, MemberLoad<unknown>, boolean]>([
  ['found', { state: 'ready', data: {} }, false],
  ['of a guest or another member', { state: 'unavailable', kind: 'not_found' }, true],
  ['hub down', { state: 'unavailable', kind: 'unreachable' }, false],
  ['waits for a renewed token', { state: 'defer' }, false],
])('S18 a page about what is %s', (_, load, notFound) => {
  expect(isNotFound(load)).toBe(notFound);
});
