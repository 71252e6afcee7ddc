import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { noteAttempt, recentAttempts, secondsUntilFewerAttempts } from './attempts.ts';

const MAILS_PER_WINDOW = 3;

/** Counts a mail that is asked for again. @param subject a reservation's number or an e-mail address @throws RATE_LIMITED */
export function limitMailsAgain(world: World, subject: string): void {
  const counted = subject.trim().toLowerCase();
  if (recentAttempts(world, 'mail-again', counted) >= MAILS_PER_WINDOW) {
    throw new Refusal('RATE_LIMITED', { retryAfterSeconds: secondsUntilFewerAttempts(world, 'mail-again', counted) });
  }
  noteAttempt(world, 'mail-again', counted);
}
