/** As Next documents it. A task later: Next's router takes `replaceState` over in an effect of its own. @returns cancels it */
export function replaceAddress(edit: (address: URL) => void): () => void {
  const timer = setTimeout(() => {
    const address = new URL(window.location.href);
    edit(address);
    window.history.replaceState(null, '', address);
  }, 0);
  return () => clearTimeout(timer);
}
