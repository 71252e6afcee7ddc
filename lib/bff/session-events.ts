import type { Viewer } from '@/lib/session/viewer';

/** Events of the session, within a page (window events) and between tabs. */

function onWindowEvent(name: string, listener: (event: Event) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

const PASSWORD_CHANGE = 'password-change-required';

export function dispatchPasswordChange(): void {
  window.dispatchEvent(new Event(PASSWORD_CHANGE));
}

export const onPasswordChange = (listener: () => void): (() => void) => onWindowEvent(PASSWORD_CHANGE, listener);

const VIEWER_CHANGED = 'viewer-changed';

export function dispatchViewer(viewer: Viewer): void {
  window.dispatchEvent(new CustomEvent(VIEWER_CHANGED, { detail: viewer }));
}

export const onViewerChanged = (listener: (viewer: Viewer) => void): (() => void) =>
  onWindowEvent(VIEWER_CHANGED, (event) => listener((event as CustomEvent<Viewer>).detail));

const SESSION_EXPIRED = 'session-expired';
let isExpiryDispatched = false;

export function dispatchSessionExpired(): void {
  isExpiryDispatched = true;
  window.dispatchEvent(new Event(SESSION_EXPIRED));
}

export function forgetSessionExpired(): void {
  isExpiryDispatched = false;
}

/** The listener is also called for an earlier expiry. */
export function onSessionExpired(listener: () => void): () => void {
  if (isExpiryDispatched) listener();
  return onWindowEvent(SESSION_EXPIRED, listener);
}

/** It names no member: tabs that receive it ask the server. Browsers without `BroadcastChannel` use local storage alone. */
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

export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (kinds.includes(data)) listener(data as SessionNews);
  };
  const tab = openChannel();
  tab?.addEventListener('message', receive);
  return () => tab?.removeEventListener('message', receive);
}
