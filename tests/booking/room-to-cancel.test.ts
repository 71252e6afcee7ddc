import { expect, test } from 'vitest';
import { roomToCancel, roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { reservationWithDetail } from '../my-page/sample-answers';

const [room] = reservationWithDetail().rooms;
const twoRooms = reservationWithDetail({ rooms: room ? [room, room] : [], revision: 3 });
const { cancel, revision } = roomToCancelQuery(1, twoRooms);
const asked = { cancel: String(cancel), revision: String(revision) };

test('the address of a room is read as that room', () => {
  expect(roomToCancel(asked, twoRooms)).toEqual({ index: 1 });
  expect(roomToCancel({}, twoRooms)).toBeNull();
});

test('the position in a changed reservation is not taken for the same room', () => {
  expect(roomToCancel(asked, { ...twoRooms, revision: 4 })).toBe('outdated');
  expect(roomToCancel({ cancel: '2' }, twoRooms)).toBe('outdated');
});

test.each(['0', '3', '-1', '2.0', 'x', ' '])('%j is no room of two', (cancel) => {
  expect(roomToCancel({ ...asked, cancel }, twoRooms)).toBeNull();
});

test('the only room, and one of a reservation that is not cancelled any more, has no such address', () => {
  expect(roomToCancel({ ...asked, cancel: '1' }, reservationWithDetail({ revision: 3 }))).toBeNull();
  expect(roomToCancel(asked, reservationWithDetail({ revision: 4 })), 'left of two').toBeNull();
  expect(roomToCancel(asked, { ...twoRooms, cancellableYn: 'N' })).toBeNull();
});
