import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverEnv } from '@/lib/env/server-env';
import { pictureFile } from './contract/picture-file';
import { fetchUpTo, hub, pictureAgent } from './hub-http';

export interface LoadedPicture {
  bytes: Buffer;
  contentType: 'image/avif' | 'image/webp';
}

const largestPictureBytes = 512 * 1024;

const cache = new LRUCache<string, LoadedPicture>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/**
 * Null for an address that no picture can have or that the hub does not know; nothing is encoded here.
 * @throws the reason of `signal`; an error when the hub answers with nothing, with no picture, or with one too large
 */
export async function loadPicture(path: string, signal: AbortSignal): Promise<LoadedPicture | null> {
  if (!pictureFile.test(path)) return null;
  const kept = cache.get(path);
  if (kept) return kept;
  const response = await hub(new URL(path, serverEnv().PICTURE_BASE), {
    fetch: fetchUpTo(largestPictureBytes, pictureAgent()),
    signal,
    // Repeated only if there was no answer.
    retry: { limit: 1 },
    throwHttpErrors: false,
  });
  if (response.status === 404) return null;
  const contentType = response.headers.get('content-type');
  if (!response.ok || (contentType !== 'image/avif' && contentType !== 'image/webp')) {
    throw new Error(`no picture: HTTP ${response.status}, ${contentType}`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const picture: LoadedPicture = { bytes, contentType };
  cache.set(path, picture);
  return picture;
}
