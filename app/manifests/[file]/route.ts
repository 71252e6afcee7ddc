import { getTranslations } from 'next-intl/server';
import { noFile } from '@/lib/bff/no-file';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { webManifest } from '@/lib/metadata/web-manifest';
import { madeFiles } from '@/lib/routes/made-files';
import { paths } from '@/lib/routes/paths';

/** The web manifest of a language, `/manifests/ko.webmanifest`. */
export async function GET({ url }: Request): Promise<Response> {
  const locale = madeFiles.manifest.exec(new URL(url).pathname)?.groups?.locale as Locale | undefined;
  if (locale === undefined) return noFile();
  const t = await getTranslations({ locale });
  const manifest = webManifest({
    locale,
    name: t('common.brand.group'),
    shortName: t('common.brand.name'),
    description: t('home.description'),
    home: localizedPath(locale, paths.home()),
  });
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
