import { nowIso, type World } from '../world.ts';

const LIFE_MS = 24 * 60 * 60_000;

/** Beside the member's own password, which counts until the mailed one is used: a stranger may have asked for it. */
export function storeTemporaryPassword(world: World, membershipNo: string, passwordHash: string): void {
  const expiresAt = new Date(world.clock.now().getTime() + LIFE_MS).toISOString();
  world.db.run('INSERT OR REPLACE INTO temporary_password VALUES (?, ?, ?)', membershipNo, passwordHash, expiresAt);
}

/** Hash of a mailed password that is not over. */
export function temporaryPasswordOf(world: World, membershipNo: string): string | undefined {
  return world.db.get<{ hash: string }>(
    'SELECT password_hash AS hash FROM temporary_password WHERE membership_no = ? AND expires_at > ?',
    membershipNo,
    nowIso(world),
  )?.hash;
}

/** A password that was mailed before the member changed how they are reached must not open the account. */
export function dropTemporaryPassword(world: World, membershipNo: string): void {
  world.db.run('DELETE FROM temporary_password WHERE membership_no = ?', membershipNo);
}
