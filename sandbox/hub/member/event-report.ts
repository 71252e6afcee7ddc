import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { reportEvent } from '../../../lib/hub/contract/spending-guard.ts';
import { Refusal } from '../refusal.ts';
import { maskedAddress } from '../seed/event-emails.ts';
import { reportedEmail, reportSubject, reportText, type Undone } from '../seed/report-emails.ts';
import { findReservation } from '../stay/reservation-store.ts';
import { undoSpending } from '../stay/undo-spending.ts';
import type { World } from '../world.ts';
import { type AccountEvent, contactsBefore, eventOfToken, eventsUndoneWith } from './account-events.ts';
import { forgetAttempts } from './attempts.ts';
import { makeEnquiry } from './enquiries.ts';
import { findMember, type MemberRow, setPassword } from './member-store.ts';
import { type Mail, mailTo } from './outbox.ts';
import { hashPassword } from './password.ts';
import { freeze } from './spending-guard.ts';
import { revokeFamilies } from './tokens.ts';

type Reported = z.output<(typeof reportEvent)['response']>;

/** @throws NOT_FOUND for a token that is unknown or over, and where the member has left */
function demandEvent(world: World, token: string): { event: AccountEvent; member: MemberRow } {
  const event = eventOfToken(world, token);
  const member = event && findMember(world, event.membershipNo);
  if (!event || !member) throw new Refusal('NOT_FOUND');
  return { event, member };
}

/**
 * Undoes what stays have taken.
 * @param events of `eventsUndoneWith`
 * @param since of the first change or the reported spending: a stay that was booked after it without points, and paid with
 * them later, is not the member's either
 */
function undoSpendings(world: World, membershipNo: string, events: readonly AccountEvent[], since: string): Undone {
  const undone: Undone = { cancelled: [], givenBack: [], left: [] };
  const byStay = Map.groupBy(
    events.filter(({ kind }) => kind === 'spending'),
    ({ reservationNo }) => reservationNo ?? '',
  );
  for (const [reservationNo, [first, ...more]] of byStay) {
    const row = findReservation(world, membershipNo, reservationNo);
    if (!row || !first) continue;
    const points = more.reduce((sum, spending) => sum + spending.points, first.points);
    const how = undoSpending(world, row, { since: first.at < since ? first.at : since, points });
    if (how !== null) undone[how].push(reservationNo);
  }
  return undone;
}

function makeReport(world: World, token: string, uselessHash: string): Reported & { mail: Mail | null } {
  return world.db.immediate(() => {
    const { event, member } = demandEvent(world, token);
    const { membershipNo, membershipId, lang } = member;
    if (event.enquiryNo !== null) {
      const { enquiryNo } = event;
      return { membershipId, enquiryNo, mailedTo: maskedAddress(member.email), doneBeforeYn: 'Y', mail: null };
    }
    const events = eventsUndoneWith(world, membershipNo, event.seq);
    const { email, mobile } = contactsBefore(member, events);
    world.db.run('UPDATE member SET email = ?, mobile = ? WHERE membership_no = ?', email, mobile, membershipNo);
    setPassword(world, membershipNo, uselessHash, 'N');
    revokeFamilies(world, membershipNo);
    world.db.run('DELETE FROM identity_check WHERE membership_no = ?', membershipNo);
    // A thief may have used up the passwords that are mailed to the member.
    forgetAttempts(world, 'mail-password', membershipNo);
    freeze(world, membershipNo);
    const { at: since } = events.find(({ kind, seq }) => kind !== 'spending' || seq === event.seq) ?? event;
    const undone = undoSpendings(world, membershipNo, events, since);
    const { enquiryNo } = makeEnquiry(world, membershipNo, {
      category: 'membership',
      subject: reportSubject[lang],
      text: reportText(event, undone, lang),
      attachmentIds: [],
      lang,
    });
    for (const { seq } of events) world.db.run('UPDATE account_event SET enquiry_no = ? WHERE seq = ?', enquiryNo, seq);
    const mail = mailTo(email, reportedEmail(enquiryNo, undone, world.webOrigin, lang));
    return { membershipId, enquiryNo, mailedTo: maskedAddress(email), doneBeforeYn: 'N', mail };
  });
}

/**
 * Stops and undoes what was not the member's own; of several calls one does it. The other events of `eventsUndoneWith` are
 * undone with it, and their links say that it was done.
 * @returns what to send, null where it was done before
 * @throws NOT_FOUND
 */
export async function reportOfEvent(world: World, token: string): Promise<Reported & { mail: Mail | null }> {
  // Before the slow hash, which an unknown token is not worth.
  demandEvent(world, token);
  return makeReport(world, token, await hashPassword(randomBytes(32).toString('base64url')));
}
