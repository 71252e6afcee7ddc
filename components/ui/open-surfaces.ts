/** Key in `history.state`: how many surfaces lie over the page at an entry. */
export const SURFACES = 'openSurfaces';

/** Closes each open surface, the lowest first. The rest is `surface-entry.ts`, loaded with the first one. */
export const openSurfaces: (() => void)[] = [];

/** Follows Back and Forward for the surfaces, once there was one. */
export const traversal: { follow?: () => void } = {};

// Listeners of a window run in the order of registration. The router renders at once, and an open surface takes another
// entry with each render: this listener, in the first script of every page, runs before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', () => traversal.follow?.());

export function surfaceDepth(): number {
  const depth: unknown = window.history.state?.[SURFACES];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Ends the open surfaces before a navigation.
 * @returns whether the present entry was a surface's; then the navigation replaces it
 */
export function giveUpSurfaceEntry(): boolean {
  openSurfaces.length = 0;
  if (surfaceDepth() === 0) return false;
  window.history.replaceState({ ...window.history.state, [SURFACES]: 0 }, '');
  return true;
}
