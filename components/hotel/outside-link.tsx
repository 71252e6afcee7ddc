import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** Address of another site. */
  href: string;
  children: ReactNode;
  className?: string;
}

/**
 * A link to another site, in a window of its own. A web view opens no windows: there the code that follows the native
 * side hands such links to the app (`followNativeSide`), so that a browser fetches nothing for them.
 */
export function OutsideLink({ href, children, className }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
