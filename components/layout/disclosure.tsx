'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface DisclosureProps {
  /** What is pressed. */
  summary: ReactNode;
  /** Name of the pressed thing where its words are not enough. */
  label?: string;
  summaryClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A native `<details>` that opens without script, and with script also closes by Escape, by a press
 * outside and by following a link inside.
 */
export function Disclosure({ summary, label, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const onPress = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!element.open) return;
      if (!element.contains(target) || target.closest('a')) close();
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
    <details ref={details} className={className}>
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
