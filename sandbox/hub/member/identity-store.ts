import { linkingInformationOf, type SamplePerson, samplePerson } from '../../identity/sample-persons.ts';
import { nowIso, type World } from '../world.ts';
import { findMemberById, type MemberRow } from './member-store.ts';
import { findOlderMember, type OlderMemberRow } from './older-member-store.ts';

/** How long a verified identity may be drawn on. */
const LIFETIME_MS = 30 * 60_000;

/** Remembers whom a request has verified, so that later calls need only name the request. */
export function noteVerifiedPerson(world: World, requestNo: string, person: SamplePerson): void {
  const stored = JSON.stringify(person);
  world.db.run('UPDATE identity_request SET person = ? WHERE request_no = ?', stored, requestNo);
}

/** Whom a request has verified within the last half hour; undefined if none. */
export function verifiedPerson(world: World, requestNo: string): SamplePerson | undefined {
  const row = world.db.get<{ person: string; usedAt: string }>(
    'SELECT person, used_at AS usedAt FROM identity_request WHERE request_no = ? AND person IS NOT NULL',
    requestNo,
  );
  if (!row || Date.parse(nowIso(world)) - Date.parse(row.usedAt) > LIFETIME_MS) return undefined;
  return samplePerson.parse(JSON.parse(row.person));
}

/** When the provider's answer came. */
export function verifiedAt(world: World, requestNo: string): string | undefined {
  const sql = 'SELECT used_at AS at FROM identity_request WHERE request_no = ?';
  return world.db.get<{ at: string | null }>(sql, requestNo)?.at ?? undefined;
}

/** What a request was good for is done. @returns false where somebody was quicker */
export function spendVerifiedPerson(world: World, requestNo: string): boolean {
  const sql = 'UPDATE identity_request SET person = NULL WHERE request_no = ? AND person IS NOT NULL';
  return world.db.run(sql, requestNo) > 0;
}

/** From now on this person is the one behind a membership id, and replaces any earlier one. */
export function linkPerson(world: World, person: SamplePerson, membershipId: string): void {
  const { ci } = linkingInformationOf(person);
  world.db.run('INSERT OR REPLACE INTO identity_link (ci, membership_id) VALUES (?, ?)', ci, membershipId);
}

/** The membership of a person by their connecting information, or the web account that is no membership yet. */
export function membershipOfPerson(
  world: World,
  person: SamplePerson,
): { member: MemberRow } | { older: OlderMemberRow } | undefined {
  const { ci } = linkingInformationOf(person);
  const link = world.db.get<{ membershipId: string }>(
    'SELECT membership_id AS membershipId FROM identity_link WHERE ci = ?',
    ci,
  );
  if (!link) return undefined;
  const member = findMemberById(world, link.membershipId);
  if (member) return { member };
  const older = findOlderMember(world, link.membershipId);
  return older && { older };
}
