'use client';

import { useEffect } from 'react';
import { defer } from '@/components/ui/defer';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { trackLater } from '@/lib/analytics/track-later';

export function ViewedItem({ item }: { item: AnalyticsItem }) {
  useEffect(() => defer(() => trackLater(({ trackView }) => trackView(item))), [item]);
  return null;
}
