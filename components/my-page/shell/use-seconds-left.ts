import { useEffect, useState } from 'react';
import { askServerTime } from '@/lib/bff/ask-server-time';
import { serverNow } from '@/lib/bff/server-clock';

/** Of a key that was sent: another may be sent so much later, in ms. */
export const RESEND_WAIT_MS = 30_000;

/** 0 before the server's time is known. Rounded down, because the server's time (a `Date` header) has no milliseconds. */
function secondsTo(atMs: number | null): number {
  const nowMs = serverNow();
  return atMs === null || nowMs === null ? 0 : Math.max(0, Math.floor((atMs - nowMs) / 1_000));
}

/** Whole seconds until an instant of the server, counted down to 0. @param atMs milliseconds since 1970; null for none */
export function useSecondsLeft(atMs: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsTo(atMs));
  useEffect(() => {
    // Read from the clock at each tick: a tab in the background misses some of them.
    const tick = () => {
      const left = secondsTo(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    let timer: ReturnType<typeof setInterval>;
    const start = () => {
      clearInterval(timer);
      timer = setInterval(tick, 1_000);
      tick();
    };
    let isOver = false;
    start();
    if (atMs !== null && serverNow() === null) void askServerTime().then(() => isOver || start());
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [atMs]);
  return seconds;
}
