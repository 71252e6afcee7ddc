import { serverEnv } from '@/lib/env/server-env';
import { pagesOfSitemap } from '@/lib/sitemap/sitemap-pages';
import { parseSitemapPath } from '@/lib/sitemap/sitemap-plan';
import { answerSitemap } from '@/lib/sitemap/sitemap-response';
import { sitemapPieces } from '@/lib/sitemap/sitemap-xml';

/** One sitemap: pages with their addresses in every language. */
export function GET({ url }: Request): Promise<Response> {
  const name = parseSitemapPath(new URL(url).pathname);
  return answerSitemap(async () => {
    const pages = name && (await pagesOfSitemap(name));
    return pages && sitemapPieces(pages, serverEnv().PUBLIC_ORIGIN);
  });
}
