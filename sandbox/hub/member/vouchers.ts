import type { VoucherKind } from '../seed/voucher-texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { settleChoices } from './voucher-choices.ts';

export interface VoucherRow {
  readonly voucherId: string;
  readonly kind: VoucherKind;
  readonly status: 'usable' | 'reserved' | 'used' | 'expired' | 'choice';
  readonly validUntil: SeoulDay;
  readonly usedAt: string | null;
  readonly returnedAt: string | null;
  /** Number of the reservation that gave it back. */
  readonly returnedBy: string | null;
  /** The choice that it was issued for. */
  readonly chosenFrom: string | null;
  readonly chosenAt: string | null;
  readonly byDefault: 'Y' | 'N' | null;
}

export const voucherColumns = `voucher_id AS voucherId, kind, status, valid_until AS validUntil, used_at AS usedAt,
  returned_at AS returnedAt, returned_by AS returnedBy, chosen_from AS chosenFrom, chosen_at AS chosenAt,
  by_default AS byDefault`;

/**
 * A voucher that ran out unused says so from the day after; soonest to expire first. Choices whose last day is over
 * have become their default by then; a choice that was made is no voucher any more.
 */
export function vouchersOf(world: World, membershipNo: string): VoucherRow[] {
  settleChoices(world, membershipNo);
  return world.db
    .all<VoucherRow>(
      `SELECT ${voucherColumns} FROM voucher WHERE membership_no = ? AND status <> 'chosen'
       ORDER BY valid_until, voucher_id`,
      membershipNo,
    )
    .map((voucher) =>
      (voucher.status === 'usable' || voucher.status === 'choice') && voucher.validUntil < today(world)
        ? { ...voucher, status: 'expired' }
        : voucher,
    );
}
