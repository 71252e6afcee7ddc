import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { serverEnv } from '@/lib/env/server-env';
import { requireKnownLocale } from './known-locale';
import { defaultLanguage, type Locale, languages } from './languages';
import { localizedPath } from './localized-path';

interface PageMetadataInput {
  locale: Locale;
  /** Path without language segment, from `lib/paths`; null for a page that has no address of its own. */
  path: string | null;
  /** Without the name of the group, which is added. */
  title: string;
  description: string;
  /** False for what search engines must not list: results, login, booking, My Page. */
  index?: boolean;
}

/**
 * Title, description, canonical and hreflang of a page. Addresses are absolute and come from the
 * configuration, never from a request's `Host`. Each language is its own canonical; `x-default` is the
 * address without a segment.
 */
export async function pageMetadata({
  locale,
  path,
  title,
  description,
  index = true,
}: PageMetadataInput): Promise<Metadata> {
  requireKnownLocale(locale);
  const t = await getTranslations({ locale, namespace: 'common' });
  const metadata: Metadata = {
    title: `${title} · ${t('brand.group')}`,
    description,
    robots: index ? undefined : { index: false, follow: false },
  };
  if (path === null || !index) return metadata;
  const absolute = (target: Locale) => new URL(localizedPath(target, path), serverEnv().PUBLIC_ORIGIN).href;
  return {
    ...metadata,
    alternates: {
      canonical: absolute(locale),
      languages: {
        ...Object.fromEntries(languages.map((language) => [language.locale, absolute(language.locale)])),
        'x-default': absolute(defaultLanguage.locale),
      },
    },
    openGraph: { title, description, url: absolute(locale), siteName: t('brand.group'), type: 'website' },
  };
}
