/** Name in the history's state: how many surfaces lie over the page at an entry. */
export const SURFACES = 'openSurfaces';

/** What closes each open surface, the lowest first. The rest of it is `surface-entry.ts`, loaded with the first one. */
export const openSurfaces: (() => void)[] = [];

/** What follows Back and Forward for the surfaces, once there was one. */
export const traversal: { follow?: () => void } = {};

// A window calls its listeners in the order in which they were added, whatever their phase. The router's draws the page at
// once, and an open surface takes another entry with each drawing: this one comes with the first script of every page,
// before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', () => traversal.follow?.());

/** How many surfaces the present entry of the history has. */
export function surfaceDepth(): number {
  const depth: unknown = window.history.state?.[SURFACES];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * The open surfaces end with the navigation that is about to begin.
 * @returns whether the present entry was a surface's; then the navigation replaces it instead of adding another
 */
export function giveUpSurfaceEntry(): boolean {
  openSurfaces.length = 0;
  if (surfaceDepth() === 0) return false;
  window.history.replaceState({ ...window.history.state, [SURFACES]: 0 }, '');
  return true;
}
