'use client';

import { useEffect } from 'react';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { tellView } from '@/lib/analytics/stay-events';

/** Tells the data layer that a hotel is looked at. */
export function ViewedItem({ item }: { item: AnalyticsItem }) {
  useEffect(() => tellView(item), [item]);
  return null;
}
