/** This page is on its way to another address; nothing may lead it elsewhere meanwhile. */
let isLeaving = false;
/** What decides where this page goes is under way; a page that is to be made anew waits for it. */
let holds = 0;
let reloadIsDue = false;

if (typeof window !== 'undefined') {
  // Out of the back/forward cache it is the same page once more.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/**
 * In place of the present page: nothing of its memory stays, and Back does not lead to it. @param address same-origin
 * path
 */
export function leavePage(address: string): void {
  isLeaving = true;
  window.location.replace(address);
}

/** Back leads to the present page. @param address same-origin path */
export function openPage(address: string): void {
  isLeaving = true;
  window.location.assign(address);
}

/**
 * For whoever is logged in now. Nothing on a page that is being left: another tab that clears the member's items would
 * else turn a logout's way home into a reload.
 */
export function reloadPage(): void {
  if (holds > 0) reloadIsDue = true;
  else if (!isLeaving) window.location.reload();
}

/**
 * Whatever notices the end before the answer is there may not make the page anew meanwhile; one that has stayed is
 * made anew.
 */
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
