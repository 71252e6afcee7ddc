import { logger } from '@/lib/observability/logger';
import { cachedPreview, previewOf } from '@/lib/preview/cached-previews';
import { loadPreviewSubject } from '@/lib/preview/load-preview-subject';
import { parsePreviewName, previewPath } from '@/lib/preview/preview-address';

export const dynamic = 'force-dynamic';

interface PreviewRoute {
  params: Promise<{ locale: string; kind: string; file: string }>;
}

/** Its address follows from what it shows, so it never changes. */
const picture = (bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });

/** The picture that stands for a page where its address is shared. */
export async function GET(_request: Request, { params }: PreviewRoute): Promise<Response> {
  const { locale, kind, file } = await params;
  const name = parsePreviewName(locale, kind, file);
  const notFound = new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
  if (!name) return notFound;
  const asked = `/pictures/preview/${locale}/${kind}/${file}`;
  const kept = cachedPreview(asked);
  if (kept) return picture(kept);
  try {
    const subject = await loadPreviewSubject(name);
    if (!subject) return notFound;
    const current = previewPath(subject);
    // Shared before the name or the picture changed, or invented: only current previews are drawn.
    if (current !== asked) {
      return new Response(null, { status: 307, headers: { location: current, 'cache-control': 'public, max-age=60' } });
    }
    return picture(await previewOf(subject));
  } catch (error) {
    logger().warn({ event: 'preview', err: error }, 'preview not drawn');
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  }
}
