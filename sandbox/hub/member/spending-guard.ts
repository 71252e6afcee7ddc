import type { FrozenSpending } from '../../../lib/hub/contract/spending-guard.ts';
import { Refusal } from '../refusal.ts';
import { centreTelephone } from '../seed/customer-centre.ts';
import { nowIso, type World } from '../world.ts';
import { endOfEvent, lastChangeAt } from './account-events.ts';
import { membershipOfPerson, spendVerifiedPerson, verifiedAt, verifiedPerson } from './identity-store.ts';
import type { MemberRow } from './member-store.ts';

/** A check counts for so long from the verification, in the session that made it. */
const CHECK_LIFE_MS = 30 * 60_000;

/** Who spends: the member, in one of their sessions. */
interface Spender {
  readonly membershipNo: string;
  readonly familyId: string | null;
}

export function frozenOf(world: World, membershipNo: string): FrozenSpending | null {
  const sql = 'SELECT since FROM frozen_member WHERE membership_no = ?';
  const row = world.db.get<{ since: string }>(sql, membershipNo);
  return row ? { since: row.since, telephone: centreTelephone } : null;
}

export function freeze(world: World, membershipNo: string): void {
  world.db.run('INSERT OR IGNORE INTO frozen_member VALUES (?, ?)', membershipNo, nowIso(world));
}

/** @returns false where nothing was frozen */
export const unfreeze = (world: World, membershipNo: string): boolean =>
  world.db.run('DELETE FROM frozen_member WHERE membership_no = ?', membershipNo) > 0;

/**
 * Allows what spends points or a voucher, within the transaction that spends them.
 * @throws POINTS_FROZEN, or IDENTITY_REQUIRED within a week after a change of e-mail address, mobile number or password,
 * until this session has named a verification of the member that was made after the change
 */
export function requireSpendable(world: World, { membershipNo, familyId }: Spender): void {
  const frozen = frozenOf(world, membershipNo);
  if (frozen) throw new Refusal('POINTS_FROZEN', { data: frozen });
  const changedAt = lastChangeAt(world, membershipNo);
  if (changedAt === undefined) return;
  const [until, now] = [endOfEvent(changedAt), nowIso(world)];
  if (now >= until) return;
  const check = world.db.get<{ at: string }>(
    'SELECT at FROM identity_check WHERE family_id = ? AND membership_no = ? AND at >= ?',
    familyId ?? '',
    membershipNo,
    changedAt,
  );
  if (check && Date.parse(now) - Date.parse(check.at) < CHECK_LIFE_MS) return;
  throw new Refusal('IDENTITY_REQUIRED', { data: { until } });
}

/**
 * Notes for a session whom a request has verified, and uses the request up. A repeated call answers as the first.
 * @returns false for another person than the member, which notes nothing; also where the member joined without a verification
 * @throws IDENTITY_USED for a request that has verified nobody, too long ago or before the last change, or was used
 */
export function noteCheck(world: World, member: MemberRow, familyId: string, requestNo: string): boolean {
  return world.db.immediate(() => {
    const noted = 'SELECT 1 FROM identity_check WHERE family_id = ? AND request_no = ?';
    if (world.db.get(noted, familyId, requestNo)) return true;
    const person = verifiedPerson(world, requestNo);
    const at = verifiedAt(world, requestNo);
    const isEarlier = at !== undefined && at < (lastChangeAt(world, member.membershipNo) ?? '');
    if (!person || at === undefined || isEarlier || !spendVerifiedPerson(world, requestNo))
      throw new Refusal('IDENTITY_USED');
    const known = membershipOfPerson(world, person);
    if (!known || !('member' in known) || known.member.membershipNo !== member.membershipNo) return false;
    world.db.run(
      'INSERT OR REPLACE INTO identity_check VALUES (?, ?, ?, ?)',
      familyId,
      member.membershipNo,
      requestNo,
      at,
    );
    return true;
  });
}
