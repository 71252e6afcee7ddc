import sharp from 'sharp';
import type { PictureFormat } from '../manifest.ts';
import type { Pixels } from './mirror.ts';

export const FULL_WIDTH = 1600;
export const FULL_HEIGHT = 1067;

/** The largest file that a page may be asked to load for one picture. */
const MAX_BYTES = 60 * 1024;

/** How each format is encoded; drawn once, a picture may take its time. The widest ones fit {@link MAX_BYTES} so. */
export const encodings = {
  avif: { effort: 3, quality: 50, qualityAtFullWidth: 46 },
  webp: { effort: 6, quality: 68, qualityAtFullWidth: 58 },
} as const satisfies Record<PictureFormat, unknown>;

const LOWEST_QUALITY = 30;

/**
 * Encodes at `width`, lowering the quality until the file fits {@link MAX_BYTES}.
 * @throws RangeError when even the lowest quality is too large: the drawing has too much texture.
 */
export async function encode(picture: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const { effort, quality: usual, qualityAtFullWidth } = encodings[format];
  for (let quality = width === FULL_WIDTH ? qualityAtFullWidth : usual; quality >= LOWEST_QUALITY; quality -= 4) {
    const file = await sharp(picture.data, { raw }).resize(width).toFormat(format, { quality, effort }).toBuffer();
    if (file.length <= MAX_BYTES) return file;
  }
  throw new RangeError(`A ${format} of ${width} px does not fit ${MAX_BYTES} bytes`);
}
