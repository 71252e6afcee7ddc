'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { giveUpSurfaceEntry } from '@/components/ui/open-surfaces';

export interface DisclosureProps {
  summary: ReactNode;
  label?: string;
  summaryClassName?: string;
  className?: string;
  /** It covers the page, so that Back closes it first. */
  covers?: boolean;
  children: ReactNode;
}

/** A native `<details>` that also closes on Escape, on a press outside and on a link inside. */
export function Disclosure({ summary, label, summaryClassName, className, covers = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!covers || !open) return;
    let end: (() => void) | null = null;
    let isClosed = false;
    import('@/components/ui/surface-entry').then(({ holdSurfaceEntry }) => {
      if (isClosed) return;
      end = holdSurfaceEntry(() => {
        if (details.current) details.current.open = false;
      });
    }, reportError);
    return () => {
      isClosed = true;
      end?.();
    };
  }, [covers, open]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    // On the window, after React's listeners on the document: `PageLink` has prevented what it follows itself.
    const onPress = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!element.open) return;
      const link = target.closest('a');
      // `PageLink` manages the history itself; a step back would cancel the load of a new document.
      if (link && element.contains(link) && !event.defaultPrevented) giveUpSurfaceEntry();
      if (!element.contains(target) || link) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    window.addEventListener('click', onPress, { signal: listening.signal });
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className={className}>
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
