/**
 * Goes to an address by a full load, in place of the present page: nothing of its memory stays, and Back does
 * not lead to it.
 * @param address same-origin path
 */
export function leavePage(address: string): void {
  window.location.replace(address);
}

/** Has the server make this page anew, for whoever is logged in now. */
export function reloadPage(): void {
  window.location.reload();
}
