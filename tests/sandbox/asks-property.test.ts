import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { insertMember } from '../../sandbox/hub/member/member-store.ts';
import { Refusal } from '../../sandbox/hub/refusal.ts';
import { requiredTermIds } from '../../sandbox/hub/seed/terms.ts';
import { addDays, nightsOf, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { settleAsks } from '../../sandbox/hub/stay/ask-settlement.ts';
import { makeAsk, withdrawAsk } from '../../sandbox/hub/stay/asks.ts';
import { bookRooms } from '../../sandbox/hub/stay/booking.ts';
import { cancelNowKrw, cancelReservation } from '../../sandbox/hub/stay/cancelling.ts';
import { changeReservation, quoteChange } from '../../sandbox/hub/stay/changing.ts';
import { storeNights } from '../../sandbox/hub/stay/night-store.ts';
import { findAnyReservation, type ReservationRow } from '../../sandbox/hub/stay/reservation-store.ts';
import { priceRoom } from '../../sandbox/hub/stay/room-pricing.ts';
import { findRoomType, roomTypesOf } from '../../sandbox/hub/stay/room-type-index.ts';
import { createWorld, today, type World } from '../../sandbox/hub/world.ts';
import { suiteId } from './ask-steps.ts';

const hotelId = 'haneul-gyeongbok';
const roomTypeId = 'haneul-gyeongbok-family-room';
const SUITES = 1;
const members = ['1', '2', '3'];
const start = new Date('2026-11-02T09:00:00+09:00');
const firstDay = addDays(seoulDayOf(start), 8);
const days = nightsOf(firstDay, addDays(firstDay, 12));
const occupants = { adults: 2, minor: 0, roomTypeId, ratePlanId: 'flexible' };
const names = { guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
const voucherOf = (membershipNo: string) => `voucher-${membershipNo}`;

function newWorld(): World {
  const world = createWorld(openDatabase(':memory:'));
  world.clock.moveTo(start, true);
  for (const membershipNo of members) {
    insertMember(world, {
      membershipNo,
      membershipId: `own.${membershipNo}`,
      passwordHash: '',
      name: 'Sample',
      firstName: 'Sample',
      lastName: 'Member',
      gender: '',
      email: `own.${membershipNo}@mail.example`,
      mobile: '010-0000-0001',
      birthDate: null,
      lang: 'ko',
      country: 'KR',
      employeeStatus: 'N',
      recommenderStatus: 'N',
      employeeRecommenderStatus: 'N',
      temporaryYn: 'N',
      companyCode: null,
      companyName: null,
      // One of them is promised an upgrade at once, and needs no voucher.
      tier: membershipNo === '3' ? 'platinum' : 'classic',
      tierSince: today(world),
      tierValidUntil: '2027-12-31',
      joinedOn: today(world),
    });
    world.db.run(
      "INSERT INTO voucher (voucher_id, membership_no, kind, status, valid_until) VALUES (?, ?, 'roomUpgrade', 'usable', '2027-06-30')",
      voucherOf(membershipNo),
      membershipNo,
    );
  }
  storeNights(world, roomTypesOf(hotelId), days);
  world.db.run('UPDATE night SET free = 6, min_stay = 1');
  world.db.run('UPDATE night SET free = ? WHERE room_type_id = ?', SUITES, suiteId);
  return world;
}

/** Does nothing where the hub refuses: any other error fails the test. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const stayFrom = (offset: number, nights: number) => {
  const checkInDate = addDays(firstDay, offset);
  return { hotelId, checkInDate, checkOutDate: addDays(checkInDate, nights) };
};

function book(world: World, membershipNo: string, offset: number, nights: number, asks: boolean): void {
  const stay = stayFrom(offset, nights);
  const { totalKrw } = priceRoom(world, stay, occupants).price;
  const member = { membershipNo } as Parameters<typeof bookRooms>[1];
  bookRooms(world, member, {
    ...stay,
    rooms: [{ ...occupants, ...names }],
    contact: { email: `own.${membershipNo}@mail.example`, mobile: '010-0000-0001' },
    expectedTotalKrw: totalKrw,
    consents: { requiredTermIds: requiredTermIds('booking'), optionalTermIds: [] },
    ...(asks && { asks: [{ kind: 'upgrade' as const, voucherId: voucherOf(membershipNo) }] }),
    lang: 'ko',
  });
}

function move(world: World, row: ReservationRow, offset: number, nights: number): void {
  const change = {
    ...stayFrom(offset, nights),
    rooms: [{ adults: 2, minor: 0, ...names, cancelYn: 'N' as const }],
    revision: row.revision,
    lang: 'ko' as const,
  };
  const find = () => findAnyReservation(world, row.reservationNo);
  const { afterKrw } = quoteChange(world, find, change);
  changeReservation(world, find, { ...change, expectedTotalKrw: afterKrw, expectedFeeKrw: 0 });
}

interface StoredAsk {
  reservationNo: string;
  state: string;
  status: string;
  voucherId: string | null;
  roomTypeId: string | null;
  checkIn: string;
  checkOut: string;
}

function expectSound(world: World): void {
  const asks = world.db.all<StoredAsk>(
    `SELECT ask.reservation_no AS reservationNo, state, status, ask.voucher_id AS voucherId, room_type_id AS roomTypeId,
       check_in AS checkIn, check_out AS checkOut FROM ask JOIN reservation USING (reservation_no)`,
  );
  const isHeld = ({ state }: StoredAsk) => state === 'promised' || state === 'kept';
  const vouchers = world.db.all<{ voucherId: string; status: string }>(
    'SELECT voucher_id AS voucherId, status FROM voucher',
  );
  for (const { voucherId, status } of vouchers) {
    const of = asks.filter((ask) => ask.voucherId === voucherId);
    const counts = [of.filter(({ state }) => state === 'waiting').length, of.filter(isHeld).length];
    const expected: Record<string, number[]> = { usable: [0, 0], reserved: [1, 0], used: [0, 1] };
    expect(counts, `${voucherId} is ${status}`).toEqual(expected[status]);
  }
  for (const { state, status } of asks)
    if (status === 'cancelled') expect(['withdrawn', 'returned', 'kept']).toContain(state);
  for (const day of days) {
    const promised = asks.filter((ask) => isHeld(ask) && ask.checkIn <= day && day < ask.checkOut);
    expect(promised.length, `suites promised on ${day}`).toBeLessThanOrEqual(SUITES);
    const sql = 'SELECT free FROM night WHERE room_type_id = ? AND date = ?';
    const free = world.db.get<{ free: number }>(sql, suiteId, day)?.free;
    expect(free, `suites that are left on ${day}`).toBe(SUITES - promised.length);
  }
}

const who = fc.constantFrom(...members);
const offset = fc.integer({ min: 0, max: 8 });
const nights = fc.integer({ min: 1, max: 3 });
const which = fc.nat({ max: 9 });
const step = fc.oneof(
  fc.record({ does: fc.constant('book' as const), who, offset, nights, asks: fc.boolean() }),
  fc.record({ does: fc.constant('ask' as const), which, voucherOf: who }),
  fc.record({ does: fc.constant('withdraw' as const), which }),
  fc.record({ does: fc.constant('cancel' as const), which }),
  fc.record({ does: fc.constant('move' as const), which, offset, nights }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
);

test('whatever members do, a voucher is free, reserved or spent, and no suite is promised twice', () => {
  expect(findRoomType(suiteId)).toBeDefined();
  let promised = 0;
  let returned = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 30 }), (steps) => {
      const world = newWorld();
      let nowMs = start.getTime();
      for (const each of steps) {
        if (each.does === 'wait') {
          nowMs += each.hours * 3_600_000;
          world.clock.moveTo(new Date(nowMs), true);
        }
        // As every call of the hub begins.
        settleAsks(world);
        const numbers = world.db.all<{ number: string }>(
          'SELECT reservation_no AS number FROM reservation ORDER BY rowid',
        );
        const row =
          'which' in each && numbers.length > 0
            ? findAnyReservation(world, numbers[each.which % numbers.length]?.number ?? '')
            : undefined;
        tryTo(() => {
          if (each.does === 'book') book(world, each.who, each.offset, each.nights, each.asks);
          if (row === undefined) return;
          if (each.does === 'ask' && row.status === 'confirmed') {
            world.db.immediate(() => makeAsk(world, row, { kind: 'upgrade', voucherId: voucherOf(each.voucherOf) }));
          }
          if (each.does === 'withdraw') world.db.immediate(() => withdrawAsk(world, row, 'upgrade'));
          if (each.does === 'cancel') {
            cancelReservation(world, () => findAnyReservation(world, row.reservationNo), cancelNowKrw(world, row));
          }
          if (each.does === 'move') move(world, row, each.offset, each.nights);
        });
        expectSound(world);
      }
      const count = (sql: string) => world.db.get<{ n: number }>(`SELECT count(*) AS n FROM ask WHERE ${sql}`)?.n ?? 0;
      promised += count("state IN ('promised', 'kept')");
      returned += count("state = 'returned'");
      world.db.close();
    }),
    { numRuns: 60 },
  );
  // The histories reach both ends.
  expect(promised).toBeGreaterThan(0);
  expect(returned).toBeGreaterThan(0);
}, 60_000);
