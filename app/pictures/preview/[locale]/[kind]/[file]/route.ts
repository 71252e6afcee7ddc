import { noFile } from '@/lib/bff/no-file';
import { logger } from '@/lib/observability/logger';
import { cachedPreview, previewOf } from '@/lib/preview/cached-previews';
import { loadPreviewSubject } from '@/lib/preview/load-preview-subject';
import { parsePreviewName, previewPath } from '@/lib/preview/preview-address';

/** Its address follows from what it shows, so it never changes. */
const picture = (bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });

/** The picture that stands for a page where its address is shared. */
export async function GET({ url }: Request): Promise<Response> {
  const asked = new URL(url).pathname;
  const name = parsePreviewName(asked);
  if (!name) return noFile();
  const kept = cachedPreview(asked);
  if (kept) return picture(kept);
  try {
    const subject = await loadPreviewSubject(name);
    if (!subject) return noFile();
    const current = previewPath(subject);
    // Shared before the name or the picture changed, or invented: only current previews are drawn.
    if (current !== asked) {
      return new Response(null, { status: 307, headers: { location: current, 'cache-control': 'no-store' } });
    }
    return picture(await previewOf(subject));
  } catch (error) {
    logger().warn({ event: 'preview', err: error }, 'preview not drawn');
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  }
}
