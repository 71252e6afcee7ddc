import type { ReactNode } from 'react';
import { Glyph } from './glyph';

export interface FoldProps {
  summary: string;
  /** What it belongs to, for assistive technology, where several lines say the same. */
  of?: string;
  className?: string;
  children: ReactNode;
}

/** What only some readers want, behind one quiet line: a native `<details>`, which opens without script. */
export function Fold({ summary, of, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 items-center gap-1 text-ink-soft text-sm hover:text-ink">
        <span>{summary}</span>
        {of !== undefined && <span className="sr-only">{of}</span>}
        <Glyph name="chevron-down" size={16} className="transition-transform [details[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
