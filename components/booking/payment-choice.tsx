'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { choosePoints, type MemberPoints, type PointChoice, type PointError } from '@/lib/booking/point-choice';
import { payableKrw } from '@/lib/booking/voucher-price';
import type { BookingVoucher } from '@/lib/hub/contract/voucher';

interface PaymentChoice extends PointChoice {
  vouchers: readonly BookingVoucher[];
  voucher: BookingVoucher | null;
  chooseVoucher: (voucherId: string | null) => void;
  /** Null for a guest, and where it is unknown. */
  points: MemberPoints | null;
  typePoints: (text: string) => void;
  totalKrw: number;
  totalWith: (voucherId: string | null) => number;
}

const Context = createContext<PaymentChoice | null>(null);

interface PaymentChoiceProviderProps extends Pick<PaymentChoice, 'vouchers' | 'points' | 'totalKrw'> {
  typed?: string | undefined;
  children: ReactNode;
}

/** Shares the picked voucher and the typed points between the form and the summary. */
export function PaymentChoiceProvider(props: PaymentChoiceProviderProps) {
  const { vouchers, points, totalKrw, typed = '', children } = props;
  const [voucherId, chooseVoucher] = useState<string | null>(null);
  const [text, typePoints] = useState(typed);
  const value = useMemo(() => {
    const usable = (id: string | null) =>
      vouchers.find((each) => each.voucherId === id && each.obstacle === null) ?? null;
    const voucher = usable(voucherId);
    const leftKrw = payableKrw(totalKrw, voucher);
    return {
      vouchers,
      voucher,
      chooseVoucher,
      points,
      typePoints,
      totalKrw: leftKrw,
      totalWith: (id: string | null) => payableKrw(totalKrw, usable(id)),
      ...choosePoints(text, points, leftKrw),
    };
  }, [vouchers, voucherId, points, text, totalKrw]);
  return <Context value={value}>{children}</Context>;
}

export function usePaymentChoice(): PaymentChoice {
  const choice = useContext(Context);
  if (choice === null) throw new Error('usePaymentChoice needs a PaymentChoiceProvider around it');
  return choice;
}

export function usePointErrorText(): (error: PointError) => string {
  const t = useTranslations('booking.points.errors');
  const { points, most } = usePaymentChoice();
  return (error) =>
    t(error, {
      smallest: points?.rules.smallestPoints ?? 0,
      step: points?.rules.stepPoints ?? 0,
      balance: points?.balance ?? 0,
      most,
    });
}
