import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { reportChange } from '../../../lib/hub/contract/spending-guard.ts';
import { Refusal } from '../refusal.ts';
import { maskedAddress, reportedEmail, reportSubject, reportText } from '../seed/change-emails.ts';
import { withdrawVoucherAsks } from '../stay/asks.ts';
import { cancelWithoutFee } from '../stay/cancelling.ts';
import { findReservation, reservationsOf } from '../stay/reservation-store.ts';
import type { World } from '../world.ts';
import { forgetAttempts } from './attempts.ts';
import { type CredentialChange, changeOfToken, changesUndoneWith, contactsBefore } from './credential-changes.ts';
import { makeEnquiry } from './enquiries.ts';
import { findMember, type MemberRow, setPassword } from './member-store.ts';
import { hashPassword } from './password.ts';
import { freeze } from './spending-guard.ts';
import { revokeFamilies } from './tokens.ts';

type Reported = z.output<(typeof reportChange)['response']>;
type Mail = readonly [to: string, subject: string, text: string];

/** @throws NOT_FOUND for a token that is unknown or over, and where the member has left */
function demandChange(world: World, token: string): { change: CredentialChange; member: MemberRow } {
  const change = changeOfToken(world, token);
  const member = change && findMember(world, change.membershipNo);
  if (!change || !member) throw new Refusal('NOT_FOUND');
  return { change, member };
}

/** Stays that were booked since with points or a voucher and have not begun. @returns their numbers */
function cancelSpending(world: World, membershipNo: string, since: string): string[] {
  return reservationsOf(world, membershipNo)
    .filter(({ points, voucherId, bookedAt }) => bookedAt >= since && (points > 0 || voucherId !== null))
    .filter(({ reservationNo }) => cancelWithoutFee(world, () => findReservation(world, membershipNo, reservationNo)))
    .map(({ reservationNo }) => reservationNo);
}

function makeReport(world: World, token: string, uselessHash: string): Reported & { mail: Mail | null } {
  return world.db.immediate(() => {
    const { change, member } = demandChange(world, token);
    const { membershipNo, membershipId, lang } = member;
    if (change.enquiryNo !== null) {
      const { enquiryNo } = change;
      return { membershipId, enquiryNo, mailedTo: maskedAddress(member.email), doneBeforeYn: 'Y', mail: null };
    }
    const changes = changesUndoneWith(world, membershipNo, change.seq);
    const { email, mobile } = contactsBefore(member, changes);
    world.db.run('UPDATE member SET email = ?, mobile = ? WHERE membership_no = ?', email, mobile, membershipNo);
    setPassword(world, membershipNo, uselessHash, 'N');
    revokeFamilies(world, membershipNo);
    world.db.run('DELETE FROM identity_check WHERE membership_no = ?', membershipNo);
    // The person who made the change may have used up the passwords that are mailed to the member.
    forgetAttempts(world, 'mail-password', membershipNo);
    freeze(world, membershipNo);
    const since = changes[0]?.at ?? change.at;
    const cancelled = cancelSpending(world, membershipNo, since);
    for (const row of reservationsOf(world, membershipNo)) withdrawVoucherAsks(world, row, since);
    const { enquiryNo } = makeEnquiry(world, membershipNo, {
      category: 'membership',
      subject: reportSubject[lang],
      text: reportText(change, cancelled, lang),
      attachmentIds: [],
      lang,
    });
    for (const { seq } of changes)
      world.db.run('UPDATE credential_change SET enquiry_no = ? WHERE seq = ?', enquiryNo, seq);
    const { subject, text } = reportedEmail(enquiryNo, cancelled, world.webOrigin, lang);
    return { membershipId, enquiryNo, mailedTo: maskedAddress(email), doneBeforeYn: 'N', mail: [email, subject, text] };
  });
}

/**
 * Stops and undoes what followed a change that was not the member's own; of several calls one does it. The other
 * changes of `changesUndoneWith` are undone with it, and their links say that it was done.
 * @returns what to send, null where it was done before
 * @throws NOT_FOUND
 */
export async function reportOfChange(world: World, token: string): Promise<Reported & { mail: Mail | null }> {
  // Before the slow hash, which an unknown token is not worth.
  demandChange(world, token);
  return makeReport(world, token, await hashPassword(randomBytes(32).toString('base64url')));
}
