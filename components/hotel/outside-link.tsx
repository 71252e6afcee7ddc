import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link to another site, in a new window. In a web view `followNativeSide` passes such links to the app. */
export function OutsideLink({ href, children, className }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
