import type { ReactNode } from 'react';
import { PersonalPageMark } from '@/components/layout/personal-page-mark';

/** Rendered for each request: the policy of these pages carries a nonce. */
export const dynamic = 'force-dynamic';

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PersonalPageMark />
      {children}
    </>
  );
}
