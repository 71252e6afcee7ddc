export interface SoftLinkProps {
  /** Fetched when somebody reaches for it; not for a page that the server renders per request. */
  prefetch?: boolean;
  /** Replaces this page in the history. */
  replace?: boolean;
  /** `false` keeps the scroll position. */
  scroll?: boolean;
  /** A link to its own page (`href=""`): the server renders it again. */
  again?: boolean;
}

/**
 * Attributes of an anchor that is followed by the router (`components/layout/soft-links.tsx`); without script a plain
 * anchor.
 */
export function softLink({ prefetch, replace, scroll, again }: SoftLinkProps): { 'data-soft': string } {
  const words = [prefetch && 'ahead', replace && 'replace', scroll === false && 'still', again && 'again'];
  return { 'data-soft': words.filter(Boolean).join(' ') };
}
