import { syncAndLeave } from '@/lib/bff/token-sync';
import { CHECK_PARAM } from '@/lib/channel/app-marker';
import type { AppView } from '@/lib/channel/app-view';
import { replaceAddress } from '@/lib/navigation/replace-address';
import { runLoginCheck } from './login-check';

export async function enterFromApp(
  view: AppView,
  { href, checksLogin }: { href: string; checksLogin: boolean },
): Promise<void> {
  if (!checksLogin) return syncAndLeave(href);
  replaceAddress((address) => address.searchParams.delete(CHECK_PARAM));
  return runLoginCheck(view);
}
