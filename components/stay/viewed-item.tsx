'use client';

import { useEffect } from 'react';
import { defer } from '@/components/ui/defer';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { tellLater } from '@/lib/analytics/tell-later';

export function ViewedItem({ item }: { item: AnalyticsItem }) {
  useEffect(() => defer(() => tellLater(({ tellView }) => tellView(item))), [item]);
  return null;
}
