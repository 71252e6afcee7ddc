import { useEffect, useState } from 'react';
import type { SeoulDay } from '@/lib/dates/day';
import { followSeoulDay } from './follow-seoul-day';

/** @param shown the day that the page was rendered on */
export function useSeoulDay(shown: SeoulDay): SeoulDay {
  const [today, setToday] = useState<SeoulDay | null>(null);
  useEffect(() => followSeoulDay(shown, setToday), [shown]);
  // A page that was refreshed since shows a later one.
  return today === null || shown > today ? shown : today;
}
