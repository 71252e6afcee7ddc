import type { Viewer } from '@/lib/session/viewer';

/** Dispatched on `window` where the member has changed what the header shows; the detail is the new viewer. */
const VIEWER_CHANGED_EVENT = 'viewer-changed';

/** Hands this tab's header the viewer as the server has just answered it. */
export function announceViewer(viewer: Viewer): void {
  window.dispatchEvent(new CustomEvent(VIEWER_CHANGED_EVENT, { detail: viewer }));
}

/** @returns ends the listening */
export function onViewerChanged(listener: (viewer: Viewer) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Viewer>).detail);
  window.addEventListener(VIEWER_CHANGED_EVENT, heard);
  return () => window.removeEventListener(VIEWER_CHANGED_EVENT, heard);
}
