/** This page is on its way to another address; nothing may lead it elsewhere meanwhile. */
let isLeaving = false;

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
  if (!isLeaving) window.location.reload();
}
