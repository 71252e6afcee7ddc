import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { IntegrationForm } from '@/components/auth/integration-form';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { returnAddress } from '@/lib/access/return-to';
import { accountTexts } from '@/lib/account/account-texts';
import { loadJoinTerms } from '@/lib/account/load-join-terms';
import { serverEnv } from '@/lib/env/server-env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.integration.title'), t('auth.integration.description')]);

/** A customer who has an account of the web site becomes a member with it; `returnTo` is where they wanted to go. */
export default async function MembershipIntegrationPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const { PUBLIC_ORIGIN, NATIVE_BRIDGE_NAME } = serverEnv();
  const asked = firstValue(await searchParams, 'returnTo');
  const [t, messages, terms] = await Promise.all([
    getTranslations('auth.integration'),
    getMessages(),
    loadJoinTerms(locale),
  ]);
  const to = (path: string) => localizedPath(locale, path);
  if (terms.state !== 'ready') return <HubUnavailable />;
  const { integration, login } = messages.auth;
  const returnTo = asked ?? to(paths.myPage());
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <NoScriptNote className="mb-6">{t('noScript')}</NoScriptNote>
      <NextIntlClientProvider messages={{ auth: { integration, login }, ...accountTexts(messages) }}>
        <IntegrationForm
          terms={terms.data.toSorted((a, b) => Number(b.required) - Number(a.required))}
          returnTo={returnAddress(returnTo, { origin: PUBLIC_ORIGIN, locale })}
          loginHref={to(paths.membershipLogin(asked === null ? {} : { returnTo: asked }))}
          bridgeName={NATIVE_BRIDGE_NAME}
        />
      </NextIntlClientProvider>
    </AuthPage>
  );
}
