'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { IdentityCheck } from '@/components/identity/identity-check';

/** Has the visitor verified, and the page drawn anew for them. */
export function FindByIdentity({ returnTo }: { returnTo: string }) {
  const { refresh } = useRouter();
  const onVerified = useCallback(() => refresh(), [refresh]);
  return <IdentityCheck purpose="findAccount" returnTo={returnTo} onVerified={onVerified} wide />;
}
