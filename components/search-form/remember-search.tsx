'use client';

import { useEffect, useEffectEvent } from 'react';
import { defer } from '@/components/ui/defer';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { SeoulDay } from '@/lib/dates/day';
import type { Locale } from '@/lib/i18n/languages';
import type { Stay } from '@/lib/stay/stay';

export interface RememberSearchProps {
  search: Stay;
  /** Canonical query of the search: one search is remembered once, however often its filters change. */
  query: string;
  place: string;
  locale: Locale;
  today: SeoulDay;
}

export function RememberSearch({ search, query, place, locale, today }: RememberSearchProps) {
  const remember = useEffectEvent(() => {
    // Also where the page is left at once: it was searched for.
    defer(() => {
      import('@/lib/stay/recent-searches')
        .then(({ rememberSearch }) => rememberSearch(browserStores()?.local ?? null, { search, place, locale }, today))
        .catch(reportError);
    });
  });
  useEffect(() => remember(), [query, place, locale, today]);
  return null;
}
