import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Words for those who hear the page. */
  children: ReactNode;
  as?: 'span' | 'h2' | 'h3' | 'p' | 'caption';
}

/** Heard, not seen. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
