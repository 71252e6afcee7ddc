import 'server-only';
import sharp from 'sharp';
import { loadPicture } from '@/lib/hub/load-picture';
import { groundSvg } from './ground';
import { letteringSvg, paper, paperHeight, previewHeight, previewWidth } from './lettering';
import type { PreviewSubject } from './preview-subject';

const pictureHeight = previewHeight - paperHeight;

/** The narrowest file of the picture that is wide enough, or null where the hub has none. */
async function photograph({ path, widths }: NonNullable<PreviewSubject['picture']>): Promise<Buffer | null> {
  const ordered = [...widths].sort((a, b) => a - b);
  const width = ordered.find((each) => each >= previewWidth) ?? ordered.at(-1);
  const [, hotelId = '', scene = ''] = /^\/pictures\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  // Several people may wait for the same drawing, so no single one of them can end the call.
  const picture = await loadPicture(hotelId, `${scene}-${width}.webp`, new AbortController().signal);
  return picture?.bytes ?? null;
}

/**
 * Draws a preview: the picture above, the name on paper below it, as JPEG.
 * @throws when the hub's picture does not come
 */
export async function drawPreview(subject: PreviewSubject): Promise<Buffer> {
  const [photo, letters] = await Promise.all([subject.picture && photograph(subject.picture), letteringSvg(subject)]);
  const top = await sharp(photo ?? Buffer.from(groundSvg(previewWidth, pictureHeight)), {
    limitInputPixels: 4_000 * 4_000,
  })
    .resize(previewWidth, pictureHeight, { fit: 'cover', position: 'attention' })
    .toBuffer();
  return sharp({ create: { width: previewWidth, height: previewHeight, channels: 3, background: paper } })
    .composite([
      { input: top, left: 0, top: 0 },
      { input: Buffer.from(letters), left: 0, top: pictureHeight },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
