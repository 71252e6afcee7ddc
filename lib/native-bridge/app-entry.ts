import { CHECK_PARAM } from '@/lib/access/app-entry';
import type { AppView } from './app-view';
import { browserStores } from './browser-stores';
import { runLoginCheck } from './login-check';
import { storedItems } from './stored-items';
import { syncAndLeave } from './token-sync';

/** What the entry page of the apps does before it goes on. */
export async function enterFromApp(
  view: AppView,
  { href, checksLogin }: { href: string; checksLogin: boolean },
): Promise<void> {
  if (view.channel === 'ios') {
    try {
      browserStores()?.local.setItem(storedItems.iosAppCheck, 'Y');
    } catch (error) {
      // Full: nothing of ours reads it.
      reportError(error);
    }
  }
  if (!checksLogin) return syncAndLeave(href);
  // The reload comes back here, and then goes on.
  const address = new URL(window.location.href);
  address.searchParams.delete(CHECK_PARAM);
  window.history.replaceState(null, '', address.pathname + address.search + address.hash);
  return runLoginCheck(view);
}
