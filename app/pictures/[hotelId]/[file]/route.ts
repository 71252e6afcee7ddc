import { noFile } from '@/lib/bff/no-file';
import { problemStatus } from '@/lib/bff/problem';
import { loadPicture } from '@/lib/hub/load-picture';
import { logger } from '@/lib/observability/logger';
import { deadline } from '@/lib/request/deadline';

/** A browser has no more than six requests under way, so a slow hub must not hold them for long. */
const DEADLINE_MS = 8_000;

/** Pictures of the hub under our own origin, so that pages need no foreign host in their policy. */
export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const wait = deadline(DEADLINE_MS, request.signal);
  try {
    const picture = await loadPicture(path, wait.signal);
    if (!picture) return noFile();
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'content-type': picture.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: problemStatus.client_closed });
    logger().warn({ event: 'picture', path, err: error }, 'picture not loaded');
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  } finally {
    wait.done();
  }
}
