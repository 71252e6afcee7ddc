import { postPoints } from '../member/points.ts';
import { addDays, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import type { SampleName } from './accounts.ts';
import type { VoucherKind } from './voucher-texts.ts';

const at = (day: SeoulDay, hour = '12:00'): string => new Date(seoulInstant(day, hour)).toISOString();

function seedPoints(world: World, membershipNo: string): void {
  const day = (days: number): SeoulDay => addDays(today(world), days);
  const post = (posting: Omit<Parameters<typeof postPoints>[1], 'membershipNo'>): void => {
    postPoints(world, { membershipNo, ...posting });
  };
  post({ at: at(day(-690)), kind: 'adjusted', points: 500, textKey: 'promotion' });
  post({ at: at(day(-300), '21:00'), kind: 'adjusted', points: 184, textKey: 'correction' });
  post({ at: at(day(-120)), kind: 'referral', points: 300, textKey: 'referral' });
  post({ at: at(day(-76), '16:00'), kind: 'used', points: -200, textKey: 'stayPayment', hotelId: 'unhae-seorak' });
  post({ at: at(day(-40)), kind: 'adjusted', points: 50, textKey: 'correction' });
  post({ at: at(day(-30)), kind: 'adjusted', points: 120, textKey: 'promotion', promotionEnds: day(25) });
  post({ at: at(day(-20)), kind: 'adjusted', points: 60, textKey: 'promotion', promotionEnds: day(3) });
}

/** Rows enough for a long statement that leaves one tranche each for the notices of 60, 30 and 3 days, and one beyond. */
export function seedLongStatement(world: World, membershipNo: string, rows: number): void {
  const lasts = [3, 30, 60, 400];
  const spread = Math.max(1, rows - lasts.length);
  const startMs = world.clock.now().getTime() - 360 * 86_400_000;
  for (let row = 0; row < rows - lasts.length; row += 1) {
    const instant = new Date(startMs + Math.floor((row / spread) * 350) * 86_400_000 + (row % 80_000) * 1_000);
    const isIn = row % 2 === 0;
    postPoints(world, {
      membershipNo,
      at: instant.toISOString(),
      kind: isIn ? 'earned' : 'used',
      points: isIn ? 10 : -10,
      textKey: isIn ? 'stay' : 'stayPayment',
      hotelId: 'haneul-gyeongbok',
    });
  }
  for (const days of lasts.slice(0, rows)) {
    postPoints(world, {
      membershipNo,
      at: at(addDays(today(world), -1)),
      kind: 'adjusted',
      points: 100 + days,
      textKey: 'promotion',
      promotionEnds: addDays(today(world), days),
    });
  }
}

const USED_DAYS_AGO = 20;

function seedVouchers(world: World, membershipNo: string, series = 'sample'): void {
  const insert = (voucherId: string, kind: VoucherKind, status: string, days: number): void => {
    world.db.run(
      'INSERT INTO voucher (voucher_id, membership_no, kind, status, valid_until, used_at) VALUES (?, ?, ?, ?, ?, ?)',
      voucherId.replace('sample', series),
      membershipNo,
      kind,
      status,
      addDays(today(world), days),
      status === 'used' ? at(addDays(today(world), -USED_DAYS_AGO), '15:00') : null,
    );
  };
  insert('sample-voucher-1', 'breakfast', 'usable', 24);
  insert('sample-voucher-2', 'lateCheckout', 'usable', 110);
  insert('sample-voucher-3', 'choice', 'choice', 45);
  insert('sample-voucher-4', 'spa', 'used', 60);
  insert('sample-voucher-5', 'spa', 'usable', -12);
  insert('sample-voucher-6', 'stayCredit', 'usable', 200);
  insert('sample-voucher-7', 'palaceStay', 'usable', 95);
}

type Progress = 'joined' | 'booked' | 'stayed' | 'rewarded';

function seedReferrals(
  world: World,
  membershipNo: string,
  type: 'common' | 'company',
  rows: readonly (readonly [name: string, daysAgo: number, progress: Progress, points: number])[],
): void {
  for (const [maskedName, daysAgo, progress, points] of rows) {
    const joinedAt = at(addDays(today(world), -daysAgo), '10:30');
    world.db.run(
      'INSERT INTO referral (membership_no, type, masked_name, joined_at, progress, points) VALUES (?, ?, ?, ?, ?, ?)',
      membershipNo,
      type,
      maskedName,
      joinedAt,
      progress,
      points,
    );
  }
}

/** The points and vouchers of the sample member, for another one. @param series of the ids of the vouchers */
export function seedOwnBenefits(world: World, membershipNo: string, series: string): void {
  seedPoints(world, membershipNo);
  seedVouchers(world, membershipNo, series);
}

/** Points, vouchers and referrals of the sample members. */
export function seedBenefits(world: World, numbers: Record<SampleName, string>): void {
  seedPoints(world, numbers.member);
  seedVouchers(world, numbers.member);
  seedReferrals(world, numbers.member, 'common', [
    ['표*일', 140, 'rewarded', 300],
    ['표*이', 33, 'booked', 0],
    ['표*삼', 6, 'joined', 0],
  ]);
  seedReferrals(world, numbers.recommender, 'common', [
    ['표*사', 88, 'stayed', 0],
    ['표*오', 12, 'joined', 0],
  ]);
  seedReferrals(world, numbers.employee, 'company', [
    ['표*육', 160, 'rewarded', 500],
    ['표*칠', 71, 'stayed', 0],
    ['표*팔', 19, 'booked', 0],
    ['표*구', 4, 'joined', 0],
  ]);
  postPoints(world, {
    membershipNo: numbers.employee,
    at: at(addDays(today(world), -120)),
    kind: 'referral',
    points: 500,
    textKey: 'referral',
  });
}
