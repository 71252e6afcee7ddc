import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env/server-env';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { HANDLERS } from '@/lib/routes/handlers';
import { pages } from '@/lib/routes/pages';

/** The build does not know the origin. */
export const dynamic = 'force-dynamic';

const closed = pages.flatMap(({ pattern, search }) => (search === 'disallowed' ? pattern : []));

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [HANDLERS, ...languages.flatMap(({ locale }) => closed.map((path) => localizedPath(locale, path)))],
    },
    sitemap: new URL('/sitemap.xml', serverEnv().PUBLIC_ORIGIN).href,
  };
}
