import { useEffect, useState } from 'react';

const secondsTo = (atMs: number | null) => (atMs === null ? 0 : Math.max(0, Math.ceil((atMs - Date.now()) / 1_000)));

/**
 * Whole seconds until an instant, counted down to 0.
 * @param atMs milliseconds since 1970; null for none
 */
export function useSecondsLeft(atMs: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsTo(atMs));
  useEffect(() => {
    // Read from the clock at each tick: a tab in the background misses some of them.
    const tick = () => {
      const left = secondsTo(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
