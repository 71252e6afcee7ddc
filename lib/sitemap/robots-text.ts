import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** One person's pages, or ways to a provider. Login, look-up and results stay open: a `noindex` must be read. */
const personal = [
  paths.booking(),
  paths.myPage(),
  paths.app(),
  paths.identityVerification(),
  paths.identityReturn(),
] as const;

export function robotsText(origin: string): string {
  const closed = languages.flatMap(({ locale }) => personal.map((path) => localizedPath(locale, path)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
