import { getTranslations } from 'next-intl/server';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { webManifest } from '@/lib/metadata/web-manifest';
import { paths } from '@/lib/routes/paths';

export const dynamic = 'force-dynamic';

/** The web manifest of a language, `/manifests/ko.webmanifest`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const language = languages.find(({ locale }) => file === `${locale}.webmanifest`);
  if (!language) return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
  const { locale } = language;
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
