'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { IdentityCheck, type IdentityCheckProps } from './identity-check';

export interface IdentityStepProps extends Pick<IdentityCheckProps, 'purpose'> {
  /** Address with its language segment of the page that is for the verified person. */
  href: string;
  /** That page is this one: it is drawn anew. */
  isHere?: boolean;
}

/** Has the visitor verified, and leads on to the page that knows them. */
export function IdentityStep({ purpose, href, isHere = false }: IdentityStepProps) {
  const { push, refresh } = useRouter();
  const onVerified = useCallback(() => (isHere ? refresh() : push(href)), [isHere, refresh, push, href]);
  return <IdentityCheck purpose={purpose} returnTo={href} onVerified={onVerified} wide />;
}
