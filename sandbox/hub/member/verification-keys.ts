import { randomInt } from 'node:crypto';
import { recipientKey } from '../../../lib/hub/contract/same-person.ts';
import type { World } from '../world.ts';
import { limitAttempts, noteAttempt } from './attempts.ts';
import { limitMails } from './mail-limits.ts';

/** Keys that one member may have sent within ten minutes. */
const KEYS_PER_WINDOW = 5;
/** Wrong keys before the right one no longer counts. */
const KEY_TRIES = 5;
const KEY_LIFE_MS = 10 * 60_000;

/** What a key is for: certifying somebody, or a new address of a member. */
type KeyPurpose = 'employee' | 'recommender' | 'email' | 'mobile';

interface KeyOwner {
  readonly membershipNo: string;
  readonly purpose: KeyPurpose;
  /** Where it was sent; compared without regard to case. */
  readonly address: string;
}

/**
 * Makes a key of six digits, in place of an earlier one for the same purpose.
 * @throws RATE_LIMITED after five within ten minutes, and after too many of all members to that address
 */
export function issueKey(
  world: World,
  { membershipNo, purpose, address }: KeyOwner,
): { key: string; expiresAt: string } {
  limitAttempts(world, 'send-key', membershipNo, KEYS_PER_WINDOW);
  limitMails(world, 'to', recipientKey(address));
  noteAttempt(world, 'send-key', membershipNo);
  const key = String(randomInt(100_000, 1_000_000));
  const expiresAt = new Date(world.clock.now().getTime() + KEY_LIFE_MS).toISOString();
  world.db.run(
    `INSERT INTO verification_key VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (membership_no, purpose)
     DO UPDATE SET address = excluded.address, key = excluded.key, expires_at = excluded.expires_at, tries = 0`,
    membershipNo,
    purpose,
    address,
    key,
    expiresAt,
  );
  return { key, expiresAt };
}

/** `address` as it was when the key was asked for: the one that was proven. */
export type KeyCheck =
  | { state: 'right'; address: string }
  | { state: 'wrong'; triesLeft: number }
  | { state: 'expired' };

/** Compares a key; the right one counts once, and wrong ones are counted. */
export function checkKey(world: World, { membershipNo, purpose, address }: KeyOwner, key: string): KeyCheck {
  return world.db.immediate(() => {
    const known = world.db.get<{ address: string; key: string; expiresAt: string; tries: number }>(
      `SELECT address, key, expires_at AS expiresAt, tries FROM verification_key
       WHERE membership_no = ? AND purpose = ? AND address = ? COLLATE NOCASE`,
      membershipNo,
      purpose,
      address,
    );
    if (!known || known.expiresAt <= world.clock.now().toISOString() || known.tries >= KEY_TRIES) {
      return { state: 'expired' };
    }
    const owner = [membershipNo, purpose] as const;
    if (known.key !== key) {
      world.db.run('UPDATE verification_key SET tries = tries + 1 WHERE membership_no = ? AND purpose = ?', ...owner);
      return { state: 'wrong', triesLeft: KEY_TRIES - known.tries - 1 };
    }
    world.db.run('DELETE FROM verification_key WHERE membership_no = ? AND purpose = ?', ...owner);
    return { state: 'right', address: known.address };
  });
}
