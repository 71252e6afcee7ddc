import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what could be done. */
  sentence?: ReactNode;
  /** The way on: one or two links or buttons. */
  actions?: ReactNode;
  className?: string;
}

/** A list with nothing in it: a sentence and a way on, in the place of the list. */
export function EmptyState({ title, sentence, actions, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center border-stone-deep border-y px-6 py-16 text-center', className)}>
      <p className="display text-xl">{title}</p>
      {sentence && <div className="mt-3 max-w-md text-ink-soft">{sentence}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
