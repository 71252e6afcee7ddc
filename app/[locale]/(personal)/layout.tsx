import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { PersonalPageMark } from '@/components/layout/personal-page-mark';
import { HINT_COOKIE } from '@/lib/session/cookies';

/** Rendered for each request: the policy of these pages carries a nonce. */
export const dynamic = 'force-dynamic';

export default async function PersonalLayout({ children }: { children: ReactNode }) {
  const forMember = (await cookies()).has(HINT_COOKIE);
  return (
    <>
      <PersonalPageMark forMember={forMember} />
      {children}
    </>
  );
}
