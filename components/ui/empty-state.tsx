import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  sentence?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({ title, sentence, actions, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center border-stone-deep border-y px-6 py-16 text-center', className)}>
      <p className="display text-xl">{title}</p>
      {sentence && <div className="mt-3 max-w-md text-ink-soft">{sentence}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
