/** Key in `history.state`: how many surfaces lie over the page at an entry. */
export const SURFACES = 'openSurfaces';

/** Closes each open surface, the lowest first. The rest is `surface-entry.ts`, loaded with the first one. */
export const openSurfaces: (() => void)[] = [];

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
  window.history.replaceState(null, '');
  return true;
}
