import type { SeoulDay } from './dates';

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

const seoulMs = () => Date.now() + SEOUL_OFFSET_MS;

/**
 * At midnight, and when the page is looked at again after its device slept. Browser only. Free of the other rules of
 * days, because first views load it.
 * @param shownDay where it is over by now, the listener is called at once
 */
export function onNewSeoulDay(listener: () => void, shownDay?: SeoulDay): () => void {
  let shown = Math.floor((shownDay === undefined ? seoulMs() : Date.parse(shownDay)) / DAY_MS);
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const ms = seoulMs();
    const today = Math.floor(ms / DAY_MS);
    timer = setTimeout(look, DAY_MS - (ms % DAY_MS));
    if (today === shown) return;
    shown = today;
    listener();
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
