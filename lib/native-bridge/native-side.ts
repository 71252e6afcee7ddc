import { logOutWithNativeSide, syncTokens } from '@/lib/bff/token-sync';
import { storedItems } from '@/lib/browser-storage/stored-items';
import type { AppView } from '@/lib/channel/app-view';
import { inboundMessageOf } from './inbound-message';
import { runLoginCheck } from './login-check';
import { openExternal } from './native-actions';

const tokenKeys: readonly (string | null)[] = [null, storedItems.accessToken, storedItems.refreshToken];

/** Now, when the page comes back, and at each message. @param early messages from before, oldest first */
export function followNativeSide(view: AppView, early: readonly MessageEvent<unknown>[] = []): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = inboundMessageOf(event);
    if (message === null) return;
    if (message === 'loginCheck') void runLoginCheck(view);
    else if (message === 'loggedOut') void logOutWithNativeSide();
    else void syncTokens();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (tokenKeys.includes(key)) void syncTokens();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void syncTokens();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void syncTokens();
  };
  // A web view opens no windows: links that ask for one are the app's.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target="_blank"]') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    openExternal(link.href);
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('click', onClick, { signal });
  window.addEventListener('message', onMessage, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  early.forEach(onMessage);
  void syncTokens();
  return () => listening.abort();
}
