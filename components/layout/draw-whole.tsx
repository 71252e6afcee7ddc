import { usePathname, useSearchParams } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Lays pages that follow within the document out whole (`drawn-near` in globals.css): whoever comes back to a place far
 * down finds it by heights, not by estimates. Says so before the next page is laid out, after the last one has gone.
 */
export function DrawWhole() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const first = useRef(address);
  useLayoutEffect(() => {
    if (address !== first.current) document.documentElement.toggleAttribute('data-drawn', true);
  }, [address]);
  return null;
}
