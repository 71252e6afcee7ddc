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
 * Goes to an address by a full load, in place of the present page: nothing of its memory stays, and Back does
 * not lead to it.
 * @param address same-origin path
 */
export function leavePage(address: string): void {
  isLeaving = true;
  window.location.replace(address);
}

/**
 * Goes to an address by a full load; Back leads to the present page.
 * @param address same-origin path
 */
export function openPage(address: string): void {
  isLeaving = true;
  window.location.assign(address);
}

/**
 * Has the server make this page anew, for whoever is logged in now. Does nothing on a page that is being left: another
 * tab that clears the member's items would else turn a logout's way home into a reload, and My Page into the login.
 */
export function reloadPage(): void {
  if (holds > 0) reloadIsDue = true;
  else if (!isLeaving) window.location.reload();
}

/**
 * Runs what ends the session and then leads elsewhere: whatever notices the end before the answer is there may not make
 * the page anew meanwhile. A page that has stayed is made anew afterwards.
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
