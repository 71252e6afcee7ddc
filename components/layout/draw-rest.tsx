'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/**
 * Lays out what the first view left for later (`drawn-near` in globals.css), one part each time that the browser is
 * idle, so that heights are no longer estimates when somebody comes back to a place far down. Pages that follow within
 * the document are laid out whole.
 */
export function DrawRest() {
  useEffect(() => {
    let stop: () => void;
    const drawNext = () => {
      const next = document.querySelector('.drawn-near:not([data-drawn])');
      if (!next) return document.documentElement.toggleAttribute('data-drawn', true);
      next.toggleAttribute('data-drawn', true);
      stop = whenIdle(drawNext);
    };
    stop = whenIdle(drawNext);
    return () => stop();
  }, []);
  return null;
}
