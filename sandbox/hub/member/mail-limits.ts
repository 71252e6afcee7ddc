import { mailboxKey, recipientKey } from '../../../lib/hub/contract/same-person.ts';
import type { World } from '../world.ts';
import { limitAttempts, noteAttempt, recentAttempts } from './attempts.ts';

const MAILS_AGAIN = 3;
const MAILS_TO_ONE = 20;

function limitMails(world: World, kind: string, subject: string, most: number): void {
  limitAttempts(world, kind, subject, most);
  noteAttempt(world, kind, subject);
}

/**
 * Counts a key, or a mail that is asked for again, by its recipient: others may have typed the address. Called in the
 * transaction of what asks for it, so that nothing is done where it is refused. @throws RATE_LIMITED
 */
export function limitMailsTo(world: World, recipient: string): void {
  limitMails(world, 'mail-to', recipientKey(recipient), MAILS_TO_ONE);
}

/** Counts a mail that is asked for again by those who have opened the reservation. @throws RATE_LIMITED */
export function limitMailsAgain(
  world: World,
  { reservationNo, email }: { reservationNo: string; email: string },
): void {
  limitMails(world, 'mail-again', reservationNo, MAILS_AGAIN);
  limitMailsTo(world, email);
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

/**
 * Counts the confirmation of a guest's booking, or of a change, which is made without one beyond the limit: others may have typed
 * the address, and must neither stop its owner nor fill the mailbox.
 */
export const isConfirmationAllowed = (world: World, email: string): boolean =>
  isMailAllowed(world, 'confirmation', mailboxKey(email), MAILS_TO_ONE);
