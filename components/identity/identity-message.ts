import * as z from 'zod/mini';
import {
  type IdentityOutcome,
  type IdentityPurpose,
  identityOutcomes,
  identityPurposes,
} from '@/lib/identity/identity-start';

const IDENTITY_CHANNEL = 'identity-verification';

const identityMessage = z.object({
  type: z.literal(IDENTITY_CHANNEL),
  outcome: z.enum(identityOutcomes),
  /** Null where the browser no longer knows which form asked. */
  purpose: z.nullable(z.enum(identityPurposes)),
  /** Way back to that form: another tab may show a form with the same purpose. Null as above. */
  returnTo: z.nullable(z.string()),
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

export interface AskingForm {
  purpose: IdentityPurpose;
  /** Address of its page, with its language segment. */
  href: string;
}

/** The address of a page as the server passes it on. A way back that is too long is `/`. */
function isOfForm({ purpose, returnTo }: IdentityMessage, form: AskingForm): boolean {
  const { pathname, search, hash } = new URL(form.href, window.location.origin);
  const isSamePage = returnTo === null || returnTo === '/' || returnTo === `${pathname}${search}${hash}`;
  return isSamePage && (purpose === null || purpose === form.purpose);
}

/** Listens for outcomes of verifications in other windows. @returns stops listening */
export function onIdentityMessage(form: AskingForm, listener: (outcome: IdentityOutcome) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const news = identityMessage.safeParse(data).data;
    if (news && isOfForm(news, form)) listener(news.outcome);
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
