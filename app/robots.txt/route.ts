import { serverEnv } from '@/lib/env/server-env';
import { robotsText } from '@/lib/sitemap/robots-text';

export const dynamic = 'force-dynamic';

/** Made when it is asked for: the build does not know the origin. */
export function GET(): Response {
  return new Response(robotsText(serverEnv().PUBLIC_ORIGIN), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
