'use client';

import { useEffect } from 'react';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { trackPurchase } from '@/lib/analytics/stay-events';
import { takePurchase } from '@/lib/booking/purchase-mark';
import { browserStores } from '@/lib/browser-storage/browser-stores';

interface PurchaseEventProps {
  reservationNo: string;
  totalKrw: number;
  items: AnalyticsItem[];
}

/** Tracks a purchase of this tab once: not after a reload or from a link. */
export function PurchaseEvent({ reservationNo, totalKrw, items }: PurchaseEventProps) {
  useEffect(() => {
    if (!takePurchase(browserStores()?.session ?? null, reservationNo)) return;
    trackPurchase({ reservationNo, totalKrw, items });
  }, [reservationNo, totalKrw, items]);
  return null;
}
