import { useEffect, useState } from 'react';
import { defer } from '@/components/ui/defer';
import type { SeoulDay } from '@/lib/dates/day';
import { followSeoulDay } from './follow-seoul-day';

/** @param shown the day that the page was rendered on */
export function useSeoulDay(shown: SeoulDay): SeoulDay {
  const [today, setToday] = useState<SeoulDay | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = defer(() => {
      stop = followSeoulDay(shown, setToday);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [shown]);
  // A page that was refreshed since shows a later one.
  return today === null || shown > today ? shown : today;
}
