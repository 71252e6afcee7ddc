import { askServerTime, serverNow } from '@/lib/bff/server-clock';
import { type SeoulDay, seoulToday } from '@/lib/stay/dates';

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** @param shown the day that the page was rendered on */
export function seoulDayNow<Shown extends SeoulDay | null>(shown: Shown): SeoulDay | Shown {
  const nowMs = serverNow();
  return nowMs === null ? shown : seoulToday(new Date(nowMs));
}

/**
 * Calls the listener when the server's day in Seoul is another one than the page shows: after it was cached, at
 * midnight, and when its device has slept. First views load it.
 * @param shown null where the page shows none: the listener is called with the first day
 */
export function followSeoulDay(shown: SeoulDay | null, listener: (today: SeoulDay) => void): () => void {
  let known = shown;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    // A day that was only counted here is confirmed: the clock of the device may have been put right meanwhile.
    if (serverNow() === null || seoulDayNow(known) !== known) await askServerTime();
    const nowMs = serverNow();
    clearTimeout(timer);
    if (isOver || nowMs === null) return;
    timer = setTimeout(look, DAY_MS - ((nowMs + SEOUL_OFFSET_MS) % DAY_MS));
    const today = seoulToday(new Date(nowMs));
    if (today === known) return;
    known = today;
    listener(today);
  };
  void look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
