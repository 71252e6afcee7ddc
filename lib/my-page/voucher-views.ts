import { daysBetween } from '@/lib/dates/day';
import type { MemberVoucher, Voucher } from '@/lib/hub/contract/voucher';

export const voucherViews = ['usable', 'used', 'expired'] as const;
export type VoucherView = (typeof voucherViews)[number];

type Listed = Pick<MemberVoucher, 'voucherId' | 'status' | 'validUntil' | 'usage'>;

const dayOf = ({ usage, validUntil }: Listed) => usage?.usedAt ?? validUntil;

/** Vouchers of one tab: the soonest to run out first, of used and expired ones the latest first. A choice waits among the usable, and what is reserved. */
export function vouchersInView<V extends Listed>(vouchers: readonly V[], view: VoucherView): V[] {
  const direction = view === 'usable' ? 1 : -1;
  return vouchers
    .filter(({ status }) => (status === 'choice' || status === 'reserved' ? 'usable' : status) === view)
    .sort((a, b) => direction * dayOf(a).localeCompare(dayOf(b)) || a.voucherId.localeCompare(b.voucherId));
}

const SOON_DAYS = 30;

/** 0 on the day itself, and whether they are few. @param todaySeoul `yyyy-MM-dd` */
export function daysLeftOf(validUntil: string, todaySeoul: string): { days: number; areFew: boolean } {
  const days = Math.max(0, daysBetween(todaySeoul, validUntil));
  return { days, areFew: days <= SOON_DAYS };
}

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
