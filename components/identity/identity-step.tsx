'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { IdentityCheck, type IdentityCheckProps } from './identity-check';

export interface IdentityStepProps extends Pick<IdentityCheckProps, 'purpose'> {
  /** Page for the verified person, with its language segment. */
  href: string;
  /** That page is this one: refresh it. */
  isHere?: boolean;
}

export function IdentityStep({ purpose, href, isHere = false }: IdentityStepProps) {
  const { push, refresh } = useRouter();
  const onVerified = useCallback(() => (isHere ? refresh() : push(href)), [isHere, refresh, push, href]);
  return <IdentityCheck purpose={purpose} returnTo={href} onVerified={onVerified} wide />;
}
