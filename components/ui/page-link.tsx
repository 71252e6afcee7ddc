'use client';

import Link, { useLinkStatus } from 'next/link';
import { type AnchorHTMLAttributes, useState } from 'react';
import { giveUpSurfaceEntry } from './open-surfaces';
import { usePageNavigation } from './page-navigation';
import { SLOW_NAVIGATION_MS, useWaiting } from './use-waiting';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address with its language segment: `localizedPath(locale, paths.…)`. */
  href: string;
  /** Prefetched on hover or focus. For public pages only: they are cached, and every other page would ask the hub. */
  prefetch?: boolean;
  replace?: boolean;
  scroll?: boolean;
  /** Id of the element that is focused when the link is followed, where the link itself disappears. */
  focusId?: string;
}

/** Shows the overlay when the navigation takes long. */
function SlowNavigation() {
  const { pending } = useLinkStatus();
  useWaiting(pending, SLOW_NAVIGATION_MS);
  return null;
}

/** `next/link` for every internal link. Files and pages that need a new document: `HardLink`. */
export function PageLink({
  href,
  prefetch,
  replace = false,
  scroll = true,
  focusId,
  children,
  ...rest
}: PageLinkProps) {
  const navigation = usePageNavigation();
  const [isReached, setReached] = useState(false);
  const reach = prefetch ? () => setReached(true) : undefined;
  return (
    <Link
      {...rest}
      href={href}
      replace={replace}
      scroll={scroll}
      prefetch={isReached ? 'auto' : false}
      onMouseEnter={reach}
      onFocus={reach}
      onNavigate={(event) => {
        if (focusId !== undefined) document.getElementById(focusId)?.focus({ preventScroll: true });
        // A link in a menu or a sheet navigates from the page below: it replaces the entry of the surface.
        if (!giveUpSurfaceEntry() || navigation === null) return;
        event.preventDefault();
        navigation.replace(href, scroll);
      }}
    >
      {children}
      <SlowNavigation />
    </Link>
  );
}
