import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase, tablesOf } from '../../sandbox/hub/database.ts';
import { askingMember, asksBy, stockAround } from './ask-steps.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { logIn, memberWithTranches } from './point-steps.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

test('a reset forgets a stay with a wish, which refers to it', async () => {
  const member = await askingMember(sandbox);
  const by = asksBy(sandbox, member);
  const stay = stayIn(120);
  await stockAround(sandbox, stay, 6);
  expect((await by.ask(await by.book(stay), 'lateCheckOut')).status).toBe(200);

  expect(await control(sandbox, '/reset')).toEqual({ reset: true });
  const { membershipId, password } = member;
  expect((await callHub(sandbox, 'login', { body: { membershipId, password } })).status).toBe(401);
});

test('a reset forgets the points that paid a stay', async () => {
  const token = await logIn(sandbox, await memberWithTranches(sandbox));
  const stay = stayIn(40, 3);
  await stock(sandbox, stay, 6);
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-deluxe-double'));
  const paid = await book(sandbox, token, { ...body, points: { points: 300, amountKrw: 15_000 } }, randomUUID());
  expect(paid.status).toBe(200);

  expect(await control(sandbox, '/reset')).toEqual({ reset: true });
});

test('the tables of a member are those with a membership number', () => {
  const db = openDatabase(':memory:');
  const ofMembers = tablesOf(db, 'membership_no');
  expect(ofMembers).toEqual(expect.arrayContaining(['member', 'member_preference', 'point_entry', 'voucher']));
  expect(ofMembers).not.toContain('night');
  expect(tablesOf(db)).toEqual(expect.arrayContaining([...ofMembers, 'night', 'meta']));
  expect(tablesOf(db).filter((name) => name.startsWith('sqlite_'))).toEqual([]);
  db.close();
});
