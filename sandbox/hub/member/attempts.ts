import { Refusal } from '../refusal.ts';
import { nowIso, type World } from '../world.ts';

const WINDOW_MS = 10 * 60_000;

const windowStart = (world: World) => new Date(world.clock.now().getTime() - WINDOW_MS).toISOString();

/** Attempts of a kind by one subject (an id, an e-mail address) in the last ten minutes. */
export function recentAttempts(world: World, kind: string, subject: string): number {
  return (
    world.db.get<{ count: number }>(
      'SELECT count(*) AS count FROM attempt WHERE kind = ? AND subject = ? AND at > ?',
      kind,
      subject,
      windowStart(world),
    )?.count ?? 0
  );
}

/** @throws RATE_LIMITED after `most` attempts, with the seconds until the oldest of them no longer counts */
export function limitAttempts(world: World, kind: string, subject: string, most: number): void {
  if (recentAttempts(world, kind, subject) < most) return;
  const oldest = world.db.get<{ at: string }>(
    'SELECT min(at) AS at FROM attempt WHERE kind = ? AND subject = ? AND at > ?',
    kind,
    subject,
    windowStart(world),
  );
  const leftMs = oldest ? Date.parse(oldest.at) + WINDOW_MS - world.clock.now().getTime() : 0;
  throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) });
}

export function noteAttempt(world: World, kind: string, subject: string): void {
  world.db.run('INSERT INTO attempt VALUES (?, ?, ?)', kind, subject, nowIso(world));
}

export function forgetAttempts(world: World, kind: string, subject: string): void {
  world.db.run('DELETE FROM attempt WHERE kind = ? AND subject = ?', kind, subject);
}
