import { problemStatus } from '@/lib/bff/problem';
import { loadPicture } from '@/lib/hub/load-picture';
import { logger } from '@/lib/observability/logger';

/** The longest that one answer is waited for, in ms: a browser may have no more than six under way. */
const PATIENCE_MS = 8_000;

const noStore = { 'cache-control': 'no-store' };

/** Pictures of the hub under our own origin, so that pages need no foreign host in their policy. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ hotelId: string; file: string }> },
): Promise<Response> {
  const { hotelId, file } = await params;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const picture = await loadPicture(hotelId, file, AbortSignal.any([request.signal, patience]));
    if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'content-type': picture.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: problemStatus.client_closed });
    // A browser never asks again for a picture that failed, and its frame would stay empty. For one that is being drawn
    // it is sent round once, behind whatever else the page wants meanwhile.
    if (patience.aborted && !new URL(request.url).searchParams.has('again')) {
      const location = `/pictures/${hotelId}/${file}?again=1`;
      return new Response(null, { status: 307, headers: { ...noStore, location } });
    }
    logger().warn({ event: 'picture', hotelId, err: error }, 'picture not loaded');
    return new Response(null, { status: 503, headers: { ...noStore, 'retry-after': '5' } });
  }
}
