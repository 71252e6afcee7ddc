import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { insertMember } from '../../sandbox/hub/member/member-store.ts';
import { referralRules, referralsOf } from '../../sandbox/hub/member/referrals.ts';
import { registerReferrer } from '../../sandbox/hub/member/referrers.ts';
import { Refusal } from '../../sandbox/hub/refusal.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { createWorld, today, type World } from '../../sandbox/hub/world.ts';

const numbers = ['9300000001', '9300000002', '9300000003', '9300000004'] as const;

describe('on random histories', () => {
  let world: World;
  beforeEach(() => {
    world = createWorld(openDatabase(':memory:'));
  });
  afterEach(() => world.db.close());

  const who = fc.nat(numbers.length - 1);
  const step = fc.oneof(
    fc.record({ do: fc.constant('register' as const), who, referrer: who }),
    fc.record({ do: fc.constant('book' as const), who, inDays: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ do: fc.constant('cancel' as const), who }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 15 }) }),
  );
  /** Every step of a referral that there is; a long wait may take several at once. */
  const allowed: Record<string, readonly string[]> = {
    joined: ['booked', 'stayed', 'rewarded'],
    booked: ['joined', 'stayed', 'rewarded'],
    stayed: ['rewarded'],
    rewarded: [],
  };

  function begin(): void {
    for (const table of [
      'referral',
      'point_tranche',
      'point_entry',
      'reservation',
      'tier_change',
      'member',
      'attempt',
    ]) {
      world.db.run(`DELETE FROM ${table}`);
    }
    world.clock.moveTo(new Date('2027-03-01T03:00:00Z'), true);
    for (const membershipNo of numbers) {
      insertMember(world, {
        membershipNo,
        membershipId: membershipNo,
        passwordHash: '',
        name: '표본 손님',
        firstName: '',
        lastName: '',
        gender: '',
        email: '',
        mobile: '',
        birthDate: null,
        country: 'KR',
        employeeStatus: 'N',
        recommenderStatus: 'N',
        employeeRecommenderStatus: 'N',
        temporaryYn: 'N',
        companyCode: null,
        companyName: null,
        tier: 'classic',
        tierSince: today(world),
        tierValidUntil: '2027-12-31',
        joinedOn: today(world),
        lang: 'ko',
      });
    }
  }

  function book(membershipNo: string, inDays: number, number: string): void {
    const checkIn = addDays(today(world), inDays);
    world.db.run(
      `INSERT INTO reservation (reservation_no, membership_no, hotel_id, check_in, check_out, status, total_krw, email,
        mobile, consents, voucher_krw, booked_at) VALUES (?, ?, 'oreum-jeju', ?, ?, 'confirmed', 0, '', '', '{}', 0, '')`,
      number,
      membershipNo,
      checkIn,
      addDays(checkIn, 1),
    );
  }

  function attempt(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  test('S55 no member is referred twice or in a circle, no referral goes back, and each is rewarded once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        begin();
        const before = new Map<string, string>();
        for (const [at, each] of steps.entries()) {
          if (each.do === 'wait')
            world.clock.moveTo(new Date(world.clock.now().getTime() + each.days * 86_400_000), true);
          else if (each.do === 'book') book(numbers[each.who] ?? '', each.inDays, `R-${100_000 + at}`);
          else if (each.do === 'cancel') {
            world.db.run(
              "UPDATE reservation SET status = 'cancelled' WHERE membership_no = ? AND status = 'confirmed' AND check_in > ?",
              numbers[each.who] ?? '',
              today(world),
            );
          } else {
            const [asking, referrer] = [numbers[each.who] ?? '', numbers[each.referrer] ?? ''];
            const row = { membershipNo: asking, name: '표본 손님', joinedOn: '2027-03-01' };
            attempt(() =>
              registerReferrer(
                world,
                row as Parameters<typeof registerReferrer>[1],
                { by: 'number', membershipNo: referrer },
                'common',
              ),
            );
          }
          for (const number of numbers) {
            const referrals = referralsOf(world, number, 'common');
            const paid = world.db.all<{ points: number }>(
              "SELECT points FROM point_entry WHERE membership_no = ? AND kind = 'referral'",
              number,
            );
            const rewarded = referrals.filter(({ progress }) => progress === 'rewarded');
            expect(paid.map(({ points }) => points)).toEqual(rewarded.map(() => referralRules.common.rewardPoints));
          }
          const rows = world.db.all<{ referred: string; referrer: string; progress: string }>(
            'SELECT referred_no AS referred, membership_no AS referrer, progress FROM referral',
          );
          expect(new Set(rows.map(({ referred }) => referred)).size).toBe(rows.length);
          for (const { referred, referrer, progress } of rows) {
            const was = before.get(referred);
            expect(was === undefined || was === progress || allowed[was]?.includes(progress)).toBe(true);
            before.set(referred, progress);
            // No chain of referrals is a circle.
            let up: string | undefined = referrer;
            for (let steps = 0; up !== undefined; steps += 1) {
              expect(up).not.toBe(referred);
              expect(steps).toBeLessThan(numbers.length);
              const next: string | undefined = up;
              up = rows.find((row) => row.referred === next)?.referrer;
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
