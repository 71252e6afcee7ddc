import { Refusal } from '../refusal.ts';
import { type VoucherUse, voucherUseOf } from '../seed/voucher-texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { type VoucherRow, voucherColumns, vouchersOf } from './vouchers.ts';

/** A stay as far as a voucher looks at it; `totalKrw` is what it costs without one. */
export interface DiscountedStay {
  readonly hotelId: string;
  readonly checkInDate: SeoulDay;
  readonly totalKrw: number;
}

export type VoucherObstacle = 'otherHotel' | 'belowMinimum' | 'expiresBefore';

/** Won that a discount takes off; never more than there is to pay. */
export function discountKrw(discount: VoucherUse['discount'], totalKrw: number): number {
  if (discount === null) return 0;
  if (discount.kind === 'amount') return Math.min(discount.amountKrw, totalKrw);
  return Math.min(Math.floor((totalKrw * discount.percent) / 100), discount.atMostKrw, totalKrw);
}

/** Why a voucher that can be used is not good for this stay; null where it is. */
function obstacleOf({ kind, validUntil }: VoucherRow, stay: DiscountedStay): VoucherObstacle | null {
  const { hotelIds, minimumKrw } = voucherUseOf(kind);
  if (hotelIds.length > 0 && !hotelIds.includes(stay.hotelId)) return 'otherHotel';
  if (validUntil < stay.checkInDate) return 'expiresBefore';
  return stay.totalKrw < minimumKrw ? 'belowMinimum' : null;
}

/** The member's vouchers that can be taken off a booking, the largest saving for this stay first. */
export function vouchersForStay(
  world: World,
  membershipNo: string,
  stay: DiscountedStay,
): (VoucherRow & { discountKrw: number; obstacle: VoucherObstacle | null })[] {
  return vouchersOf(world, membershipNo)
    .filter(({ status, kind }) => status === 'usable' && voucherUseOf(kind).redeemedAt === 'booking')
    .map((voucher) => {
      const obstacle = obstacleOf(voucher, stay);
      const saving = obstacle === null ? discountKrw(voucherUseOf(voucher.kind).discount, stay.totalKrw) : 0;
      return { ...voucher, obstacle, discountKrw: saving };
    })
    .sort((a, b) => b.discountKrw - a.discountKrw || a.validUntil.localeCompare(b.validUntil));
}

/**
 * Uses the very voucher that was picked, within the caller's transaction.
 * @returns the won that it takes off
 * @throws VOUCHER_NOT_USABLE for somebody else's, a used or expired one, and one that is not good for the stay
 */
export function redeemVoucher(world: World, membershipNo: string, voucherId: string, stay: DiscountedStay): number {
  const picked = vouchersForStay(world, membershipNo, stay).find((voucher) => voucher.voucherId === voucherId);
  if (!picked || picked.obstacle !== null) throw new Refusal('VOUCHER_NOT_USABLE');
  world.db.run(
    "UPDATE voucher SET status = 'used', used_at = ? WHERE voucher_id = ? AND status = 'usable'",
    nowIso(world),
    voucherId,
  );
  return picked.discountKrw;
}

/** What a voucher that a reservation already uses takes off the changed stay; null where it is not good for it. */
export function discountOnChange(world: World, voucherId: string, stay: DiscountedStay): number | null {
  const voucher = world.db.get<VoucherRow>(`SELECT ${voucherColumns} FROM voucher WHERE voucher_id = ?`, voucherId);
  if (!voucher || obstacleOf(voucher, stay) !== null) return null;
  return discountKrw(voucherUseOf(voucher.kind).discount, stay.totalKrw);
}

/** The voucher is the member's again; one that ran out meanwhile counts as expired by its date. */
export function giveVoucherBack(world: World, voucherId: string, reservationNo: string, at = nowIso(world)): void {
  world.db.run(
    `UPDATE voucher SET status = 'usable', used_at = NULL, returned_at = ?, returned_by = ?
     WHERE voucher_id = ? AND status IN ('used', 'reserved')`,
    at,
    reservationNo,
    voucherId,
  );
}

/** Keeps a usable voucher for an ask, so that nothing else can use it meanwhile. */
export function reserveVoucher(world: World, voucherId: string): void {
  world.db.run("UPDATE voucher SET status = 'reserved' WHERE voucher_id = ? AND status = 'usable'", voucherId);
}

export function spendReservedVoucher(world: World, voucherId: string, at: string): void {
  world.db.run(
    "UPDATE voucher SET status = 'used', used_at = ? WHERE voucher_id = ? AND status = 'reserved'",
    at,
    voucherId,
  );
}

/** Number of the reservation for which a reserved voucher waits. */
export function reservedFor(world: World, voucherId: string): string | null {
  const sql = "SELECT reservation_no AS reservationNo FROM ask WHERE voucher_id = ? AND state = 'waiting'";
  return world.db.get<{ reservationNo: string }>(sql, voucherId)?.reservationNo ?? null;
}

/**
 * The reservation that a used voucher was taken off, and what it saved; null for what was promised with it. Undefined where it
 * was handed in at a hotel.
 */
export function redemptionOf(
  world: World,
  voucherId: string,
): { reservationNo: string; savedKrw: number | null } | undefined {
  return world.db.get(
    `SELECT reservation_no AS reservationNo, voucher_krw AS savedKrw FROM reservation
     WHERE voucher_id = ?1 AND (status <> 'cancelled' OR fee_krw > 0)
     UNION ALL SELECT reservation_no, NULL FROM ask WHERE voucher_id = ?1 AND state IN ('promised', 'kept')`,
    voucherId,
  );
}

/** Name of a voucher by its id, for a reservation that uses it. */
export function voucherKindOf(world: World, voucherId: string): VoucherRow['kind'] | undefined {
  return world.db.get<Pick<VoucherRow, 'kind'>>('SELECT kind FROM voucher WHERE voucher_id = ?', voucherId)?.kind;
}
