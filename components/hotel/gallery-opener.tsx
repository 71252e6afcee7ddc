'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureSource } from '@/components/ui/picture';
import { useOnIntent } from '@/components/ui/use-on-intent';
import type { LightboxTexts } from './gallery-lightbox';

export interface GalleryOpenerProps {
  pictures: readonly PictureSource[];
  texts: LightboxTexts;
  /** The pictures of the page, each in a link with its place in `data-picture`. */
  children: ReactNode;
}

const loadLightbox = () => import('./gallery-lightbox').then((module) => module.GalleryLightbox);

/** The place of the picture whose link was reached for. */
function pictureOf(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest('a[data-picture]')?.getAttribute('data-picture') : null;
  return place ? Number(place) : null;
}

/** Opens the pictures of a gallery over the page; what that takes is loaded when somebody reaches for one. */
export function GalleryOpener({ pictures, texts, children }: GalleryOpenerProps) {
  const [lightbox, load] = useOnIntent(loadLightbox);
  const [open, setOpen] = useState<number | null>(null);
  const intend = ({ target }: { target: EventTarget }) => {
    if (pictureOf(target) !== null) load();
  };
  const show = (event: MouseEvent) => {
    const place = pictureOf(event.target);
    // With a key held, the browser opens the file in a tab of its own; where the code did not come, on this one.
    if (place === null || event.metaKey || event.ctrlKey || event.shiftKey || lightbox.status === 'failed') return;
    event.preventDefault();
    load();
    setOpen(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is reached for
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onPointerOver={intend} onFocus={intend} onClick={show}>
      {children}
      {lightbox.status === 'ready' && open !== null && (
        <lightbox.Component pictures={pictures} texts={texts} first={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
