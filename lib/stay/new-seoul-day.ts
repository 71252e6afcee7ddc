import { type SeoulDay, seoulToday } from './dates';

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** Milliseconds until it is midnight in Seoul. */
function untilMidnightMs(now: Date): number {
  return DAY_MS - ((now.getTime() + SEOUL_OFFSET_MS) % DAY_MS);
}

/**
 * Tells a page that stays open of each new day in Seoul: at midnight, and when the page is looked at again after its
 * device slept. Browser only.
 * @returns ends it
 */
export function onNewSeoulDay(listener: (today: SeoulDay) => void): () => void {
  let known = seoulToday(new Date());
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const now = new Date();
    const today = seoulToday(now);
    timer = setTimeout(look, untilMidnightMs(now));
    if (today === known) return;
    known = today;
    listener(today);
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
