import { serverEnv } from '@/lib/env/server-env';
import { pagesOfSitemap } from '@/lib/sitemap/sitemap-pages';
import { parseSitemapFile } from '@/lib/sitemap/sitemap-plan';
import { answerSitemap } from '@/lib/sitemap/sitemap-response';
import { sitemapPieces } from '@/lib/sitemap/sitemap-xml';

export const dynamic = 'force-dynamic';

/** One sitemap: pages with their addresses in every language. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const name = parseSitemapFile((await params).file);
  return answerSitemap(async () => {
    const pages = name && (await pagesOfSitemap(name));
    return pages && sitemapPieces(pages, serverEnv().PUBLIC_ORIGIN);
  });
}
