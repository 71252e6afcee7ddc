'use client';

import { useAtomValue } from 'jotai';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { overlayShownAtom } from '@/lib/loading/overlay-atom';

/** The overlay of the personal pages, shown while a query or mutation with `meta: { overlay: true }` runs. */
export function LoadingOverlayHost() {
  return <LoadingOverlay show={useAtomValue(overlayShownAtom)} />;
}
