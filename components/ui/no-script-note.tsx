import type { ReactNode } from 'react';
import { Notice } from './notice';

/** Shown without script only: what the form cannot do. */
export function NoScriptNote({ children, className = 'mb-8' }: { children: ReactNode; className?: string }) {
  return (
    <noscript>
      <Notice tone="warning" className={className}>
        {children}
      </Notice>
    </noscript>
  );
}
