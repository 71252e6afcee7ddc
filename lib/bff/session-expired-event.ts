const EVENT = 'session-expired';

let isAnnounced = false;

export function announceSessionExpired(): void {
  isAnnounced = true;
  window.dispatchEvent(new Event(EVENT));
}

export function forgetSessionExpired(): void {
  isAnnounced = false;
}

/** Also hears what was announced before. @returns ends the hearing */
export function onSessionExpired(listener: () => void): () => void {
  if (isAnnounced) listener();
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
