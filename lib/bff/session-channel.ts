/**
 * It names no member: whoever hears it asks the server. Browsers without `BroadcastChannel` go by local storage alone.
 */
export type SessionNews = 'loggedIn' | 'loggedOut' | 'expired';

const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionNews[];
let channel: BroadcastChannel | undefined;

/** One channel for a tab: a tab does not receive its own messages. None on the server, where Node has them too. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined') return undefined;
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session');
  return channel;
}

export function notifyOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** @returns ends the hearing */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (kinds.includes(data)) listener(data as SessionNews);
  };
  const tab = openChannel();
  tab?.addEventListener('message', heard);
  return () => tab?.removeEventListener('message', heard);
}
