import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { AppEntry } from '@/components/native/app-entry';
import { asksForLoginCheck } from '@/lib/access/login-check';
import { appEntryTarget } from '@/lib/access/return-to';
import { CHECK_PARAM } from '@/lib/channel/app-marker';
import { serverEnv } from '@/lib/env/server-env';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.app.title'), t('auth.app.description')]);

/**
 * Entry of the native apps: `/_app?lang=…&check=login&returnTo=…`, each optional. The middleware has applied `lang`
 * already; this page holds no data and redirects to `returnTo`.
 */
export default async function AppEntryPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const t = await getTranslations('auth.app');
  const query = await searchParams;
  const href = appEntryTarget(firstValue(query, 'returnTo'), { origin: serverEnv().PUBLIC_ORIGIN, locale });
  const checksLogin = asksForLoginCheck(firstValue(query, CHECK_PARAM), (await headers()).get('sec-fetch-site'));
  return <AppEntry href={href} checksLogin={checksLogin} sentence={t('opening')} label={t('continue')} />;
}
