import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { nowIso, type World } from '../world.ts';
import { forgetAttempts, limitAttempts, noteAttempt } from './attempts.ts';
import { findMember, type MemberRow } from './member-store.ts';
import { passwordMatches } from './password.ts';

/**
 * Wrong passwords within ten minutes, wherever a member who is logged in is asked for it. By session, so that a copy of one
 * cannot keep its owner, who logs in again, from changing the password.
 */
const TRIES = { session: 5, member: 50 } as const;
const PROOF_LIFE_MS = 10 * 60_000;

const hashOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

/**
 * Asks a member who is logged in for the password.
 * @throws RATE_LIMITED after five wrong ones within ten minutes
 * @throws WRONG_PASSWORD
 */
export async function demandPassword(
  world: World,
  member: MemberRow,
  { password, familyId }: { password: string; familyId: string | null },
): Promise<void> {
  const counted = [
    { subject: `session ${familyId}`, most: TRIES.session },
    { subject: member.membershipNo, most: TRIES.member },
  ];
  for (const { subject, most } of counted) limitAttempts(world, 'password', subject, most);
  // Counted before the slow comparison: parallel guesses must not slip through while it runs.
  for (const { subject } of counted) noteAttempt(world, 'password', subject);
  if (!(await passwordMatches(password, member.passwordHash))) throw new Refusal('WRONG_PASSWORD');
  for (const { subject } of counted) forgetAttempts(world, 'password', subject);
}

/**
 * Does what a right password allows, in one step with the look whether it still is the member's: comparing and hashing take
 * time, in which another request may have changed it.
 * @throws WRONG_PASSWORD, MEMBERSHIP_ENDED
 */
export function whilePasswordHolds<T>(world: World, { membershipNo, passwordHash }: MemberRow, work: () => T): T {
  return world.db.immediate(() => {
    const member = findMember(world, membershipNo);
    if (!member) throw new Refusal('MEMBERSHIP_ENDED');
    if (member.passwordHash !== passwordHash) throw new Refusal('WRONG_PASSWORD');
    return work();
  });
}

/** A proof for one session, beside the earlier ones of its other tabs. */
export function issueProof(world: World, familyId: string): { proof: string; expiresAt: string } {
  const proof = randomBytes(32).toString('base64url');
  const expiresAt = new Date(world.clock.now().getTime() + PROOF_LIFE_MS).toISOString();
  world.db.run('DELETE FROM password_proof WHERE expires_at <= ?', nowIso(world));
  world.db.run('INSERT INTO password_proof VALUES (?, ?, ?)', hashOf(proof), familyId, expiresAt);
  return { proof, expiresAt };
}

/** A session that follows another one keeps its proofs: the member goes on editing. */
export function moveProofs(world: World, fromFamilyId: string | null, toFamilyId: string): void {
  world.db.run('UPDATE password_proof SET family_id = ? WHERE family_id = ?', toFamilyId, fromFamilyId ?? '');
}

/** @throws PASSWORD_PROOF_EXPIRED for a proof that is over, unknown, or of another session */
export function demandProof(world: World, familyId: string | null, proof: string): void {
  const known = world.db.get<{ expiresAt: string }>(
    'SELECT expires_at AS expiresAt FROM password_proof WHERE family_id = ? AND proof_hash = ?',
    familyId ?? '',
    hashOf(proof),
  );
  if (!known || known.expiresAt <= nowIso(world)) throw new Refusal('PASSWORD_PROOF_EXPIRED');
}
