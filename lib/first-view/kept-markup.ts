import type { ReactNode } from 'react';
import { processWideValues } from '@/lib/process-wide';

const keyOf = (name: string) => `markup ${name}`;

/**
 * Hands markup from the server's components to what writes the page's HTML, past the page's data
 * (`components/layout/site-islands.tsx`).
 * @param name with the language: it is the same for everybody
 * @param markup of plain elements; components that wait or keep state cannot be handed on
 */
export function keepMarkup(name: string, markup: ReactNode): void {
  processWideValues.set(keyOf(name), markup);
}

export const markupOf = (name: string): ReactNode => processWideValues.get(keyOf(name)) as ReactNode;
