'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { defer } from '@/components/ui/defer';
import { isStored, RECENT_SEARCHES_KEY } from '@/lib/browser-storage/stored-keys';
import type { RecentSearchListProps } from './recent-search-list';

/**
 * Quick ways to what was searched before on this device. Where there is nothing, nothing is fetched; its line keeps its
 * height all the same, so that the page does not move when it comes.
 */
export function RecentSearches(props: RecentSearchListProps) {
  const [List, setList] = useState<ComponentType<RecentSearchListProps> | null>(null);
  useEffect(
    () =>
      defer(() => {
        if (!isStored(RECENT_SEARCHES_KEY)) return;
        import('./recent-search-list').then(
          ({ RecentSearchList }) => setList(() => RecentSearchList),
          // A convenience that did not load: the form beside it does the same.
          reportError,
        );
      }),
    [],
  );
  return <div className="mt-2 min-h-11">{List && <List {...props} />}</div>;
}
