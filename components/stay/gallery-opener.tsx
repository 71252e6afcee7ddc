'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { PictureSource } from '@/components/ui/picture';
import { useOnIntent } from '@/components/ui/use-on-intent';
import { reloadOnce } from '@/lib/navigation/import-part';

export interface GalleryOpenerProps {
  pictures: readonly PictureSource[];
  /** Each picture in a link with its index in `data-picture`. */
  children: ReactNode;
}

const loadLightbox = () => import('./gallery-lightbox').then((module) => module.GalleryLightbox);

function pictureOf(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest('a[data-picture]')?.getAttribute('data-picture') : null;
  return place ? Number(place) : null;
}

/** Opens the pictures of a gallery in a lightbox, which loads on demand. */
export function GalleryOpener({ pictures, children }: GalleryOpenerProps) {
  const [lightbox, load] = useOnIntent(loadLightbox);
  const [open, setOpen] = useState<number | null>(null);
  const intend = ({ target }: { target: EventTarget }) => {
    if (pictureOf(target) !== null) load();
  };
  const show = (event: MouseEvent) => {
    const place = pictureOf(event.target);
    // With a modifier key the browser opens the file in a tab; where the code did not load, in this one.
    if (place === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (lightbox.status === 'failed') {
      if (reloadOnce()) event.preventDefault();
      return;
    }
    event.preventDefault();
    load();
    setOpen(place);
  };
  const isMissing = open !== null && lightbox.status === 'failed';
  useEffect(() => {
    if (!isMissing) return;
    setOpen(null);
    reloadOnce();
  }, [isMissing]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is reached for
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onPointerOver={intend} onFocus={intend} onClick={show}>
      {children}
      {lightbox.status === 'ready' && open !== null && (
        <lightbox.part pictures={pictures} first={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
