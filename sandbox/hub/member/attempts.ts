import { nowIso, type World } from '../world.ts';

const WINDOW_MS = 10 * 60_000;

/** Attempts of a kind by one subject (an id, an e-mail address) in the last ten minutes. */
export function recentAttempts(world: World, kind: string, subject: string): number {
  const since = new Date(world.clock.now().getTime() - WINDOW_MS).toISOString();
  return (
    world.db.get<{ count: number }>(
      'SELECT count(*) AS count FROM attempt WHERE kind = ? AND subject = ? AND at > ?',
      kind,
      subject,
      since,
    )?.count ?? 0
  );
}

export function noteAttempt(world: World, kind: string, subject: string): void {
  world.db.run('INSERT INTO attempt VALUES (?, ?, ?)', kind, subject, nowIso(world));
}

export function forgetAttempts(world: World, kind: string, subject: string): void {
  world.db.run('DELETE FROM attempt WHERE kind = ? AND subject = ?', kind, subject);
}
