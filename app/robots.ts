import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env/server-env';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** The build does not know the origin. */
export const dynamic = 'force-dynamic';

/** One person's pages, or ways to a provider. Login, look-up and results stay open: a `noindex` must be read. */
const personal = [
  paths.booking(),
  paths.myPage(),
  paths.app(),
  paths.identityVerification(),
  paths.identityReturn(),
] as const;

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: ['/api/', ...languages.flatMap(({ locale }) => personal.map((path) => localizedPath(locale, path)))],
    },
    sitemap: new URL('/sitemap.xml', serverEnv().PUBLIC_ORIGIN).href,
  };
}
