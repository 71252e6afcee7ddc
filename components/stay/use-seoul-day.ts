import { useEffect, useState } from 'react';
import type { SeoulDay } from '@/lib/stay/dates';
import { followSeoulDay } from './follow-seoul-day';

/** @param shown the day that the page was rendered on; null for a page that is cached for many days */
export function useSeoulDay<Shown extends SeoulDay | null>(shown: Shown): SeoulDay | Shown {
  const [today, setToday] = useState<SeoulDay | null>(null);
  useEffect(() => followSeoulDay(shown, setToday), [shown]);
  // A page that was refreshed since shows a later one.
  return today === null || (shown !== null && shown > today) ? shown : today;
}
