import { problemStatus } from '@/lib/bff/problem';
import { loadPicture } from '@/lib/hub/load-picture';
import { logger } from '@/lib/observability/logger';

/** Pictures of the hub under our own origin, so that pages need no foreign host in their policy. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ hotelId: string; file: string }> },
): Promise<Response> {
  const { hotelId, file } = await params;
  try {
    const picture = await loadPicture(hotelId, file, request.signal);
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
    logger().warn({ event: 'picture', hotelId, err: error }, 'picture not loaded');
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  }
}
