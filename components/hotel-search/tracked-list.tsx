'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { type AnalyticsItem, pushEcommerce } from '@/lib/analytics/data-layer';

export interface TrackedListProps {
  listId: string;
  items: AnalyticsItem[];
  children: ReactNode;
}

/** Tells the data layer that a list of hotels was seen, and which of them was chosen (links inside `data-item-id`). */
export function TrackedList({ listId, items, children }: TrackedListProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is seen once, however often it renders
  useEffect(() => {
    if (items.length > 0) pushEcommerce('view_item_list', { item_list_id: listId, items });
  }, [listId]);

  const tellChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    const itemId = event.target.closest('[data-item-id]')?.getAttribute('data-item-id');
    const chosen = items.find((item) => item.item_id === itemId);
    if (chosen) pushEcommerce('select_item', { item_list_id: listId, items: [chosen] });
  };
  // The links inside keep their own behaviour, this only listens; Enter on a link arrives as a click too.
  return <div onClickCapture={tellChoice}>{children}</div>;
}
