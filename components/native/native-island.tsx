'use client';

import { useEffect } from 'react';
import { appView } from '@/lib/native-bridge/app-view';

/** Inside an app keeps the page in step with the native side; costs a browser nothing but the look. */
export function NativeIsland() {
  useEffect(() => {
    const view = appView();
    if (view === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('@/lib/native-bridge/native-side').then(
      ({ followNativeSide }) => {
        if (!isOver) stop = followNativeSide(view);
      },
      // Without a network: the first call of the page tries again, and waits for the same.
      (error: unknown) => reportError(error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return null;
}
