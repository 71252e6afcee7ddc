'use client';

import { useEffect } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { tellLater } from '@/lib/analytics/tell-later';

export function ViewedItem({ item }: { item: AnalyticsItem }) {
  useEffect(() => inOwnTask(() => tellLater(({ tellView }) => tellView(item))), [item]);
  return null;
}
