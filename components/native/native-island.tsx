import { useEffect } from 'react';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { appView } from '@/lib/channel/app-view';

/** More than a native side posts while the code loads; the page's scripts may post much more. */
const EARLY_MESSAGES = 20;

export function NativeIsland() {
  useEffect(() => {
    const view = appView();
    if (view === null) return;
    // Specification, section 3: on the first page that an iOS app opens.
    if (view.channel === 'ios') writeText(browserStores()?.local, storedItems.iosAppCheck, 'Y');
    let stop: (() => void) | undefined;
    let isOver = false;
    // Messages of the native side that arrive before the code has loaded.
    const early: MessageEvent<unknown>[] = [];
    const keep = (event: MessageEvent<unknown>) => {
      if (event.source === window && early.length < EARLY_MESSAGES) early.push(event);
    };
    window.addEventListener('message', keep);
    import('@/lib/native-bridge/native-side')
      .then(
        ({ followNativeSide }) => {
          if (!isOver) stop = followNativeSide(view, early);
        },
        // Offline: the first call of the page tries again, and waits for the same.
        reportError,
      )
      .finally(() => window.removeEventListener('message', keep));
    return () => {
      isOver = true;
      window.removeEventListener('message', keep);
      stop?.();
    };
  }, []);
  return null;
}
