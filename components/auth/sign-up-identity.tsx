'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { IdentityCheck } from '@/components/identity/identity-check';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** Second page of joining: has the visitor verified, and goes on to their details. */
export function SignUpIdentity() {
  const locale = useLocale() as Locale;
  const { push } = useRouter();
  const details = localizedPath(locale, paths.signUpDetails());
  const onVerified = useCallback(() => push(details), [push, details]);
  return <IdentityCheck purpose="signUp" returnTo={details} onVerified={onVerified} wide />;
}
