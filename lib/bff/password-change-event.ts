const EVENT = 'password-change-required';

/** The server does nothing for the member before they have changed their temporary password. */
export function announcePasswordChange(): void {
  window.dispatchEvent(new Event(EVENT));
}

export function onPasswordChange(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
