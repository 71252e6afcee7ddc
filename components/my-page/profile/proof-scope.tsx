'use client';

import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** Where the proof of the password is remembered: for the parts of the profile, until this member or the page goes. */
export function ProofScope({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
