import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { LoginForm } from '@/components/auth/login-form';
import { LoginLinks } from '@/components/auth/login-links';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { returnAddress } from '@/lib/access/return-to';
import { accountTexts } from '@/lib/account/account-texts';
import { serverEnv } from '@/lib/env/server-env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.login.title'), t('auth.login.description')]);

/** The login; `returnTo` is where the visitor wanted to go. */
export default async function MembershipLoginPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const { PUBLIC_ORIGIN, NATIVE_BRIDGE_NAME } = serverEnv();
  const asked = firstValue(await searchParams, 'returnTo');
  const t = await getTranslations('auth.login');
  const alerts = await getTranslations('layout.alerts');
  const messages = await getMessages();
  const returnTo = returnAddress(asked, { origin: PUBLIC_ORIGIN, locale });
  return (
    <AuthPage
      title={t('title')}
      lead={asked === null ? t('lead') : t('returnHint')}
      aside={<LoginLinks returnTo={asked === null ? undefined : returnTo} />}
    >
      <NoScriptNote className="mb-6">{t('noScript')}</NoScriptNote>
      <NextIntlClientProvider messages={{ auth: { login: messages.auth.login }, ...accountTexts(messages) }}>
        <LoginForm
          returnTo={returnTo}
          passwordChangePath={localizedPath(locale, paths.myPageUserInfo.editProfile({ type: 3 }))}
          passwordChangeAlert={alerts('passwordChange')}
          integrationPath={localizedPath(
            locale,
            paths.membershipIntegration(asked === null ? {} : { returnTo: asked }),
          )}
          bridgeName={NATIVE_BRIDGE_NAME}
        />
      </NextIntlClientProvider>
    </AuthPage>
  );
}
