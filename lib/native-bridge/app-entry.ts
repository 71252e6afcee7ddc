import { syncAndLeave } from '@/lib/bff/token-sync';
import { CHECK_PARAM } from '@/lib/channel/app-marker';
import type { AppView } from '@/lib/channel/app-view';
import { runLoginCheck } from './login-check';

export async function enterFromApp(
  view: AppView,
  { href, checksLogin }: { href: string; checksLogin: boolean },
): Promise<void> {
  if (!checksLogin) return syncAndLeave(href);
  const address = new URL(window.location.href);
  address.searchParams.delete(CHECK_PARAM);
  window.history.replaceState(null, '', address.pathname + address.search + address.hash);
  return runLoginCheck(view);
}
