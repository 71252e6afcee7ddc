'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { PictureSource } from '@/components/ui/picture';
import { useOnIntent } from '@/components/ui/use-on-intent';
import { reloadOnce } from '@/lib/navigation/import-part';
import { openPage } from '@/lib/navigation/leave-page';

export interface GalleryOpenerProps {
  pictures: readonly PictureSource[];
  /** Each picture in a link with its index in `data-picture`. */
  children: ReactNode;
}

const loadLightbox = () => import('./gallery-lightbox').then((module) => module.GalleryLightbox);

const pictureOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-picture]') : null;

/** Opens the pictures of a gallery in a lightbox, which loads on demand; where it never comes, the picture's own file. */
export function GalleryOpener({ pictures, children }: GalleryOpenerProps) {
  const [lightbox, load] = useOnIntent(loadLightbox);
  const [open, setOpen] = useState<HTMLAnchorElement | null>(null);
  const intend = ({ target }: { target: EventTarget }) => {
    if (pictureOf(target) !== null) load();
  };
  const show = (event: MouseEvent) => {
    const picture = pictureOf(event.target);
    // With a modifier key the browser opens the file in a tab.
    if (picture === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load();
    setOpen(picture);
  };
  const missing = lightbox.status === 'failed' ? open : null;
  useEffect(() => {
    if (missing === null) return;
    setOpen(null);
    if (!reloadOnce() && navigator.onLine) void openPage(missing.href);
  }, [missing]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is reached for
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onPointerOver={intend} onFocus={intend} onClick={show}>
      {children}
      {lightbox.status === 'ready' && open !== null && (
        <lightbox.part pictures={pictures} first={Number(open.dataset.picture)} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
