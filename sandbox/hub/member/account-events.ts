import { createHash, randomBytes } from 'node:crypto';
import { changeEmail } from '../seed/event-emails.ts';
import { nowIso, type World } from '../world.ts';
import type { MemberRow } from './member-store.ts';
import { type Mail, mailTo } from './outbox.ts';
import { CHECK_DAYS } from './point-rules.ts';

export type CredentialKind = 'email' | 'mobile' | 'password';
export type EventKind = CredentialKind | 'spending';

/** What is mailed to a member, so that they can report that it was not them: a change of a credential, or a spending. */
export interface AccountEvent {
  readonly seq: number;
  readonly membershipNo: string;
  readonly kind: EventKind;
  /** The address or number before a change; empty for other kinds. */
  readonly before: string;
  /** The stay of a spending, and the points that it has taken. */
  readonly reservationNo: string | null;
  readonly points: number;
  /** The session; null for a password that was set by a verification or by mail. */
  readonly familyId: string | null;
  readonly at: string;
  /** Of the report that has undone it. */
  readonly enquiryNo: string | null;
}

const columns = `seq, membership_no AS membershipNo, kind, before, reservation_no AS reservationNo, points,
  family_id AS familyId, at, enquiry_no AS enquiryNo`;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The moment from which on a change asks for nothing any more, and the link of an event opens nothing. */
export const endOfEvent = (at: string): string => new Date(Date.parse(at) + CHECK_DAYS * 24 * 3_600_000).toISOString();

/** When one of the credentials last changed; undefined for never: joining is no change. */
export function lastChangeAt(world: World, membershipNo: string): string | undefined {
  const sql = "SELECT max(at) AS at FROM account_event WHERE membership_no = ? AND kind <> 'spending'";
  return world.db.get<{ at: string | null }>(sql, membershipNo)?.at ?? undefined;
}

/** The event of a mailed token, for as long as its link holds. */
export function eventOfToken(world: World, token: string): AccountEvent | undefined {
  const sql = `SELECT ${columns} FROM account_event WHERE token_hash = ?`;
  const event = world.db.get<AccountEvent>(sql, hashOf(token));
  return event && nowIso(world) < endOfEvent(event.at) ? event : undefined;
}

/**
 * The events that a report of one undoes, oldest first: the changes before it, each within a week of the next, it, all after
 * it, and spendings of the week before by a session that made one of these changes. A later change may be the member's repair
 * of an earlier one. Events that were reported before are undone already.
 * @param seq of the one; the newest if left out
 */
export function eventsUndoneWith(world: World, membershipNo: string, seq?: number): AccountEvent[] {
  const events = world.db.all<AccountEvent>(
    `SELECT ${columns} FROM account_event WHERE membership_no = ? AND enquiry_no IS NULL ORDER BY seq`,
    membershipNo,
  );
  const reported = seq === undefined ? events.at(-1) : events.find((event) => event.seq === seq);
  // Without other spendings: those of the member would join two changes that are weeks apart.
  const chain = events.filter((event) => event === reported || event.kind !== 'spending');
  const first = chain.findLast((event, index) => {
    const earlier = chain[index - 1];
    return reported && event.seq <= reported.seq && (!earlier || event.at >= endOfEvent(earlier.at));
  });
  if (!first) return [];
  const since = events.filter((event) => event.seq >= first.seq);
  const sessions = new Set(since.filter(({ kind }) => kind !== 'spending').map(({ familyId }) => familyId));
  const justBefore = events.filter(
    (event) =>
      event.seq < first.seq &&
      event.kind === 'spending' &&
      event.familyId !== null &&
      sessions.has(event.familyId) &&
      first.at < endOfEvent(event.at),
  );
  return [...justBefore, ...since];
}

/** How the member was reached before the first of the events. */
export const contactsBefore = (member: MemberRow, events: readonly AccountEvent[]) => ({
  email: events.find(({ kind }) => kind === 'email')?.before ?? member.email,
  mobile: events.find(({ kind }) => kind === 'mobile')?.before ?? member.mobile,
});

/**
 * Notes an event, for a week.
 * @param member as before it
 * @returns the member's own contacts, of before the changes that a report undoes, and for an address that is told of the event
 * the token of the link; null for other addresses, which may be a thief's
 */
export function noteEvent(
  world: World,
  member: MemberRow,
  event: Pick<AccountEvent, 'kind' | 'at' | 'familyId'> &
    Partial<Pick<AccountEvent, 'before' | 'reservationNo' | 'points'>>,
): { own: ReturnType<typeof contactsBefore>; tokenFor: (address: string) => string | null } {
  const { membershipNo } = member;
  const token = randomBytes(32).toString('base64url');
  world.db.run(
    `INSERT INTO account_event (membership_no, kind, before, reservation_no, points, family_id, at, token_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    membershipNo,
    event.kind,
    event.before ?? '',
    event.reservationNo ?? null,
    event.points ?? 0,
    event.familyId,
    event.at,
    hashOf(token),
  );
  const own = contactsBefore(member, eventsUndoneWith(world, membershipNo));
  return { own, tokenFor: (address) => (address === own.email || address === own.mobile ? token : null) };
}

type Change = { kind: 'email' | 'mobile'; after: string } | { kind: 'password' };

/**
 * Notes a change.
 * @param member as before it
 * @param familyId the session that makes it, null where there is none
 * @returns what to send to whom: a mail to the old and the new address, and one to the mailbox that the link puts back. Text
 * messages are in the outbox under their number
 */
export function noteChange(world: World, member: MemberRow, change: Change, familyId: string | null): Mail[] {
  const { email, lang } = member;
  const { kind } = change;
  const [before, after] = change.kind === 'password' ? ['', ''] : [member[change.kind], change.after];
  if (kind !== 'password' && before === after) return [];
  const at = nowIso(world);
  const { own, tokenFor } = noteEvent(world, member, { kind, before, at, familyId });
  const addresses = kind === 'password' ? [] : [own[kind], before, after];
  return [...new Set([own.email, email, ...addresses])].map((to) =>
    mailTo(to, changeEmail({ kind, before, after, at, token: tokenFor(to) }, world.webOrigin, lang)),
  );
}
