import { serverEnv } from '@/lib/env/server-env';
import { sitemaps } from '@/lib/sitemap/sitemap-pages';
import { answerSitemap } from '@/lib/sitemap/sitemap-response';
import { sitemapIndexXml } from '@/lib/sitemap/sitemap-xml';

/** Next prerenders a route of this name, as it does `robots.ts`. The build knows neither origin nor hub. */
export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerSitemap(async () => [sitemapIndexXml(await sitemaps(), serverEnv().PUBLIC_ORIGIN)].values());
}
