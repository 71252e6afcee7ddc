'use client';

import type { MouseEvent, ReactNode } from 'react';

export interface LeadFocusProps {
  /** Id of what takes the focus. */
  to: string;
  children: ReactNode;
}

/** Links that vanish by being followed: the focus goes to what their press has changed, and not to the page's top. */
export function LeadFocus({ to, children }: LeadFocusProps) {
  const lead = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      document.getElementById(to)?.focus({ preventScroll: true });
    }
  };
  return <div onClickCapture={lead}>{children}</div>;
}
