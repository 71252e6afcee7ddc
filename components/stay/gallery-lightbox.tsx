import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { useModalDialog } from '@/components/ui/use-modal-dialog';

export interface GalleryLightboxProps {
  pictures: readonly PictureSource[];
  first: number;
  onClose: () => void;
}

/** A full-screen scroll-snap strip; arrows, Home and End move it too. */
export function GalleryLightbox({ pictures, first, onClose }: GalleryLightboxProps) {
  const t = useTranslations('hotels');
  const [place, setPlace] = useState(first);
  const strip = useRef<HTMLUListElement>(null);
  const { dialog, dismiss } = useModalDialog({ open: true, onDismiss: onClose, lightDismiss: false });
  const last = pictures.length - 1;

  /** Target of an arrow or a key, until it is reached or a finger takes over. */
  const wanted = useRef<number | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);

  const scrollTo = (target: number, behavior: ScrollBehavior) => {
    // Do not return the scroll promise from the effect.
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior });
  };
  const atRest = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const reached = Math.min(last, Math.max(0, Math.round(scrollLeft / (clientWidth || 1))));
    // A layout during a smooth scroll snaps the strip back to its start.
    if (wanted.current !== null && wanted.current !== reached) scrollTo(wanted.current, 'instant');
    else setPlace(reached);
    wanted.current = null;
  };
  /** For browsers without `scrollend`. */
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(atRest, 120);
  };
  const goTo = (target: number) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    wanted.current = target;
    scrollTo(target, calm ? 'instant' : 'smooth');
    setPlace(target);
    // Where nothing moves, no scroll event follows.
    settle();
  };
  const letGo = () => {
    wanted.current = null;
  };
  const scrollToFirst = useEffectEvent(() => scrollTo(first, 'instant'));
  useEffect(() => scrollToFirst(), []);

  const targets: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (target >= 0 && target <= last) goTo(target);
  };
  return (
    <dialog {...dialog} onKeyDown={onKeyDown} aria-label={t('detail.gallery')} className="lightbox">
      <ul ref={strip} onScroll={settle} onTouchStart={letGo} onWheel={letGo} className="lightbox-strip">
        {pictures.map((picture, index) => (
          <li key={picture.path} inert={index !== place}>
            <figure>
              <Picture picture={picture} sizes="100vw" alt="" className="lightbox-picture" />
              <figcaption>{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="lightbox-count tabular" aria-live="polite">
        {t('lightbox.position', { number: place + 1, count: pictures.length })}
        <span className="sr-only">. {pictures[place]?.alt}</span>
      </p>
      <button
        type="button"
        onClick={dismiss}
        aria-label={t('lightbox.close')}
        className="lightbox-button right-3 top-3"
      >
        <Glyph name="close" />
      </button>
      <button
        type="button"
        onClick={() => goTo(place - 1)}
        disabled={place === 0}
        aria-label={t('lightbox.previous')}
        className="lightbox-button lightbox-step left-3"
      >
        <Glyph name="arrow-left" />
      </button>
      <button
        type="button"
        onClick={() => goTo(place + 1)}
        disabled={place === last}
        aria-label={t('lightbox.next')}
        className="lightbox-button lightbox-step right-3"
      >
        <Glyph name="arrow-right" />
      </button>
    </dialog>
  );
}
