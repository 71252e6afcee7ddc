import type { IdentityPurpose } from '@/lib/identity/identity-start';

/** What a form that opened the popup is told. Whom the provider saw is not in it. */
interface IdentityNews {
  verified: boolean;
  purpose: IdentityPurpose;
}

/** Name of the channel, and mark of the message. */
const IDENTITY_NEWS = 'identity-verification';

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
