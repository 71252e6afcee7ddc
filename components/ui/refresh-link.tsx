'use client';

import type { MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style';
import { HardLink } from './hard-link';
import { usePageNavigation } from './page-navigation';

export interface RefreshLinkProps extends ButtonLook {
  children: ReactNode;
}

/** Has the server render this page again; without script the browser loads it. */
export function RefreshLink({ children, ...look }: RefreshLinkProps) {
  const navigation = usePageNavigation();
  const refresh = (event: MouseEvent) => {
    if (navigation === null) return;
    event.preventDefault();
    navigation.refresh();
  };
  return (
    <HardLink because="thisPage" href="" onClick={refresh} className={buttonClass(look)}>
      {children}
    </HardLink>
  );
}
