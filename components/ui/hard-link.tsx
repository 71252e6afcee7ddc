import type { AnchorHTMLAttributes } from 'react';

export interface HardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /**
   * Why the router may not follow it:
   * - `file`: the answer is a file, not a page
   * - `policy`: the content security policy of this page refuses what the next one does; a new document has its own
   * - `thisPage`: the page itself, without what this document has in memory
   * - `language`: the whole document is in another language
   */
  because: 'file' | 'policy' | 'thisPage' | 'language';
}

export function HardLink({ because: _reason, children, ...anchor }: HardLinkProps) {
  return <a {...anchor}>{children}</a>;
}
