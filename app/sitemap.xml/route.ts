import { serverEnv } from '@/lib/env/server-env';
import { sitemaps } from '@/lib/sitemap/sitemap-pages';
import { answerSitemap } from '@/lib/sitemap/sitemap-response';
import { sitemapIndexXml } from '@/lib/sitemap/sitemap-xml';

export function GET(): Promise<Response> {
  return answerSitemap(async () => [sitemapIndexXml(await sitemaps(), serverEnv().PUBLIC_ORIGIN)].values());
}
