import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/**
 * What belongs to one person, or leads to a provider: nothing there is for search engines. Login, sign-up, look-up
 * and results stay open to them, because only who reads a page learns that it is not to be listed.
 */
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
