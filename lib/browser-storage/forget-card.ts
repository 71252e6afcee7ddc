/** The one cache of the member card. */
export const CARD_CACHE = 'member-card';

/** Removes the stored card: at a logout, at the end of a session, and when another member comes. */
export function forgetCard(): void {
  if (typeof window === 'undefined' || !('caches' in window)) return;
  window.caches.delete(CARD_CACHE).catch(reportError);
}
