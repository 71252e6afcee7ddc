import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  /** Small line above the title. */
  eyebrow?: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `display` for the few great pages, `page` for the working ones. */
  size?: 'display' | 'page';
  align?: 'start' | 'center';
  /** Things beside or under the heading. */
  children?: ReactNode;
  className?: string;
}

/** A page's only `<h1>`. */
export function PageHeading(props: PageHeadingProps) {
  const { eyebrow, title, lead, size = 'page', align = 'start', children, className } = props;
  const center = align === 'center';
  return (
    <header className={clsx(center && 'flex flex-col items-center text-center', className)}>
      {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h1 className={clsx('display', size === 'display' ? 'text-3xl' : 'text-2xl')}>{title}</h1>
      {lead && <div className={clsx('mt-5 max-w-reading text-ink-soft', size === 'display' && 'text-lg')}>{lead}</div>}
      {children}
    </header>
  );
}
