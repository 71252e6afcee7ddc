import 'server-only';
import sharp from 'sharp';
import { loadPicture } from '@/lib/hub/load-picture';
import { groundSvg } from './ground';
import { letteringSvg, paper, paperHeight, previewHeight, previewWidth } from './lettering';
import type { PreviewSubject } from './preview-subject';

export const PREVIEW_DEADLINE_MS = 8_000;

const pictureHeight = previewHeight - paperHeight;

/** Null where no picture is wide enough. @param deadline several may wait, so no one of them ends the call */
export async function readGround(
  { path, widths }: NonNullable<PreviewSubject['picture']>,
  deadline: AbortSignal,
): Promise<Buffer | null> {
  const ordered = [...widths].sort((a, b) => a - b);
  const width = ordered.find((each) => each >= previewWidth) ?? ordered.at(-1);
  return (await loadPicture(`${path}-${width}.webp`, deadline))?.bytes ?? null;
}

/** JPEG. @param picture null: a drawn ground */
export async function drawPreview(subject: PreviewSubject, picture: Buffer | null): Promise<Buffer> {
  const letters = await letteringSvg(subject);
  const top = await sharp(picture ?? Buffer.from(groundSvg(previewWidth, pictureHeight)), {
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
