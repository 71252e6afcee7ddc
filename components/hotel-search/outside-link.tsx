'use client';

import type { MouseEvent, ReactNode } from 'react';
import { appView } from '@/lib/native-bridge/app-view';

export interface OutsideLinkProps {
  /** Address of another site. */
  href: string;
  children: ReactNode;
  className?: string;
}

/**
 * A link to another site, in a window of its own. A web view opens no windows: there the app is asked, whose code is
 * loaded at that moment only.
 */
export function OutsideLink({ href, children, className }: OutsideLinkProps) {
  const askApp = (event: MouseEvent) => {
    if (appView() === null) return;
    event.preventDefault();
    import('@/lib/native-bridge/native-actions').then(
      ({ openExternal }) => openExternal(href),
      // Without the bridge's code the page itself goes there; the app's own way back remains.
      () => window.location.assign(href),
    );
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={askApp} className={className}>
      {children}
    </a>
  );
}
