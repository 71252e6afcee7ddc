import type { ReactNode } from 'react';
import { processWide } from '@/lib/process-wide';

/** Frames in four languages, and the structured data of the pages that are being rendered. */
const MOST = 500;

const kept = () => processWide('kept markup', () => new Map<string, ReactNode>());

/**
 * Passes markup from server components to what writes the page's HTML, and not into the page's data
 * (`components/layout/site-islands.tsx`).
 * @param name the same for the same markup, with the language: everybody is shown it
 * @param markup of plain elements; components that wait or keep state cannot be passed on
 */
export function keepMarkup(name: string, markup: ReactNode): void {
  const all = kept();
  all.delete(name);
  all.set(name, markup);
  for (const oldest of all.keys()) {
    if (all.size <= MOST) break;
    all.delete(oldest);
  }
}

export const markupOf = (name: string): ReactNode => kept().get(name);
