import 'server-only';
import { noFile } from '@/lib/bff/no-file';
import { isHubError } from '@/lib/hub/hub-error';
import { logger } from '@/lib/observability/logger';

const RETRY_AFTER_SECONDS = 120;

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  // As long as the index behind it counts as new.
  'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
};

function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** A hub that is down is a 503, never a shorter map. @param make fails before its first piece; null is a 404 */
export async function answerSitemap(make: () => Promise<Iterator<string> | null>): Promise<Response> {
  try {
    const pieces = await make();
    if (!pieces) return noFile();
    return new Response(streamOf(pieces), { headers });
  } catch (error) {
    if (!isHubError(error)) throw error;
    logger().warn({ event: 'sitemap', err: error }, 'sitemap not made');
    return new Response(null, {
      status: 503,
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' },
    });
  }
}
