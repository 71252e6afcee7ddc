import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignUpPage } from '@/components/auth/sign-up-page';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import { SignUpUnavailable } from '@/components/auth/sign-up-unavailable';
import { Notice } from '@/components/ui/notice';
import { returnAddress } from '@/lib/access/return-address';
import { loadJoinTerms } from '@/lib/account/load-join-terms';
import { serverEnv } from '@/lib/env/server-env';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { REFERRAL_COOKIE, referralCodeOf } from '@/lib/referral/referral-cookie';
import { firstValue, type QueryValues } from '@/lib/stay/search-params';

interface SignUpTermsPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<QueryValues>;
}

export async function generateMetadata({ params }: SignUpTermsPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.signUp' });
  return pageMetadata({ locale, path: paths.signUp(), title: t('title'), description: t('description'), index: false });
}

/** First page of joining: the terms. `returnTo` is where the visitor came from. */
export default async function SignUpTermsPage({ params, searchParams }: SignUpTermsPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const asked = firstValue(await searchParams, 'returnTo');
  const [t, jar, terms] = await Promise.all([
    getTranslations({ locale, namespace: 'auth.signUp' }),
    cookies(),
    loadJoinTerms(locale),
  ]);
  const isInvited = referralCodeOf(jar.get(REFERRAL_COOKIE)?.value) !== null;
  const { PUBLIC_ORIGIN } = serverEnv();
  return (
    <SignUpPage locale={locale} step={1} title={t('title')} lead={t('lead')}>
      {isInvited && <Notice className="mb-6">{t('invited')}</Notice>}
      {terms === null ? (
        <SignUpUnavailable retryHref={localizedPath(locale, paths.signUp())} />
      ) : (
        <SignUpTerms
          terms={terms}
          returnTo={asked === null ? null : returnAddress(asked, { origin: PUBLIC_ORIGIN, locale })}
        />
      )}
    </SignUpPage>
  );
}
