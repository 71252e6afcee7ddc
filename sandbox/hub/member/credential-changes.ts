import { createHash, randomBytes } from 'node:crypto';
import { changeEmail } from '../seed/change-emails.ts';
import { nowIso, type World } from '../world.ts';
import type { MemberRow } from './member-store.ts';
import { CHECK_DAYS } from './point-rules.ts';

export type CredentialKind = 'email' | 'mobile' | 'password';

/** How a member is reached or logs in, as it was before a change. */
export interface CredentialChange {
  readonly seq: number;
  readonly membershipNo: string;
  readonly kind: CredentialKind;
  /** Empty for a password. */
  readonly before: string;
  readonly at: string;
  /** Of the report that the change was not the member's own. */
  readonly enquiryNo: string | null;
}

const columns = 'seq, membership_no AS membershipNo, kind, before, at, enquiry_no AS enquiryNo';
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The moment from which on a change asks for nothing any more, and its link opens nothing. */
export const endOfChange = (at: string): string => new Date(Date.parse(at) + CHECK_DAYS * 24 * 3_600_000).toISOString();

/** When one of the credentials last changed; undefined for never: joining is no change. */
export function lastChangeAt(world: World, membershipNo: string): string | undefined {
  const sql = 'SELECT max(at) AS at FROM credential_change WHERE membership_no = ?';
  return world.db.get<{ at: string | null }>(sql, membershipNo)?.at ?? undefined;
}

/** The change of a mailed token, for as long as its link holds. */
export function changeOfToken(world: World, token: string): CredentialChange | undefined {
  const sql = `SELECT ${columns} FROM credential_change WHERE token_hash = ?`;
  const change = world.db.get<CredentialChange>(sql, hashOf(token));
  return change && nowIso(world) < endOfChange(change.at) ? change : undefined;
}

/**
 * The changes that a report of one undoes, oldest first: those before it, each within a week of the next, it, and all after
 * it. A later change may be the member's repair of an earlier one. Those that were reported before are undone already.
 * @param seq of the one; the newest if left out
 */
export function changesUndoneWith(
  world: World,
  membershipNo: string,
  seq = Number.MAX_SAFE_INTEGER,
): CredentialChange[] {
  const changes = world.db.all<CredentialChange>(
    `SELECT ${columns} FROM credential_change WHERE membership_no = ? AND enquiry_no IS NULL ORDER BY seq`,
    membershipNo,
  );
  const first = changes.findLastIndex((change, index) => {
    const earlier = changes[index - 1];
    return change.seq <= seq && (!earlier || change.at >= endOfChange(earlier.at));
  });
  return changes.slice(first);
}

/** How the member was reached before the first of the changes. */
export const contactsBefore = (member: MemberRow, changes: readonly CredentialChange[]) => ({
  email: changes.find(({ kind }) => kind === 'email')?.before ?? member.email,
  mobile: changes.find(({ kind }) => kind === 'mobile')?.before ?? member.mobile,
});

/** The parts of `sendMail`: to whom, subject, text. */
type Mail = readonly [to: string, subject: string, text: string];

type Change = { kind: 'email' | 'mobile'; after: string } | { kind: 'password' };

/**
 * Notes a change, for a week.
 * @param member as before it
 * @returns what to send to whom: a mail to the old and the new address, and one to the mailbox that the link puts back. The
 * link is for addresses of before alone: others may be a thief's. Text messages are in the outbox under their number
 */
export function noteChange(world: World, member: MemberRow, change: Change): Mail[] {
  const { membershipNo, email, lang } = member;
  const [before, after] = change.kind === 'password' ? ['', ''] : [member[change.kind], change.after];
  if (change.kind !== 'password' && before === after) return [];
  const token = randomBytes(32).toString('base64url');
  const at = nowIso(world);
  world.db.run(
    'INSERT INTO credential_change (membership_no, kind, before, at, token_hash) VALUES (?, ?, ?, ?, ?)',
    membershipNo,
    change.kind,
    before,
    at,
    hashOf(token),
  );
  const own = contactsBefore(member, changesUndoneWith(world, membershipNo));
  const addresses = change.kind === 'password' ? [] : [own[change.kind], before, after];
  return [...new Set([own.email, email, ...addresses])].map((to) => {
    const isOwn = to === own.email || to === own.mobile;
    const link = isOwn ? token : null;
    const { subject, text } = changeEmail({ kind: change.kind, before, after, at, token: link }, world.webOrigin, lang);
    return [to, subject, text] as const;
  });
}
