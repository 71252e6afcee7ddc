import type { IdentityOutcome, IdentityPurpose } from '@/lib/identity/identity-start';

/** Message to the form that opened the popup, without any personal data. */
export interface IdentityMessage {
  outcome: IdentityOutcome;
  /** Null where the browser no longer knows which form asked. */
  purpose: IdentityPurpose | null;
}

const IDENTITY_CHANNEL = 'identity-verification';

const isNews = (data: unknown): data is IdentityMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === IDENTITY_CHANNEL;

/**
 * Notifies the form, on the same origin only: by `window.opener`, or by a channel where the provider's opener policy
 * has cut it.
 */
export function notifyForm(news: IdentityMessage): void {
  const message = { type: IDENTITY_CHANNEL, ...news };
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.postMessage(message, window.location.origin);
    return;
  }
  const channel = new BroadcastChannel(IDENTITY_CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Listens for outcomes of verifications in other windows. @returns stops listening */
export function onIdentityMessage(purpose: IdentityPurpose, listener: (outcome: IdentityOutcome) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && (data.purpose === null || data.purpose === purpose)) listener(data.outcome);
  };
  const hearWindow = (event: MessageEvent<unknown>) => {
    // Any window may post here; a channel is limited to the own origin.
    if (event.origin === window.location.origin) hear(event);
  };
  const channel = new BroadcastChannel(IDENTITY_CHANNEL);
  channel.addEventListener('message', hear);
  window.addEventListener('message', hearWindow);
  return () => {
    channel.close();
    window.removeEventListener('message', hearWindow);
  };
}
