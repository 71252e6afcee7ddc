import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';

const KEY = 'reloadedForUpdate';

/** A page older than the site is about to be reloaded: what was pressed on it is lost. */
export function noteReload(): void {
  writeText(browserStores()?.session, KEY, '1');
}

/** @returns whether this page came by such a reload; true once */
export function takeReloadNote(): boolean {
  const session = browserStores()?.session;
  const isNoted = (session?.getItem(KEY) ?? null) !== null;
  if (isNoted) writeText(session, KEY, null);
  return isNoted;
}
