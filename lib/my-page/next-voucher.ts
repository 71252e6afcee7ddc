import { daysBetween } from '@/lib/dates/day';
import type { Voucher } from '@/lib/hub/contract/voucher';

export interface NextVoucher {
  name: string;
  daysLeft: number;
}

/** Whose last day comes first; null when there is none. @param todaySeoul `yyyy-MM-dd` */
export function nextVoucherOf(vouchers: readonly Voucher[], todaySeoul: string): NextVoucher | null {
  const [next] = vouchers
    .filter(({ status, validUntil }) => (status === 'usable' || status === 'choice') && validUntil >= todaySeoul)
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil) || a.voucherId.localeCompare(b.voucherId));
  return next ? { name: next.name, daysLeft: daysBetween(todaySeoul, next.validUntil) } : null;
}
