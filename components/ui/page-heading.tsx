import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  size?: 'display' | 'page';
  children?: ReactNode;
  className?: string;
}

export function PageHeading({ eyebrow, title, lead, size = 'page', children, className }: PageHeadingProps) {
  return (
    <header className={className}>
      {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h1 className={clsx('display focus-visible:outline-none', size === 'display' ? 'text-3xl' : 'text-2xl')}>
        {title}
      </h1>
      {lead && <div className={clsx('mt-5 max-w-reading text-ink-soft', size === 'display' && 'text-lg')}>{lead}</div>}
      {children}
    </header>
  );
}
