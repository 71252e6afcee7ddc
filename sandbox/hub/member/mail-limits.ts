import { mailboxKey } from '../../../lib/hub/contract/same-person.ts';
import type { World } from '../world.ts';
import { limitAttempts, noteAttempt, recentAttempts } from './attempts.ts';

/** Within ten minutes. `to`: to one recipient, of all kinds that go to a typed address, from all addresses together. */
const mostMails = { to: 20, 'mail-again': 3, 'mail-changed': 12 };

/**
 * Counts a key by its recipient, for all who ask; a change, or a mail that is sent again, by the reservation's number, so that
 * strangers who type its address use up none. Called in the transaction of what asks for it, so that nothing is done where
 * it is refused. @throws RATE_LIMITED
 */
export function limitMails(world: World, kind: keyof typeof mostMails, subject: string): void {
  limitAttempts(world, kind, subject, mostMails[kind]);
  noteAttempt(world, kind, subject);
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
 * Counts the confirmation of what a guest books or cancels, which is done without one beyond the limit, and lost numbers: others
 * may have typed the address, and must neither stop its owner nor fill the mailbox.
 */
export const isMailToGuestAllowed = (world: World, email: string): boolean =>
  isMailAllowed(world, 'to', mailboxKey(email), mostMails.to);
