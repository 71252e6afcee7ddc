import { defaultLanguage, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';

export interface SitemapPage {
  path: string;
  changedOn?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lastChange = (day: string | undefined) => (day === undefined ? '' : `<lastmod>${escaped(day)}</lastmod>`);

/** One `<url>` for each language of a page, each of which names all of them, itself included. */
function entriesOf({ path, changedOn }: SitemapPage, origin: string): string {
  const address = (locale: string) => escaped(new URL(localizedPath(locale, path), origin).href);
  const alternate = (hreflang: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale)}"/>`;
  const alternates = [
    ...languages.map(({ locale }) => alternate(locale, locale)),
    alternate('x-default', defaultLanguage.locale),
  ].join('');
  return languages
    .map(({ locale }) => `<url><loc>${address(locale)}</loc>${lastChange(changedOn)}${alternates}</url>\n`)
    .join('');
}

const PAGES_A_PIECE = 50;

/** In pieces, so that none of its length is ever held at once. @param origin `PUBLIC_ORIGIN` */
export function* sitemapPieces(pages: readonly SitemapPage[], origin: string): Generator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let from = 0; from < pages.length; from += PAGES_A_PIECE) {
    yield pages
      .slice(from, from + PAGES_A_PIECE)
      .map((page) => entriesOf(page, origin))
      .join('');
  }
  yield '</urlset>\n';
}

export function sitemapIndexXml(maps: readonly SitemapPage[], origin: string): string {
  const entries = maps.map(
    ({ path, changedOn }) =>
      `<sitemap><loc>${escaped(new URL(path, origin).href)}</loc>${lastChange(changedOn)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
