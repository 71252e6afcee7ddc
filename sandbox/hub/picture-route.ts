import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { pictureFiles } from '../artwork/manifest.ts';
import { Refusal } from './refusal.ts';

const folder = new URL('../artwork/', import.meta.url);

/** `/pictures/<hotelId>/<scene>-<width>.<avif|webp>`: the files of the manifest, so that no path is made of an address. */
export async function servePicture(context: Context): Promise<Response> {
  const { hotelId, file } = context.req.param();
  const name = `${hotelId}/${file}`;
  const format = pictureFiles.get(name);
  if (!format) throw new Refusal('NOT_FOUND');
  const bytes = new Uint8Array(await readFile(new URL(name, folder)));
  return context.body(bytes, 200, {
    'content-type': `image/${format}`,
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
}
