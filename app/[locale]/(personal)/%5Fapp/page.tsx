import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppEntry } from '@/components/native/app-entry';
import { appEntryTarget, asksForLoginCheck } from '@/lib/access/app-entry';
import { CHECK_PARAM } from '@/lib/channel/app-marker';
import { serverEnv } from '@/lib/env/server-env';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { firstValue, type QueryValues } from '@/lib/stay/search-params';

interface AppEntryPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<QueryValues>;
}

export async function generateMetadata({ params }: AppEntryPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.app' });
  return pageMetadata({ locale, path: paths.app(), title: t('title'), description: t('description'), index: false });
}

/**
 * Entry of the native apps: `/_app?lang=…&check=login&returnTo=…`, each optional. The middleware has applied `lang`
 * already; this page holds no data and redirects to `returnTo`.
 */
export default async function AppEntryPage({ params, searchParams }: AppEntryPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'auth.app' });
  const query = await searchParams;
  const href = appEntryTarget(firstValue(query, 'returnTo'), { origin: serverEnv().PUBLIC_ORIGIN, locale });
  const checksLogin = asksForLoginCheck(firstValue(query, CHECK_PARAM), (await headers()).get('sec-fetch-site'));
  return <AppEntry href={href} checksLogin={checksLogin} sentence={t('opening')} label={t('continue')} />;
}
