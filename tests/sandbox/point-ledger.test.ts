import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isWholePage, type PointKind } from '../../lib/hub/contract/point.ts';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { monthsOf, statementOf } from '../../sandbox/hub/member/point-statement.ts';
import { balanceOf, expirePoints, givePointsBack, postPoints } from '../../sandbox/hub/member/points.ts';
import { createWorld, type World } from '../../sandbox/hub/world.ts';

const membershipNo = '9000000001';
const DAY_MS = 86_400_000;
const startMs = Date.parse('2026-03-01T03:00:00.000Z');
let world: World;
beforeEach(() => {
  world = createWorld(openDatabase(':memory:'));
  world.clock.moveTo(new Date(startMs), true);
});
afterEach(() => world.db.close());

const all = () => statementOf(world, membershipNo, {}, { page: 1, pageSize: 1_000 });
const balance = () => balanceOf(world, membershipNo);

type Step =
  | { do: 'earn'; points: number; goodDays: number }
  | { do: 'spend' | 'return'; points: number }
  | { do: 'pass'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant<'earn'>('earn'),
    points: fc.integer({ min: 1, max: 500 }),
    goodDays: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({ do: fc.constantFrom<'spend' | 'return'>('spend', 'return'), points: fc.integer({ min: 1, max: 700 }) }),
  fc.record({ do: fc.constant<'pass'>('pass'), days: fc.integer({ min: 1, max: 60 }) }),
);

/** The ledger's history as a model keeps it: spendings with what can still be given back. */
function live(steps: readonly Step[]): void {
  const spent: { id: string; points: number }[] = [];
  let nowMs = startMs;
  for (const each of steps) {
    // A minute each: two entries of one moment differ by their order alone.
    nowMs += 60_000 + (each.do === 'pass' ? each.days * DAY_MS : 0);
    world.clock.moveTo(new Date(nowMs), true);
    expirePoints(world, membershipNo);
    const at = new Date(nowMs).toISOString();
    const before = balance().balance;
    if (each.do === 'earn') {
      const expiresOn = new Date(nowMs + 9 * 3_600_000 + each.goodDays * DAY_MS).toISOString().slice(0, 10);
      postPoints(world, {
        membershipNo,
        at,
        kind: 'adjusted',
        points: each.points,
        textKey: 'promotion',
        promotionEnds: expiresOn,
      });
      expect(balance().balance).toBe(before + each.points);
    }
    if (each.do === 'spend') {
      const spend = () =>
        postPoints(world, { membershipNo, at, kind: 'used', points: -each.points, textKey: 'stayPayment' });
      if (each.points > before) expect(spend).toThrow('포인트가 부족합니다');
      else spent.push({ id: spend(), points: each.points });
      expect(balance().balance).toBe(each.points > before ? before : before - each.points);
    }
    const last = spent.at(-1);
    if (each.do === 'return' && last) {
      const back = () => givePointsBack(world, [last.id], each.points);
      if (each.points > last.points) expect(back, 'more than was spent').toThrow('cannot be given back');
      else {
        back();
        last.points -= each.points;
      }
    }
    const { balance: now, tranches } = balance();
    const statement = all();
    expect(tranches.reduce((sum, { points }) => sum + points, 0)).toBe(now);
    expect(statement.pointsIn + statement.pointsOut, 'the entries are the balance').toBe(now);
    expect(
      statement.entries.every(({ sumAfter }) => sumAfter >= 0),
      'below zero at no moment',
    ).toBe(true);
    expect(isWholePage(statement, { page: 1, pageSize: 1_000 })).toBe(true);
  }
}

describe('the ledger', () => {
  test('S55 never goes below zero, its tranches are the balance, and nothing is spent or given back twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        world.db.run('DELETE FROM point_drain');
        world.db.run('DELETE FROM point_tranche');
        world.db.run('DELETE FROM point_entry');
        live(steps);
      }),
      { numRuns: 60 },
    );
  });

  test('gives points back to their tranches, and what has run out meanwhile goes at once', () => {
    const at = new Date(startMs).toISOString();
    const earn = (points: number, expiresOn: string) =>
      postPoints(world, { membershipNo, at, kind: 'adjusted', points, textKey: 'promotion', promotionEnds: expiresOn });
    earn(100, '2026-03-10');
    earn(100, '2026-06-10');
    const id = postPoints(world, { membershipNo, at, kind: 'used', points: -150, textKey: 'stayPayment' });
    expect(balance().tranches).toEqual([{ points: 50, expiresOn: '2026-06-10' }]);
    givePointsBack(world, [id], 60);
    expect(balance().tranches, 'last to expire first').toEqual([
      { points: 10, expiresOn: '2026-03-10' },
      { points: 100, expiresOn: '2026-06-10' },
    ]);
    world.clock.moveTo(new Date('2026-04-01T00:00:00.000Z'), true);
    expirePoints(world, membershipNo);
    givePointsBack(world, [id], 90);
    expect(balance()).toEqual({ balance: 100, tranches: [{ points: 100, expiresOn: '2026-06-10' }] });
    expect(
      all()
        .entries.map(({ kind, points }) => [kind, points])
        .slice(0, 3),
    ).toEqual([
      ['expired', -90],
      ['returned', 90],
      ['expired', -10],
    ]);
    expect(() => givePointsBack(world, [id], 1)).toThrow('cannot be given back');
  });

  test.each([0.5, 10_000_001, Number.NaN])('posts no %d points', (points) => {
    const at = new Date(startMs).toISOString();
    expect(() => postPoints(world, { membershipNo, at, kind: 'adjusted', points, textKey: 'correction' })).toThrow();
    expect(all().count).toBe(0);
  });
});

describe('the statement', () => {
  const kinds: PointKind[] = ['earned', 'adjusted', 'referral'];
  beforeEach(() => {
    for (let row = 0; row < 95; row += 1) {
      const at = new Date(startMs - (95 - row) * 2 * DAY_MS).toISOString();
      postPoints(world, { membershipNo, at, kind: kinds[row % 3] ?? 'earned', points: row + 1, textKey: 'stay' });
    }
  });

  test('is cut into pages without a gap or an overlap, whatever is filtered', () => {
    const filters = [{}, { kind: 'referral' }, { from: '2025-10-01', to: '2025-11-30' }, { kind: 'used' }] as const;
    for (const filter of filters) {
      const whole = statementOf(world, membershipNo, filter, { page: 1, pageSize: 500 });
      const pages = Array.from({ length: 6 }, (_, index) =>
        statementOf(world, membershipNo, filter, { page: index + 1, pageSize: 20 }),
      );
      expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries);
      expect(whole.entries.reduce((sum, { points }) => sum + points, 0)).toBe(whole.pointsIn + whole.pointsOut);
      let before: (typeof whole.entries)[number] | undefined;
      for (const page of pages) {
        expect(isWholePage(page, page, before)).toBe(true);
        before = page.entries.at(-1);
      }
    }
  });

  test('does not move under its mark', () => {
    const first = statementOf(world, membershipNo, {}, { page: 1, pageSize: 20 });
    const at = new Date(startMs).toISOString();
    postPoints(world, { membershipNo, at, kind: 'earned', points: 7, textKey: 'stay' });
    const { mark } = first;
    expect(statementOf(world, membershipNo, {}, { page: 1, pageSize: 20, mark })).toEqual(first);
    expect(statementOf(world, membershipNo, {}, { page: 1, pageSize: 20 }).count).toBe(first.count + 1);
  });

  test('a page that was answered twice, short, twice in itself or with another sum is noticed', () => {
    const told = (page: number) => statementOf(world, membershipNo, {}, { page, pageSize: 20 });
    const wanted = { page: 2, pageSize: 20 };
    const second = told(2);
    expect(isWholePage(second, wanted)).toBe(true);
    expect(isWholePage(told(1), wanted), 'the first one again').toBe(false);
    expect(isWholePage({ ...told(1), page: 2 }, wanted), 'under another number').toBe(false);
    expect(isWholePage({ ...second, entries: second.entries.slice(0, 19) }, wanted), 'short').toBe(false);
    const twice = second.entries.map((entry, index) => (index === 7 ? (second.entries[6] ?? entry) : entry));
    expect(isWholePage({ ...second, entries: twice }, wanted), 'one entry twice').toBe(false);
    const other = second.entries.map((entry, index) => (index === 7 ? { ...entry, points: 1_000 } : entry));
    expect(isWholePage({ ...second, entries: other }, wanted), 'another amount').toBe(false);
    expect(isWholePage({ ...second, count: 30 }, wanted), 'another number of entries').toBe(false);
    const first = told(1);
    expect(isWholePage({ ...first, pointsIn: first.pointsIn + 1 }, { page: 1, pageSize: 20 }), 'totals').toBe(false);
    const last = told(5);
    expect(isWholePage(last, { page: 5, pageSize: 20 }, told(4).entries.at(-1))).toBe(true);
    expect(isWholePage(last, { page: 5, pageSize: 20 }, told(3).entries.at(-1)), 'behind another page').toBe(false);
  });

  test('months without entries are zero', () => {
    const months = monthsOf(world, membershipNo, '2026-02', '2026-05');
    expect(months.map(({ month, pointsIn }) => [month, pointsIn > 0])).toEqual([
      ['2026-02', true],
      ['2026-03', false],
      ['2026-04', false],
      ['2026-05', false],
    ]);
  });
});
