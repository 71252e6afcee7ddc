'use client';

import { useAtomValue } from 'jotai';
import { overlayShownAtom } from '@/lib/loading/overlay-atom';
import { LoadingOverlay } from './loading-overlay';

/** The overlay of the personal pages, shown while a query or mutation with `meta: { overlay: true }` runs. */
export function LoadingOverlayHost() {
  return <LoadingOverlay show={useAtomValue(overlayShownAtom)} />;
}
