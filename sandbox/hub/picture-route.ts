import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { pictureFor, pictureScenes, renderPicture } from './pictures/pictures.ts';
import { Refusal } from './refusal.ts';
import { diningScenes } from './seed/dining/restaurant-motifs.ts';
import { findHotel } from './stay/room-type-index.ts';

const fileName = /^([a-z-]+)-(\d{2,4})\.(avif|webp)$/;

/**
 * `/pictures/<hotelId>/<scene>-<width>.<avif|webp>`; every part is looked up before it becomes a path.
 * A picture that the painter has not reached yet is drawn now.
 */
export async function servePicture(context: Context, folder: string | null): Promise<Response> {
  const { hotelId = '', file = '' } = context.req.param();
  const [, sceneName, width, format] = fileName.exec(file) ?? [];
  const scene = [...pictureScenes, ...diningScenes].find((known) => known === sceneName);
  if (!folder || !scene || !findHotel(hotelId)) throw new Refusal('NOT_FOUND');
  if (!pictureFor(hotelId, scene).widths.includes(Number(width))) throw new Refusal('NOT_FOUND');
  const path = join(folder, hotelId, file);
  if (!existsSync(path)) await renderPicture(folder, hotelId, scene);
  return context.body(new Uint8Array(await readFile(path)), 200, {
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
}
