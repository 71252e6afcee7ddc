'use client';

import { useEffect } from 'react';
import { type AnalyticsItem, pushEcommerce } from '@/lib/analytics/data-layer';

/** Tells the data layer once that a hotel was looked at. */
export function ViewedItem({ item }: { item: AnalyticsItem }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hotel, not for each render
  useEffect(() => {
    pushEcommerce('view_item', { currency: 'KRW', value: item.price, items: [item] });
  }, [item.item_id]);
  return null;
}
