'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { giveUpSurfaceEntry } from '@/components/ui/surface-entry';
import { useBackCloses } from '@/components/ui/use-back-closes';

export interface DisclosureProps {
  /** What is pressed. */
  summary: ReactNode;
  /** Name of the pressed thing where its words are not enough. */
  label?: string;
  summaryClassName?: string;
  className?: string;
  /** It covers the page, so that Back closes it first. */
  covers?: boolean;
  children: ReactNode;
}

/**
 * A native `<details>` that opens without script, and with script also closes by Escape, by a press
 * outside and by following a link inside.
 */
export function Disclosure({ summary, label, summaryClassName, className, covers = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useBackCloses(covers && open, () => {
    if (details.current) details.current.open = false;
  });

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const onPress = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!element.open) return;
      const link = target.closest('a');
      // A soft link sees to the history itself; to step back would stop the way to another document.
      if (link && element.contains(link) && link.dataset.soft === undefined) giveUpSurfaceEntry();
      if (!element.contains(target) || link) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('keydown', onKey);
    };
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
