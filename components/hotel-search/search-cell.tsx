'use client';

import type { ReactNode } from 'react';

export interface SearchCellProps {
  label: string;
  /** What is chosen now. */
  value: ReactNode;
  open: boolean;
  /** Somebody reaches for it: the picker may be fetched. */
  onIntent: () => void;
  onPress: () => void;
}

/** One cell of the search bar: its label, what is chosen, and the way to its picker. Hidden where no script runs. */
export function SearchCell({ label, value, open, onIntent, onPress }: SearchCellProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={onPress}
      className={`group block min-h-16 w-full px-5 py-3 text-left transition-colors duration-200 hover:bg-stone-soft focus-visible:-outline-offset-2 noscript:hidden lg:px-6 ${
        open ? 'bg-stone-soft' : ''
      }`}
    >
      <span className="block text-ink-muted text-xs">{label}</span>
      <span className="tabular mt-0.5 block truncate text-base">{value}</span>
    </button>
  );
}
