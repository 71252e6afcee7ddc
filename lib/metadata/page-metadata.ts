import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { serverEnv } from '@/lib/env/server-env';
import { defaultLanguage, type Locale, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageSubject, previewedPage } from '@/lib/preview/page-preview';
import { type PagePreview, pagePreview } from '@/lib/preview/preview-address';
import { shortDescription } from './short-description';

/** Pixels that every place that shows shared pages takes without cutting. */
const previewSize = { width: 1200, height: 630 } as const;

interface PageMetadataInput {
  path: string | null;
  title: string;
  description: string;
  /** False for what search engines must not list: results, login, booking, My Page. */
  index?: boolean;
  preview?: PagePreview;
}

const territories = { ko: 'ko_KR', en: 'en_US', ja: 'ja_JP', 'zh-CN': 'zh_CN' } as const satisfies Record<
  Locale,
  string
>;

/** Absolute, from the configuration, never from `Host`. Each language is its own canonical; `x-default` has none. */
export async function pageMetadata(input: PageMetadataInput): Promise<Metadata> {
  const { path, title, index = true } = input;
  const locale = await getLocale();
  const t = await getTranslations();
  const description = shortDescription(input.description, locale);
  const metadata: Metadata = {
    title: `${title} · ${t('common.brand.group')}`,
    description,
    manifest: `/manifests/${locale}.webmanifest`,
    robots: index ? undefined : { index: false, follow: false },
  };
  if (path === null || !index) return metadata;
  const origin = serverEnv().PUBLIC_ORIGIN;
  const absolute = (target: Locale) => new URL(localizedPath(target, path), origin).href;
  const preview = input.preview ?? pagePreview(pageSubject(previewedPage(path), t, locale));
  const images = [{ url: new URL(preview.path, origin).href, alt: preview.alt, ...previewSize, type: 'image/jpeg' }];
  return {
    ...metadata,
    alternates: {
      canonical: absolute(locale),
      languages: {
        ...Object.fromEntries(languages.map((language) => [language.locale, absolute(language.locale)])),
        'x-default': absolute(defaultLanguage.locale),
      },
    },
    openGraph: {
      title,
      description,
      url: absolute(locale),
      siteName: t('common.brand.group'),
      type: 'website',
      locale: territories[locale],
      alternateLocale: Object.values(territories).filter((territory) => territory !== territories[locale]),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.state');
  const texts = { title: t('notFoundTitle'), description: t('notFoundSentence') };
  return pageMetadata({ path: null, index: false, ...texts });
}

export type PageTranslator = Awaited<ReturnType<typeof getTranslations<never>>>;

export type PageTexts = (t: PageTranslator) => [title: string, description: string];

export const listedPage = (path: string, texts: PageTexts) => async (): Promise<Metadata> => {
  const [title, description] = texts(await getTranslations());
  return pageMetadata({ path, title, description });
};

export const unlistedPage = (texts: PageTexts) => async (): Promise<Metadata> => {
  const [title, description] = texts(await getTranslations());
  return pageMetadata({ path: null, title, description, index: false });
};
