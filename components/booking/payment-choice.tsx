'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { choosePoints, type MemberPoints, type PointChoice } from '@/lib/booking/point-choice';
import { payableKrw } from '@/lib/booking/voucher-price';
import type { BookingVoucher } from '@/lib/hub/contract/voucher';

interface PaymentChoice extends PointChoice {
  /** The member's vouchers for this stay; none for a guest. */
  vouchers: readonly BookingVoucher[];
  /** The one that the member picked and that is good for the stay; nothing is picked for anybody. */
  voucher: BookingVoucher | null;
  chooseVoucher: (voucherId: string | null) => void;
  /** Null for a guest, and where the hub does not tell them just now. */
  points: MemberPoints | null;
  typePoints: (text: string) => void;
  /** Of the stay, the voucher taken off; a part of it is paid with points. */
  totalKrw: number;
}

const Context = createContext<PaymentChoice | null>(null);

interface PaymentChoiceProviderProps {
  vouchers: readonly BookingVoucher[];
  points: MemberPoints | null;
  /** Of the stay, before any voucher. */
  totalKrw: number;
  children: ReactNode;
}

/** Holds the picked voucher and the typed points for the form and for the slip beside it, so that both show one sum. */
export function PaymentChoiceProvider({ vouchers, points, totalKrw, children }: PaymentChoiceProviderProps) {
  const [voucherId, chooseVoucher] = useState<string | null>(null);
  const [text, typePoints] = useState('');
  const value = useMemo(() => {
    const voucher = vouchers.find((each) => each.voucherId === voucherId && each.obstacle === null) ?? null;
    const leftKrw = payableKrw(totalKrw, voucher);
    return {
      vouchers,
      voucher,
      chooseVoucher,
      points,
      typePoints,
      totalKrw: leftKrw,
      ...choosePoints(text, points, leftKrw),
    };
  }, [vouchers, voucherId, points, text, totalKrw]);
  return <Context value={value}>{children}</Context>;
}

/** What the member pays with on this page. @throws outside of the provider */
export function usePaymentChoice(): PaymentChoice {
  const choice = useContext(Context);
  if (choice === null) throw new Error('usePaymentChoice needs a PaymentChoiceProvider around it');
  return choice;
}
