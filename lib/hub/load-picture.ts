import 'server-only';
import ky from 'ky';
import { LRUCache } from 'lru-cache';
import { Agent, fetch } from 'undici';
import { serverEnv } from '@/lib/env/server-env';

export interface LoadedPicture {
  bytes: Buffer;
  contentType: 'image/avif' | 'image/webp';
}

const pictureName = /^(?<scene>[a-z0-9-]+)-(?<width>\d{2,4})\.(?<format>avif|webp)$/;
const hotelIdPattern = /^[a-z0-9-]{1,64}$/;
const largestPictureBytes = 512 * 1024;

const agent = new Agent({ connect: { timeout: 1_000 }, connections: 8, maxResponseSize: largestPictureBytes });
const cache = new LRUCache<string, LoadedPicture>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** Without an answer, it is asked once more; an answer, whichever it is, costs the hub one question. */
const pictures = ky.create({
  // Around Next's patched `fetch`, over connections of its own.
  fetch: async (input, init) => {
    const { url, signal } = new Request(input, init);
    return (await fetch(url, { dispatcher: agent, redirect: 'error', signal })) as unknown as Response;
  },
  retry: { limit: 1, statusCodes: [], afterStatusCodes: [], delay: () => 150, jitter: true },
  throwHttpErrors: false,
  timeout: false,
});

/**
 * Null for a name that no picture can have or that the hub does not know; nothing is encoded here.
 * @throws the reason of `signal`; an error when the hub answers with nothing, with no picture, or with one too large
 */
export async function loadPicture(hotelId: string, file: string, signal: AbortSignal): Promise<LoadedPicture | null> {
  if (!hotelIdPattern.test(hotelId) || !pictureName.test(file)) return null;
  const key = `${hotelId}/${file}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const response = await pictures(new URL(`/pictures/${key}`, serverEnv().PICTURE_BASE), { signal });
  const contentType = response.headers.get('content-type');
  if (response.status === 404 || !response.ok || (contentType !== 'image/avif' && contentType !== 'image/webp')) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`no picture: HTTP ${response.status}, ${contentType}`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const picture: LoadedPicture = { bytes, contentType };
  cache.set(key, picture);
  return picture;
}
