import type { Tier } from '../../../lib/hub/contract/member.ts';
import type { StayPackage } from '../../../lib/hub/contract/package.ts';
import { findMember } from '../member/member-store.ts';
import { rankOf } from '../member/tiers.ts';
import { Refusal } from '../refusal.ts';
import { type PackageSeed, packages } from '../seed/packages.ts';
import { packagePlanId, type RatePlan, type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { addDays, nightsOf, type SeoulDay } from '../seoul-day.ts';
import { readMeta, today, type World, writeMeta } from '../world.ts';

interface Stay {
  readonly checkInDate: SeoulDay;
  readonly checkOutDate: SeoulDay;
}

const MONTHS_OF_A_QUARTER = 3;

/** The first day of the quarter of a day, so many quarters later. */
function quarterOf(day: SeoulDay, later: number): SeoulDay {
  const date = new Date(`${day}T00:00:00Z`);
  const quarter = Math.floor(date.getUTCMonth() / MONTHS_OF_A_QUARTER) + later;
  return new Date(Date.UTC(date.getUTCFullYear(), quarter * MONTHS_OF_A_QUARTER)).toISOString().slice(0, 10);
}

/** A season: the quarter of today and the next one. The last two weeks of it are not sold any more. */
export function periodsOf({ season }: PackageSeed, now: SeoulDay): Pick<StayPackage, 'booking' | 'stay'> {
  const first = season === 'present' ? 0 : -2;
  const from = quarterOf(now, first);
  const until = addDays(quarterOf(now, first + 2), -1);
  return { booking: { from, until: addDays(until, -14) }, stay: { from, until } };
}

export function blackoutDaysOf({ blackoutDays }: PackageSeed, { from, until }: StayPackage['stay']): SeoulDay[] {
  return nightsOf(from, addDays(until, 1)).filter((day) => blackoutDays.includes(day.slice(5)));
}

const withdrawnKey = (packageId: string) => `withdrawn package ${packageId}`;

/** From now on it is not sold. What is booked stays as it is. @throws NOT_FOUND */
export function withdrawPackage(world: World, packageId: string, withdrawnYn: 'Y' | 'N'): void {
  if (!packages.some((seed) => seed.packageId === packageId)) throw new Refusal('NOT_FOUND');
  writeMeta(world.db, withdrawnKey(packageId), withdrawnYn);
}

function isSold(world: World, seed: PackageSeed): boolean {
  const now = today(world);
  const { booking } = periodsOf(seed, now);
  return now >= booking.from && now <= booking.until && readMeta(world.db, withdrawnKey(seed.packageId)) !== 'Y';
}

/** Packages that can be booked today. */
export const soldPackages = (world: World): PackageSeed[] => packages.filter((seed) => isSold(world, seed));

/** Packages of a hotel that can be booked today. */
const packagesOf = (world: World, hotelId: string): PackageSeed[] =>
  soldPackages(world).filter(({ hotelIds }) => hotelIds.some((id) => id === hotelId));

export function isAllowedNight(world: World, seed: PackageSeed, night: SeoulDay): boolean {
  const { stay } = periodsOf(seed, today(world));
  return night >= stay.from && night < stay.until && !seed.blackoutDays.includes(night.slice(5));
}

export const sellsPackage = (world: World, hotelId: string, seed: PackageSeed): boolean =>
  packagesOf(world, hotelId).includes(seed);

/** Whether a night can be part of a stay with a package. */
export const isPackageNight = (world: World, hotelId: string, { package: seed }: RatePlan, night: SeoulDay): boolean =>
  seed !== undefined && sellsPackage(world, hotelId, seed) && isAllowedNight(world, seed, night);

export function allows(world: World, seed: PackageSeed, { checkInDate, checkOutDate }: Stay): boolean {
  const nights = nightsOf(checkInDate, checkOutDate);
  if (nights.length < seed.leastNights || nights.length > seed.mostNights) return false;
  return nights.every((night) => isAllowedNight(world, seed, night));
}

/** Rate plans of the packages of a hotel that take a stay. */
export const packagePlansFor = (world: World, hotelId: string, stay: Stay): RatePlanId[] =>
  packagesOf(world, hotelId)
    .filter((seed) => allows(world, seed, stay))
    .map(packagePlanId);

/** @param tier null without a membership */
export function mayBook({ memberOnly, package: seed }: RatePlan, tier: Tier | null): boolean {
  if (!memberOnly) return true;
  if (tier === null) return false;
  return seed?.forWhom.kind !== 'tier' || rankOf(tier) >= rankOf(seed.forWhom.tier);
}

/** The tier of the member who books; null without a membership. */
export const tierOf = (world: World, membershipNo: string | null): Tier | null =>
  (membershipNo === null ? undefined : findMember(world, membershipNo))?.tier ?? null;

/** @throws MEMBER_RATE without a membership, TIER_RATE below the tier of a package */
export function requireOwnRates(
  world: World,
  membershipNo: string | null,
  rooms: readonly { ratePlanId?: string | undefined }[],
): void {
  const tier = tierOf(world, membershipNo);
  const refused = rooms.some(({ ratePlanId = '' }) => {
    const plan = ratePlans[ratePlanId as RatePlanId] as RatePlan | undefined;
    return plan !== undefined && !mayBook(plan, tier);
  });
  if (refused) throw new Refusal(tier === null ? 'MEMBER_RATE' : 'TIER_RATE');
}
