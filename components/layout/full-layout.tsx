import { usePathname, useSearchParams } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Renders the pages that follow without `content-visibility` (`drawn-near` in globals.css), so that scroll restoration
 * finds real heights. Takes effect before the next page is laid out.
 */
export function FullLayout() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const first = useRef(address);
  useLayoutEffect(() => {
    if (address !== first.current) document.documentElement.toggleAttribute('data-drawn', true);
  }, [address]);
  return null;
}
