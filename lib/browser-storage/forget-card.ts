export const CARD_CACHE = 'member-card';

/** At a logout, at the end of a session, and when another member comes. */
export function forgetCard(): void {
  if (typeof window === 'undefined' || !('caches' in window)) return;
  window.caches.delete(CARD_CACHE).catch(reportError);
}
