import { randomInt } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { addDays, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { nowIso, today, type World } from '../world.ts';
import { limitAttempts, noteAttempt } from './attempts.ts';
import { findMember, type MemberRow } from './member-store.ts';
import type { ReferralType } from './referrals.ts';

/** From the day of joining; an employee may name a colleague at any time. */
const REGISTER_DAYS = 30;
/** Unknown numbers, by one member within ten minutes: a number is not to be found by trying. */
const WRONG_TRIES = 5;

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const initialOf = { common: 'H', company: 'C' } as const satisfies Record<ReferralType, string>;

export type NamedReferrer = { by: 'number'; membershipNo: string } | { by: 'code'; code: string };

export interface Referrer {
  readonly maskedName: string;
  readonly registeredAt: string;
}

/** `표본 손님` → `표**님`. */
function maskName(name: string): string {
  const letters = [...name.replaceAll(' ', '')];
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** The code of a member's link, made at the first question; it identifies no person. */
export function codeOf(world: World, membershipNo: string, type: ReferralType): string {
  return world.db.immediate(() => {
    const known = world.db.get<{ code: string }>(
      'SELECT code FROM referral_code WHERE membership_no = ? AND type = ?',
      membershipNo,
      type,
    );
    if (known) return known.code;
    const letters = Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]);
    const code = `${initialOf[type]}${letters.join('')}`;
    world.db.run('INSERT INTO referral_code VALUES (?, ?, ?)', membershipNo, type, code);
    return code;
  });
}

export function referrerOf(world: World, membershipNo: string, type: ReferralType): Referrer | null {
  const row = world.db.get<{ no: string; registeredAt: string }>(
    'SELECT membership_no AS no, registered_at AS registeredAt FROM referral WHERE referred_no = ? AND type = ?',
    membershipNo,
    type,
  );
  return row ? { maskedName: maskName(findMember(world, row.no)?.name ?? ''), registeredAt: row.registeredAt } : null;
}

/** Last day on which a referrer can be registered; null where there is none. */
export const registerUntilOf = ({ joinedOn }: MemberRow, type: ReferralType): SeoulDay | null =>
  type === 'common' ? addDays(joinedOn, REGISTER_DAYS) : null;

export function mayRegister(world: World, member: MemberRow, type: ReferralType): boolean {
  const until = registerUntilOf(member, type);
  return referrerOf(world, member.membershipNo, type) === null && (until === null || today(world) <= until);
}

function numberOf(world: World, named: NamedReferrer, type: ReferralType): string | undefined {
  if (named.by === 'number') return named.membershipNo;
  return world.db.get<{ no: string }>(
    'SELECT membership_no AS no FROM referral_code WHERE code = ? AND type = ?',
    named.code,
    type,
  )?.no;
}

/**
 * The member who is named as referrer. By an employee's link anyone joins as referred by that employee; an employee can
 * only name a colleague of the same company.
 */
function findReferrer(
  world: World,
  member: MemberRow,
  named: NamedReferrer,
  type: ReferralType,
): MemberRow | undefined {
  const number = numberOf(world, named, type);
  const found = number === undefined ? undefined : findMember(world, number);
  if (!found || type === 'common') return found;
  if (found.employeeStatus !== 'Y') return undefined;
  return member.employeeStatus === 'N' || found.companyCode === member.companyCode ? found : undefined;
}

/** Is somebody referred by this member, directly or through others? */
function leadsTo(world: World, from: string, target: string, type: ReferralType): boolean {
  const seen = new Set<string>();
  let next: string | undefined = from;
  while (next !== undefined && !seen.has(next)) {
    if (next === target) return true;
    seen.add(next);
    next = world.db.get<{ no: string }>(
      'SELECT membership_no AS no FROM referral WHERE referred_no = ? AND type = ?',
      next,
      type,
    )?.no;
  }
  return false;
}

/**
 * Registers who referred a member, once. What can be said about the asking member is said before anybody is looked up.
 * @throws ALREADY_REFERRED, REFERRAL_TOO_LATE, RATE_LIMITED, REFERRER_UNKNOWN, SELF_REFERRAL, REFERRAL_CIRCLE
 */
export function registerReferrer(world: World, member: MemberRow, named: NamedReferrer, type: ReferralType): Referrer {
  const { membershipNo } = member;
  if (referrerOf(world, membershipNo, type)) throw new Refusal('ALREADY_REFERRED');
  if (!mayRegister(world, member, type)) throw new Refusal('REFERRAL_TOO_LATE');
  limitAttempts(world, 'referrer', membershipNo, WRONG_TRIES);
  const referrer = findReferrer(world, member, named, type);
  if (!referrer) {
    noteAttempt(world, 'referrer', membershipNo);
    throw new Refusal('REFERRER_UNKNOWN');
  }
  if (referrer.membershipNo === membershipNo) throw new Refusal('SELF_REFERRAL');
  return world.db.immediate(() => {
    if (referrerOf(world, membershipNo, type)) throw new Refusal('ALREADY_REFERRED');
    if (leadsTo(world, referrer.membershipNo, membershipNo, type)) throw new Refusal('REFERRAL_CIRCLE');
    const registeredAt = nowIso(world);
    world.db.run(
      `INSERT INTO referral (membership_no, type, masked_name, joined_at, progress, points, referred_no, registered_at)
       VALUES (?, ?, ?, ?, 'joined', 0, ?, ?)`,
      referrer.membershipNo,
      type,
      maskName(member.name),
      new Date(seoulInstant(member.joinedOn, '12:00')).toISOString(),
      membershipNo,
      registeredAt,
    );
    return { maskedName: maskName(referrer.name), registeredAt };
  });
}
