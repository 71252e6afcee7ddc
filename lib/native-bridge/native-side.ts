import type { AppView } from './app-view';
import { inboundMessageOf } from './inbound-message';
import { runLoginCheck } from './login-check';
import { storedItems } from './stored-items';
import { logOutWithNativeSide, syncTokens } from './token-sync';

const tokenKeys: readonly (string | null)[] = [null, storedItems.accessToken, storedItems.refreshToken];

/**
 * Keeps a page inside an app in step with its native side: looks now, and whenever the page comes back, another web
 * view writes, or the native side says something.
 * @param early messages that came before anybody could understand them, oldest first
 * @returns ends it
 */
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
  window.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  early.forEach(onMessage);
  void syncTokens();
  return () => {
    window.removeEventListener('message', onMessage);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
