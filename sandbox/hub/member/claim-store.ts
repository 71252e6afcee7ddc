import type { ClaimReason, ClaimState, ClaimSummary } from '../../../lib/hub/contract/claim.ts';
import type { Lang } from '../seed/texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';

export interface ClaimRow {
  readonly claimNo: string;
  readonly membershipNo: string;
  /** Null for a stay that was typed and is none of the member's reservations. */
  readonly reservationNo: string | null;
  readonly hotelId: string;
  readonly checkIn: SeoulDay;
  readonly checkOut: SeoulDay;
  readonly reason: ClaimReason;
  readonly text: string;
  readonly expectedPoints: number | null;
  readonly lang: Lang;
  readonly state: ClaimState;
  readonly receivedAt: string;
  readonly reviewingAt: string | null;
  readonly decidedAt: string | null;
  readonly points: number | null;
  readonly refusal: ClaimSummary['refusal'];
}

const columns = `claim_no AS claimNo, membership_no AS membershipNo, reservation_no AS reservationNo, hotel_id AS hotelId,
  check_in AS checkIn, check_out AS checkOut, reason, text, expected_points AS expectedPoints, lang, state,
  received_at AS receivedAt, reviewing_at AS reviewingAt, decided_at AS decidedAt, points, refusal`;

/** Newest first. */
export function claimsOf(world: World, membershipNo: string): ClaimRow[] {
  return world.db.all<ClaimRow>(
    `SELECT ${columns} FROM claim WHERE membership_no = ? ORDER BY received_at DESC, rowid DESC`,
    membershipNo,
  );
}

export function insertClaim(
  world: World,
  claim: Omit<ClaimRow, 'state' | 'reviewingAt' | 'decidedAt' | 'points' | 'refusal'>,
): void {
  world.db.run(
    `INSERT INTO claim (claim_no, membership_no, reservation_no, hotel_id, check_in, check_out, reason, text,
      expected_points, lang, state, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'received', ?)`,
    claim.claimNo,
    claim.membershipNo,
    claim.reservationNo,
    claim.hotelId,
    claim.checkIn,
    claim.checkOut,
    claim.reason,
    claim.text,
    claim.expectedPoints,
    claim.lang,
    claim.receivedAt,
  );
}

/** Moves a claim on; false when another call has done so first. */
export function moveClaim(
  world: World,
  { claimNo, state }: ClaimRow,
  to: Pick<ClaimRow, 'state' | 'reviewingAt' | 'decidedAt' | 'points' | 'refusal'>,
): boolean {
  const changed = world.db.run(
    `UPDATE claim SET state = ?, reviewing_at = ?, decided_at = ?, points = ?, refusal = ?
     WHERE claim_no = ? AND state = ?`,
    to.state,
    to.reviewingAt,
    to.decidedAt,
    to.points,
    to.refusal,
    claimNo,
    state,
  );
  return changed === 1;
}
