import { reloadPage } from './leave-page';
import { noteForNextPage } from './page-note';

/**
 * Reloads a page that is older than the deployment: files that it has not loaded yet are gone. Not without a network,
 * where nothing would come in its place, and not a page that was just reloaded, which has all that there is.
 * @param lost what was pressed on the page, which it asks for again; or the page itself, which was opened and starts at its
 * top
 * @returns whether the page is being reloaded
 */
export function reloadOnce(lost: 'press' | 'page' = 'press'): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const reloads = navigator.onLine && visit?.type !== 'reload';
  if (reloads) {
    if (lost === 'press') noteForNextPage({ says: 'updated', page: '' });
    // The browser brings a reloaded page back to where it was; this one has the place of the page before it.
    else window.scrollTo({ top: 0, behavior: 'instant' });
    reloadPage();
  }
  return reloads;
}

/**
 * A part of the page that a person waits for and that loads on demand. Where it fails, the page is reloaded once; what
 * was typed is restored from the drafts. @throws what `load` rejects with, where a reload does not help
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (reloadOnce()) return new Promise<T>(() => undefined);
    throw error;
  }
}
