'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { BookingVoucher } from '@/lib/hub/contract/voucher';

interface ChosenVoucher {
  /** The member's vouchers for this stay; none for a guest. */
  vouchers: readonly BookingVoucher[];
  /** The one that the member picked and that is good for the stay; nothing is picked for anybody. */
  chosen: BookingVoucher | null;
  choose: (voucherId: string | null) => void;
}

const Context = createContext<ChosenVoucher>({ vouchers: [], chosen: null, choose: () => undefined });

/** Holds the picked voucher for the form and for the slip beside it, so that both show one total. */
export function ChosenVoucherProvider({
  vouchers,
  children,
}: {
  vouchers: readonly BookingVoucher[];
  children: ReactNode;
}) {
  const [voucherId, choose] = useState<string | null>(null);
  const value = useMemo(() => {
    const chosen = vouchers.find((voucher) => voucher.voucherId === voucherId && voucher.obstacle === null) ?? null;
    return { vouchers, chosen, choose };
  }, [vouchers, voucherId]);
  return <Context value={value}>{children}</Context>;
}

/** The voucher that is picked on this page; outside of the provider there are none. */
export const useChosenVoucher = (): ChosenVoucher => useContext(Context);
