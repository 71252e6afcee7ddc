'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Lays pages that follow within the document out whole (`drawn-near` in globals.css): whoever comes back to a place far
 * down finds it by heights, not by estimates. Says so before the next page is laid out, after the last one has gone.
 */
export function DrawWhole() {
  const pathname = usePathname();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.toggleAttribute('data-drawn', true);
  }, [pathname]);
  return null;
}
