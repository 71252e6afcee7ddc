import { useEffect, useState } from 'react';
import { defer } from '@/components/ui/defer';
import { askServerTime } from '@/lib/bff/ask-server-time';
import { serverNow } from '@/lib/bff/server-clock';
import type { SeoulDay } from '@/lib/dates/day';
import { isDuring, seoulMs } from '@/lib/dates/seoul-clock';

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

/**
 * Calls the listener when the server's day in Seoul is another one than the page shows: after it was cached, at
 * midnight, and when its device has slept. First views load it, and Luxon only when the day has changed.
 * @param shown the day that the page was rendered on
 */
export function followSeoulDay(shown: SeoulDay, listener: (today: SeoulDay) => void): () => void {
  let known = shown;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const isStill = (nowMs: number | null) => nowMs !== null && isDuring(known, nowMs);
  const look = async () => {
    // Asks the server to confirm a day that was computed here: the clock of the device may have changed.
    if (!isStill(serverNow())) await askServerTime();
    const nowMs = serverNow();
    if (nowMs === null) return;
    const today = isStill(nowMs) ? known : (await import('@/lib/dates/moment')).seoulToday(nowMs);
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(check, seoulMs(today, '24:00') - nowMs);
    if (today === known) return;
    known = today;
    listener(today);
  };
  const check = () => void look().catch(reportError);
  check();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  };
}
