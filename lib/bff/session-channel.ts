/**
 * What happened to the session in one tab, told to the others at once. It names no member: whoever hears it
 * asks the server. Browsers without `BroadcastChannel` (before 2022) go by the mirror in local storage alone.
 */
export type SessionNews = 'loggedIn' | 'loggedOut' | 'expired';

const kinds: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'] satisfies SessionNews[];
let channel: BroadcastChannel | undefined;

/** One channel for a tab: what this tab tells, it does not hear itself. None on the server, where Node has them too. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined') return undefined;
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/**
 * Hears what the other tabs tell.
 * @returns ends the hearing
 */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (kinds.includes(data)) listener(data as SessionNews);
  };
  const tab = openChannel();
  tab?.addEventListener('message', heard);
  return () => tab?.removeEventListener('message', heard);
}
