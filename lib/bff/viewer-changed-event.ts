import type { Viewer } from '@/lib/session/viewer';

const VIEWER_CHANGED_EVENT = 'viewer-changed';

export function announceViewer(viewer: Viewer): void {
  window.dispatchEvent(new CustomEvent(VIEWER_CHANGED_EVENT, { detail: viewer }));
}

export function onViewerChanged(listener: (viewer: Viewer) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Viewer>).detail);
  window.addEventListener(VIEWER_CHANGED_EVENT, heard);
  return () => window.removeEventListener(VIEWER_CHANGED_EVENT, heard);
}
