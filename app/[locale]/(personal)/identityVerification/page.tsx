import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { NoScriptNote } from '@/components/auth/no-script-note';
import { IdentityStart } from '@/components/identity/identity-start';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { safeReturnTo } from '@/lib/access/return-to';
import { serverEnv } from '@/lib/env/server-env';
import { loadMessages } from '@/lib/i18n/messages';
import { identityPurposes } from '@/lib/identity/identity-start';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { firstValue } from '@/lib/stay/search-params';

export const generateMetadata = unlistedPage((t) => [t('auth.identity.title'), t('auth.identity.description')]);

/**
 * Leads on to the identity provider, in a popup of a form (`window=popup`) or in its place. The only page whose policy
 * lets a form be posted there: it is entered by a full load, never by a soft navigation.
 */
export default async function IdentityVerificationPage({ params, searchParams }: QueryRouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { PUBLIC_ORIGIN, IDENTITY_FORM_URL } = serverEnv();
  const query = await searchParams;
  const purpose = identityPurposes.find((known) => known === firstValue(query, 'purpose'));
  if (IDENTITY_FORM_URL === undefined || purpose === undefined) notFound();
  const t = await getTranslations({ locale, namespace: 'auth.identity' });
  const { auth, common } = await loadMessages(locale);
  return (
    <AuthPage eyebrow={common.brand.rewards} title={t('title')} lead={t('description')}>
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <BrowserTexts messages={{ auth: { identity: auth.identity } }}>
        <IdentityStart
          purpose={purpose}
          opensIn={firstValue(query, 'window') === 'popup' ? 'popup' : 'page'}
          returnTo={safeReturnTo(firstValue(query, 'returnTo'), PUBLIC_ORIGIN)}
        />
      </BrowserTexts>
    </AuthPage>
  );
}
