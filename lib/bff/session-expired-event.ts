const EVENT = 'session-expired';

/** Told in this page already: parts of a page are taken over one after the other, and the last ones come later. */
let isTold = false;

/** Tells every part of this page that its session is over. */
export function announceSessionExpired(): void {
  isTold = true;
  window.dispatchEvent(new Event(EVENT));
}

/** Somebody is logged in anew: parts that come later have nothing to hear. */
export function forgetSessionExpired(): void {
  isTold = false;
}

/**
 * Hears that the session of this page is over, also when that was told before.
 * @returns ends the hearing
 */
export function onSessionExpired(listener: () => void): () => void {
  if (isTold) listener();
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
