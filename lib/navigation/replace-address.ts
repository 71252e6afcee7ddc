/**
 * Edits the address of the present history entry by the native History API, as Next documents it ("Linking and
 * Navigating"). A task later: Next's router takes over `replaceState` in an effect that runs after those of the page.
 * @returns cancels it
 */
export function replaceAddress(edit: (address: URL) => void): () => void {
  const timer = setTimeout(() => {
    const address = new URL(window.location.href);
    edit(address);
    window.history.replaceState(null, '', address);
  }, 0);
  return () => clearTimeout(timer);
}
