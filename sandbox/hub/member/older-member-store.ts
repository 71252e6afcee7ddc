import type { Lang } from '../seed/texts.ts';
import { today, type World } from '../world.ts';
import { findMember, findMemberById, insertMember, type MemberRow, nextMembershipNo } from './member-store.ts';

/** A membership of the older programme. It is no member until it has been integrated. */
export interface OlderMemberRow {
  readonly membershipId: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly country: string;
}

export function insertOlderMember(world: World, older: OlderMemberRow): void {
  world.db.run(
    'INSERT INTO older_member VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    older.membershipId,
    older.passwordHash,
    older.name,
    older.firstName,
    older.lastName,
    older.email,
    older.mobile,
    older.country,
  );
}

export function findOlderMember(world: World, membershipId: string): OlderMemberRow | undefined {
  return world.db.get<OlderMemberRow>(
    `SELECT membership_id AS membershipId, password_hash AS passwordHash, name, first_name AS firstName,
     last_name AS lastName, email, mobile, country FROM older_member WHERE membership_id = ?`,
    membershipId,
  );
}

export function setOlderPassword(world: World, membershipId: string, passwordHash: string): void {
  world.db.run('UPDATE older_member SET password_hash = ? WHERE membership_id = ?', passwordHash, membershipId);
}

/** The id of a membership that has ended is not given to anybody else. */
const isWithdrawn = (world: World, membershipId: string): boolean =>
  world.db.get('SELECT 1 AS taken FROM withdrawn_id WHERE membership_id = ?', membershipId) !== undefined;

/** Ids are shared by both programmes, so that an integrated membership keeps its own. */
export function isTaken(world: World, membershipId: string): boolean {
  return (
    findMemberById(world, membershipId) !== undefined ||
    findOlderMember(world, membershipId) !== undefined ||
    isWithdrawn(world, membershipId)
  );
}

/**
 * Makes a member of an older membership; both happen or neither. The password stays.
 * @returns undefined when another call has been quicker
 */
export function integrate(world: World, older: OlderMemberRow, lang: Lang): MemberRow | undefined {
  return world.db.immediate(() => {
    if (!findOlderMember(world, older.membershipId)) return undefined;
    const now = today(world);
    const membershipNo = nextMembershipNo(world);
    insertMember(world, {
      ...older,
      lang,
      membershipNo,
      gender: '',
      birthDate: null,
      employeeStatus: 'N',
      recommenderStatus: 'N',
      employeeRecommenderStatus: 'N',
      temporaryYn: 'N',
      companyCode: null,
      companyName: null,
      tier: 'classic',
      tierSince: now,
      tierValidUntil: `${Number(now.slice(0, 4)) + 1}-12-31`,
      joinedOn: now,
    });
    world.db.run('DELETE FROM older_member WHERE membership_id = ?', older.membershipId);
    return findMember(world, membershipNo);
  });
}
