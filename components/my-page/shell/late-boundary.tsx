'use client';

import { type ReactNode, Suspense, useState } from 'react';

/**
 * Waits behind `fallback` for a part that is late, or without one in place. A page that is rendered again keeps what it
 * had at first: another tree would be mounted anew, and lose what has focus and what was typed.
 */
export function LateBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isLate] = useState(fallback !== undefined);
  return isLate ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
