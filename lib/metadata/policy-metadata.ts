import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { pageMetadata } from './page-metadata';

export async function policyMetadata(locale: Locale, policy: 'privacy' | 'accessibility'): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'legal' });
  return pageMetadata({
    locale,
    path: paths[policy](),
    title: t(`${policy}.title`),
    description: t(`${policy}.description`),
  });
}
