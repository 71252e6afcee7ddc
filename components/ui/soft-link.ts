export interface SoftLinkProps {
  /** `false` where fetching ahead would cost the server a page that is made per request. */
  prefetch?: boolean;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** `false` leaves the page where it is scrolled to. */
  scroll?: boolean;
  /** To the page that it stands on (`href=""`): has the server draw it again. */
  again?: boolean;
}

/**
 * What an anchor says to whoever follows it within the document (`components/layout/soft-links.tsx`); without script
 * it is an anchor like any other.
 */
export function softLink({ prefetch, replace, scroll, again }: SoftLinkProps): { 'data-soft': string } {
  const words = [prefetch !== false && 'ahead', replace && 'replace', scroll === false && 'still', again && 'again'];
  return { 'data-soft': words.filter(Boolean).join(' ') };
}
