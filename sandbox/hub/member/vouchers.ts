import type { VoucherKind } from '../seed/voucher-texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';

export interface VoucherRow {
  readonly voucherId: string;
  readonly kind: VoucherKind;
  readonly status: 'usable' | 'used' | 'expired' | 'choice';
  readonly validUntil: SeoulDay;
}

/** A voucher that ran out unused says so from the day after; soonest to expire first. */
export function vouchersOf(world: World, membershipNo: string): VoucherRow[] {
  return world.db
    .all<VoucherRow>(
      `SELECT voucher_id AS voucherId, kind, status, valid_until AS validUntil FROM voucher
       WHERE membership_no = ? ORDER BY valid_until, voucher_id`,
      membershipNo,
    )
    .map((voucher) =>
      voucher.status !== 'used' && voucher.validUntil < today(world) ? { ...voucher, status: 'expired' } : voucher,
    );
}
