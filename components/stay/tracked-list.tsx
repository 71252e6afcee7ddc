'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { defer } from '@/components/ui/defer';
import type { AnalyticsItem } from '@/lib/analytics/data-layer';
import { trackLater } from '@/lib/analytics/track-later';

export interface TrackedListProps {
  listId: string;
  items: AnalyticsItem[];
  children: ReactNode;
}

/** Sends the analytics events for a list of hotels and for the hotel that is chosen (`data-item-id`). */
export function TrackedList({ listId, items, children }: TrackedListProps) {
  useEffect(() => defer(() => trackLater(({ trackList }) => trackList(listId, items))), [listId, items]);

  const choose = (event: MouseEvent) => {
    // Ignore the second click of a double click.
    if (event.detail > 1) return;
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    const itemId = event.target.closest('[data-item-id]')?.getAttribute('data-item-id');
    const chosen = items.find((item) => item.item_id === itemId);
    if (chosen) trackLater(({ trackChoice }) => trackChoice(listId, chosen));
  };
  // The links inside keep their behaviour; Enter on a link arrives as a click too.
  return <div onClickCapture={choose}>{children}</div>;
}
