import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';
import { findHotel } from './stay/room-type-index.ts';

const fileName = /^[a-z-]+-\d{2,4}\.(avif|webp)$/;

/** `/pictures/<hotelId>/<scene>-<width>.<avif|webp>`; both names are matched before they touch a path. */
export async function servePicture(context: Context, folder: string | null, ready: Promise<void>): Promise<Response> {
  const { hotelId = '', file = '' } = context.req.param();
  const format = fileName.exec(file)?.[1];
  if (!folder || !format || !findHotel(hotelId)) throw new Refusal('NOT_FOUND');
  await ready;
  try {
    const bytes = await readFile(join(folder, hotelId, file));
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal('NOT_FOUND');
    throw error;
  }
}
