import type { DashboardInfo } from '../../../lib/hub/contract/member.ts';
import { addDays, endOfYear } from '../seoul-day.ts';
import { reservationsOf } from '../stay/reservation-store.ts';
import { today, type World } from '../world.ts';
import type { MemberRow } from './member-store.ts';
import { balanceOf } from './points.ts';
import { referralsOf } from './referrals.ts';
import { type YearActivity, yearActivity } from './settlement.ts';
import { frozenOf } from './spending-guard.ts';
import { rankOf, type TierTarget, tierTargets } from './tiers.ts';
import { vouchersOf } from './vouchers.ts';

/** Points that go within this many days are announced. */
const SOON_DAYS = 60;

function towards({ nights, points }: TierTarget, done: YearActivity, by: string) {
  return {
    nightsNeeded: Math.max(0, nights - done.nights),
    nightsTarget: nights,
    pointsNeeded: Math.max(0, points - done.points),
    pointsTarget: points,
    by,
  };
}

function employeeReferralOf(world: World, member: MemberRow): DashboardInfo['employeeReferral'] {
  if (member.employeeStatus !== 'Y') return null;
  const referrals = referralsOf(world, member.membershipNo, 'company');
  return {
    referredCount: referrals.length,
    stayedCount: referrals.filter(({ progress }) => progress === 'stayed' || progress === 'rewarded').length,
    pointsEarned: referrals.reduce((sum, { points }) => sum + points, 0),
  };
}

/** The dashboard, computed from stays, ledger, vouchers and referrals at the clock's moment. */
export function dashboardOf(world: World, member: MemberRow): DashboardInfo {
  const now = today(world);
  const done = yearActivity(world, member.membershipNo, now);
  const { balance, tranches } = balanceOf(world, member.membershipNo);
  const soon = tranches.find(({ expiresOn }) => expiresOn <= addDays(now, SOON_DAYS));
  const rank = rankOf(member.tier);
  const next: TierTarget | undefined = tierTargets[rank + 1];
  const present: TierTarget | undefined = rank > 0 ? tierTargets[rank] : undefined;
  // Kept by what is done in the last year of the tier; a year that has not begun counts nothing yet.
  const keepYear = member.tierValidUntil.slice(0, 4) === now.slice(0, 4) ? done : { nights: 0, points: 0 };
  return {
    tier: member.tier,
    tierSince: member.tierSince,
    tierValidUntil: member.tierValidUntil,
    joinedOn: member.joinedOn,
    pointBalance: balance,
    frozen: frozenOf(world, member.membershipNo),
    pointsExpiringSoon: soon ? { points: soon.points, on: soon.expiresOn } : null,
    nightsThisYear: done.nights,
    pointsThisYear: done.points,
    nextTier: next ? { tier: next.tier, ...towards(next, done, endOfYear(now)) } : null,
    keepTier: present ? towards(present, keepYear, member.tierValidUntil) : null,
    voucherCount: vouchersOf(world, member.membershipNo).filter(
      ({ status }) => status === 'usable' || status === 'choice',
    ).length,
    upcomingStayCount: reservationsOf(world, member.membershipNo).filter(({ status }) => status === 'confirmed').length,
    employeeReferral: employeeReferralOf(world, member),
  };
}
