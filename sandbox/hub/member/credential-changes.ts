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

/** A change and those after it that were not reported before, oldest first. */
export const changesSince = (world: World, { membershipNo, seq }: CredentialChange): CredentialChange[] =>
  world.db.all<CredentialChange>(
    `SELECT ${columns} FROM credential_change WHERE membership_no = ? AND seq >= ? AND enquiry_no IS NULL ORDER BY seq`,
    membershipNo,
    seq,
  );

/** The parts of `sendMail`: to whom, subject, text. */
type Mail = readonly [to: string, subject: string, text: string];

type Change = { kind: 'email' | 'mobile'; after: string } | { kind: 'password' };

/**
 * Notes a change, for a week.
 * @param member as before it
 * @returns what to send to whom: the old and the new address are told. Text messages are in the outbox under their number
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
  const { subject, text } = changeEmail({ kind: change.kind, before, after, at, token }, world.webOrigin, lang);
  const addresses = change.kind === 'password' ? [email] : [email, before, after];
  return [...new Set(addresses)].map((to) => [to, subject, text] as const);
}
