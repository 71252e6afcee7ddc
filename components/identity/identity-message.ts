import * as z from 'zod/mini';
import {
  type IdentityOutcome,
  type IdentityPurpose,
  identityOutcomes,
  identityPurposes,
} from '@/lib/identity/identity-start';

const IDENTITY_CHANNEL = 'identity-verification';

/** To the form that opened the popup, without any personal data. */
const identityMessage = z.object({
  type: z.literal(IDENTITY_CHANNEL),
  outcome: z.enum(identityOutcomes),
  /** Null where the browser no longer knows which form asked. */
  purpose: z.nullable(z.enum(identityPurposes)),
});
export type IdentityMessage = Omit<z.infer<typeof identityMessage>, 'type'>;

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
    const news = identityMessage.safeParse(data).data;
    if (news && (news.purpose === null || news.purpose === purpose)) listener(news.outcome);
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
