import type { IdentityOutcome, IdentityPurpose } from '@/lib/identity/identity-start';

/** What a form that opened the popup is told. Whom the provider saw is not in it. */
export interface IdentityNews {
  outcome: IdentityOutcome;
  /** Null where the browser no longer knows which form asked. */
  purpose: IdentityPurpose | null;
}

/** Name of the channel, and mark of the message. */
const IDENTITY_NEWS = 'identity-verification';

const isNews = (data: unknown): data is IdentityNews =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === IDENTITY_NEWS;

/**
 * Tells the page that waits, and no page of another origin: by the window that opened this one, and by a channel where
 * there is none any more (the provider's own opener policy cuts the tie, or the visitor has opened it himself).
 */
export function tellForm(news: IdentityNews): void {
  const message = { type: IDENTITY_NEWS, ...news };
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.postMessage(message, window.location.origin);
    return;
  }
  const channel = new BroadcastChannel(IDENTITY_NEWS);
  channel.postMessage(message);
  channel.close();
}

/**
 * Hears what verifications in other windows of this browser have come to.
 * @returns ends the hearing
 */
export function onIdentityNews(purpose: IdentityPurpose, listener: (outcome: IdentityOutcome) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && (data.purpose === null || data.purpose === purpose)) listener(data.outcome);
  };
  const hearWindow = (event: MessageEvent<unknown>) => {
    // Any window may post here; a channel is the own origin's alone.
    if (event.origin === window.location.origin) hear(event);
  };
  const channel = new BroadcastChannel(IDENTITY_NEWS);
  channel.addEventListener('message', hear);
  window.addEventListener('message', hearWindow);
  return () => {
    channel.close();
    window.removeEventListener('message', hearWindow);
  };
}
