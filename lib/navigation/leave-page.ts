import { takePageNote } from './page-note';

let isLeaving = false;
/** Pending work that decides where this page goes; a reload waits for it. */
let holds = 0;
let reloadIsDue = false;

if (typeof window !== 'undefined') {
  // Out of the back/forward cache it is the same page once more.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Never resolves: what waits for it stays pending while the browser loads the next page. */
const untilLeft = () => new Promise<never>(() => undefined);

/** The next page is the answer to what is under way. */
function beginLeaving(): void {
  isLeaving = true;
  takePageNote();
}

/** In place of this page: its memory is dropped, Back does not return to it. @param address same-origin path */
export function leavePage(address: string): Promise<never> {
  beginLeaving();
  window.location.replace(address);
  return untilLeft();
}

/** Back leads to the present page. @param address same-origin path */
export function openPage(address: string): Promise<never> {
  beginLeaving();
  window.location.assign(address);
  return untilLeft();
}

/** Reloads for the viewer of now; does nothing on a page that is being left. */
export function reloadPage(): void {
  if (holds > 0) reloadIsDue = true;
  else if (!isLeaving) window.location.reload();
}

/** Defers reloads until `work` settles; they follow if the page has stayed. */
export async function beforeReload<T>(work: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await work();
  } finally {
    holds -= 1;
    if (holds === 0 && reloadIsDue) {
      reloadIsDue = false;
      reloadPage();
    }
  }
}
