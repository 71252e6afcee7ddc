import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isOutdated } from '../page-cache/heard-changes.ts';
import { currentRequest } from '../request/request-context.ts';
import { holdsNonce, sealCachedPage } from './cached-page.ts';
import { cachedPageKey } from './cached-page-key.ts';

const BaseCache = FileSystemCache.default ?? FileSystemCache;

const digests = new Map();

/** Pages of the memory cache that have their headers: Next hands out the same object at each hit. */
const sealed = new WeakSet();

/**
 * Next's own file-system cache, with these additions (see `cached-page.ts`): a cached page carries the policy of its own
 * scripts; a page that could not reach the hub, found nothing, or was being made when the hub said that it has changed, is
 * not cached; and a page is found only by a process with the configuration that it was made with (`cached-page-key.ts`).
 */
export default class CacheHandler extends BaseCache {
  #digestOf = (address) => {
    let digest = digests.get(address);
    if (digest === undefined) {
      const file = join(this.serverDistDir, '..', address.replace(/^\/_next\//, ''));
      // Else the build takes the whole project for what may be read here, and puts it beside the server.
      const bytes = readFileSync(/* turbopackIgnore: true */ file);
      digest = createHash('sha256').update(bytes).digest('base64');
      digests.set(address, digest);
    }
    return digest;
  };

  /** Without this Next serves the former page as stale at each request, however often it is made anew. */
  async #forget(key, context) {
    const cachedKey = cachedPageKey(key, process.env);
    const former = await super.get(cachedKey, { kind: 'APP_PAGE', isFallback: false });
    if (!former?.value) return;
    await super.set(cachedKey, null, context);
    rmSync(this.getFilePath(`${cachedKey}.html`, 'APP_PAGE'), { force: true });
  }

  async get(key, context) {
    const entry = await super.get(context.kind === 'APP_PAGE' ? cachedPageKey(key, process.env) : key, context);
    if (!entry?.value) return null;
    if (entry.value.kind !== 'APP_PAGE') return entry;
    if (isOutdated(key, entry.lastModified)) return null;
    if (!sealed.has(entry.value)) {
      sealCachedPage(entry.value, this.#digestOf);
      sealed.add(entry.value);
    }
    return entry;
  }

  async set(key, value, context) {
    if (value?.kind !== 'APP_PAGE') return super.set(key, value, context);
    const isOld = isOutdated(key, currentRequest()?.beganAtMs ?? Date.now());
    const isKept = sealCachedPage(value, this.#digestOf) === 'keep' && !holdsNonce(value) && !isOld;
    if (isOld) value.headers['cache-control'] = 'private, no-store';
    const kept = { ...value };
    // Next has set a redirect's address on this very answer already, and would add the kept page's to it.
    const { location, ...others } = value.headers;
    if (location !== undefined) value.headers = others;
    if (!isKept) {
      if (value.status === 404) await this.#forget(key, context);
      return;
    }
    await super.set(cachedPageKey(key, process.env), kept, context);
  }
}
