import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { FindAccountForm } from '@/components/auth/find-account-form';
import { NoScriptSentence } from '@/components/auth/no-script-sentence';
import { BrowserTexts } from '@/components/layout/browser-texts';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';
import { firstValue, type QueryValues } from '@/lib/stay/search-params';

interface FindAccountPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<QueryValues>;
}

export async function generateMetadata({ params }: FindAccountPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.findAccount' });
  return pageMetadata({
    locale,
    path: paths.findAccount(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** A forgotten id or password; `?type=password` opens the second. */
export default async function FindAccountPage({ params, searchParams }: FindAccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'auth.findAccount' });
  const { auth, common, problems } = await loadMessages(locale);
  const type = firstValue(await searchParams, 'type') === 'password' ? 'password' : 'id';
  return (
    <AuthPage eyebrow={common.brand.rewards} title={t('title')} lead={t('description')}>
      <NoScriptSentence>{t('noScript')}</NoScriptSentence>
      <BrowserTexts messages={{ auth: { findAccount: auth.findAccount }, common, problems }}>
        <FindAccountForm key={type} initialType={type} loginHref={localizedPath(locale, paths.membershipLogin())} />
      </BrowserTexts>
    </AuthPage>
  );
}
