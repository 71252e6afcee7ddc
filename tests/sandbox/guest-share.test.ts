import { describe, expect, test } from 'vitest';
import { bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { guestTableBody, leaveTables, tableIn } from './dining-steps.ts';
import { callHub } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const deluxe = 'haneul-gyeongbok-deluxe-double';

/** As many rooms of a hotel as are named, and no others. */
async function withRooms(days: number, count: number) {
  const stay = stayIn(days);
  await stock(sandbox, stay, 0);
  await stock(sandbox, stay, count, deluxe);
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
  const [room] = body.rooms;
  return async (bookedFrom: object | undefined, rooms = 1) => {
    const asked = {
      ...body,
      rooms: Array(rooms).fill(room),
      expectedTotalKrw: body.expectedTotalKrw * rooms,
      bookedFrom,
    };
    const { status, body: answer } = await callHub(sandbox, 'createGuestReservation', { body: asked });
    return status === 200 ? (answer.data as { proof: string; totalKrw: number }) : (answer.code as string);
  };
}

async function withTables(days: number, count: number) {
  const wish = tableIn(days);
  const body = await guestTableBody(sandbox, wish);
  await leaveTables(sandbox, wish, count);
  return async (bookedFrom: object, time = wish.time) => {
    const { status, body: answer } = await callHub(sandbox, 'createGuestTable', {
      body: { ...body, time, bookedFrom },
    });
    return status === 200 ? 'booked' : (answer.code as string);
  };
}

const booked = expect.objectContaining({ proof: expect.any(String) });

describe('S66 what guests of one address book', () => {
  test('is at most a quarter of the rooms that a night has, and two rooms in any house', async () => {
    const book = await withRooms(40, 6);
    const one = { address: 'one-address' };
    expect(await book(one, 2)).toEqual(booked);
    expect(await book(one)).toBe('TOO_MANY_HELD');
    expect(await book({ address: 'another-address' }, 2)).toEqual(booked);
    const large = await withRooms(44, 16);
    expect([await large(one, 2), await large(one, 2), await large(one)]).toEqual([booked, booked, 'TOO_MANY_HELD']);
  });

  test('is at most half of them from a /48, whatever its addresses', async () => {
    const book = await withRooms(48, 6);
    const from = (number: number) => ({ address: `address-${number}`, network: 'one-network' });
    for (const number of [1, 2, 3]) expect(await book(from(number))).toEqual(booked);
    expect(await book(from(4))).toBe('TOO_MANY_HELD');
  });

  test('is not moved to the nights where it would be more', async () => {
    const [there, here] = [await withRooms(52, 6), await withRooms(56, 6)];
    const from = { address: 'moving-address' };
    expect(await there(from, 2)).toEqual(booked);
    const { proof, totalKrw } = (await here(from)) as { proof: string; totalKrw: number };
    const { checkInDate, checkOutDate } = stayIn(52);
    const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
    const change = {
      checkInDate,
      checkOutDate,
      rooms: [room],
      revision: 0,
      lang: 'en',
      proof,
      expectedTotalKrw: totalKrw,
    };
    const { body } = await callHub(sandbox, 'changeGuestReservation', { body: change });
    expect(body.code).toBe('TOO_MANY_HELD');
  });

  test('is at most a quarter of the tables of a seating, and one in any restaurant', async () => {
    const book = await withTables(30, 3);
    const one = { address: 'one-address' };
    expect([await book(one), await book(one)]).toEqual(['booked', 'TOO_MANY_HELD']);
    expect(await book({ address: 'another-address' })).toBe('booked');
    const last = await withTables(34, 1);
    expect(await last(one)).toBe('booked');
  });

  test('a full house is sold out, and not held', async () => {
    const book = await withRooms(60, 1);
    expect(await book({ address: 'one-address' }, 2)).toBe('SOLD_OUT');
  });
});
