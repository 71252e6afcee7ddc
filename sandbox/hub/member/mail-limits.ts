import type { World } from '../world.ts';
import { limitAttempts, noteAttempt, recentAttempts } from './attempts.ts';

const MAILS_AGAIN = 3;

/** Counts a mail that is asked for again by those who have opened the reservation. @throws RATE_LIMITED */
export function limitMailsAgain(world: World, reservationNo: string): void {
  limitAttempts(world, 'mail-again', reservationNo, MAILS_AGAIN);
  noteAttempt(world, 'mail-again', reservationNo);
}

/**
 * Counts a mail that anyone can ask for. Called after the request has matched a member or a guest, so that other requests
 * use up no mail. Never refuses: a refusal would tell that there is such a member or guest.
 * @returns false beyond the limit: the request gets its usual answer, and no mail is sent
 */
export function isMailAllowed(world: World, kind: string, recipient: string, most: number): boolean {
  if (recentAttempts(world, kind, recipient) >= most) return false;
  noteAttempt(world, kind, recipient);
  return true;
}
