'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { useSignUpDraft } from './use-sign-up-draft';

export interface ReturningLinkProps {
  locale: Locale;
  /** `back`: where the visitor came from; renders nothing where that is unknown. */
  to: 'signUp' | 'signUpIdentity' | 'membershipLogin' | 'membershipIntegration' | 'back';
  look?: 'text' | 'button';
  /** Of the page's own address: this tab does not store it before it is in use. */
  cameFrom?: string | null;
  children: ReactNode;
}

/** A link out of the sign-up that preserves where the visitor came from, e.g. a booking. */
export function ReturningLink({ locale, to, look = 'text', cameFrom, children }: ReturningLinkProps) {
  const draft = useSignUpDraft();
  const Look = look === 'button' ? ButtonLink : TextLink;
  const returnTo = cameFrom ?? (draft?.returnTo || undefined);
  if (to === 'back' && returnTo === undefined) return null;
  const wayOut = () => {
    if (to === 'back') return returnTo ?? '';
    return localizedPath(locale, to === 'signUpIdentity' ? paths.signUpIdentity() : paths[to]({ returnTo }));
  };
  return <Look href={wayOut()}>{children}</Look>;
}

const subscribe = () => () => undefined;
const storedName = () => browserStores()?.session.getItem(storedTabItems.signUpName) ?? '';

export function SignedUpLead() {
  const t = useTranslations('auth.signUpSuccess');
  const name = useSyncExternalStore(subscribe, storedName, () => '');
  return name === '' ? t('lead') : t('leadNamed', { name });
}
