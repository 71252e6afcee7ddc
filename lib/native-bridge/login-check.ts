import { clearEverything } from '@/lib/bff/token-sync';
import type { AppView } from '@/lib/channel/app-view';
import { reloadPage } from '@/lib/navigation/leave-page';
import { sendToNativeApp } from './native-bridge';

const RELOAD_DELAY_MS = 100;

let started = false;

/** Specification, section 4. Once for a page: asked again meanwhile, it is the same check. */
export async function runLoginCheck({ channel, bridgeName }: AppView): Promise<void> {
  if (started) return;
  started = true;
  await clearEverything();
  if (channel === 'ios') sendToNativeApp({ type: 'logOut' }, bridgeName);
  setTimeout(reloadPage, RELOAD_DELAY_MS);
}
