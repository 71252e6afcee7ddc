'use client';

import { useEffect } from 'react';
import { type AnalyticsItem, pushEcommerce } from '@/lib/analytics/data-layer';
import { takePurchase } from '@/lib/booking/purchase-mark';
import { browserStores } from '@/lib/native-bridge/browser-stores';

interface PurchaseEventProps {
  reservationNo: string;
  totalKrw: number;
  items: AnalyticsItem[];
}

/** Tells analytics about a booking made in this tab, once: not after a reload, and not when the page is opened by its address. */
export function PurchaseEvent({ reservationNo, totalKrw, items }: PurchaseEventProps) {
  useEffect(() => {
    if (!takePurchase(browserStores()?.session ?? null, reservationNo)) return;
    pushEcommerce('purchase', { transaction_id: reservationNo, currency: 'KRW', value: totalKrw, items });
  }, [reservationNo, totalKrw, items]);
  return null;
}
