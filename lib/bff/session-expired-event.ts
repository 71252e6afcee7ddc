const EVENT = 'session-expired';

let isTold = false;

export function announceSessionExpired(): void {
  isTold = true;
  window.dispatchEvent(new Event(EVENT));
}

export function forgetSessionExpired(): void {
  isTold = false;
}

/** Also hears what was announced before. @returns ends the hearing */
export function onSessionExpired(listener: () => void): () => void {
  if (isTold) listener();
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
