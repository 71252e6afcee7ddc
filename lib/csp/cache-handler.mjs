import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { buildFolder, buildId } from '../observability/build-id.ts';
import { logPageFiles } from '../observability/log-lines.ts';
import { encodeEntry, PageFiles } from '../page-cache/page-files.ts';
import { isOutdated, recordChanges, shareChanges } from '../page-cache/tag-changes.ts';
import { processWide } from '../process-wide.ts';
import { CACHE_TAGS_HEADER } from '../request/next-protocol.ts';
import { currentRequest } from '../request/request-context.ts';
import { answerWith, sealCachedPage } from './cached-page.ts';
import { cachedPageKey, EXPIRE_SECONDS } from './cached-page-key.ts';

/** As much as Next's own cache takes by default. */
const MEMORY_BYTES = 50 * 1024 * 1024;
const DISK_BYTES = 1024 ** 3;

const tagsOf = ({ headers }) => String(headers?.[CACHE_TAGS_HEADER] ?? '').split(',');

/** Next makes a handler for each request. */
const pageStore = () =>
  processWide('page store', () => ({
    memory: new LRUCache({ maxSize: MEMORY_BYTES }),
    files: new PageFiles(join(buildFolder(), 'cache', 'pages'), DISK_BYTES),
    isFailing: false,
  }));

/** When a page was rendered (ms since 1970), among its own headers: one that fails to render again keeps its age. */
const RENDERED_AT_HEADER = 'x-rendered-at';
const ageOf = ({ headers }) => Date.now() - Number(headers[RENDERED_AT_HEADER]);

/** If a page cannot be rendered again, Next passes what `get` returned to `set`, which changes it. */
const copyOf = ({ value, lastModified }) => ({ value: { ...value, headers: { ...value.headers } }, lastModified });

/**
 * Next's documented cache handler (`cacheHandler` in next.config.mjs) for public pages: in memory, and in files below the
 * build's `cache` folder. A cached page has the policy of its own scripts (`cached-page.ts`); a page that could not reach the
 * hub, found nothing or holds a nonce is not cached; and a page is found only by a process of the same build and configuration
 * (`cached-page-key.ts`). Nothing but pages is cached: no handler and no `fetch` of the product is.
 */
export default class CacheHandler {
  #keyOf(key) {
    // A page names files of its build, so that another build does not serve it. Another version of V8 may read no files of
    // this one.
    return cachedPageKey(`${buildId() ?? ''}:${process.versions.v8}:${key}`, process.env);
  }

  /**
   * A disk that fails costs the files, no page. One line says that it fails, one that a page was written again: a full disk
   * can still be read.
   */
  async #onDisk(work, isWrite = false) {
    const store = pageStore();
    try {
      const result = await work(store.files);
      if (store.isFailing && isWrite) {
        logPageFiles(null);
        store.isFailing = false;
      }
      return result;
    } catch (error) {
      if (!store.isFailing) logPageFiles(error);
      store.isFailing = true;
      return undefined;
    }
  }

  async #entryOf(key) {
    const inMemory = pageStore().memory.get(key);
    if (inMemory) return inMemory;
    const found = await this.#onDisk((files) => files.read(key));
    if (found) pageStore().memory.set(key, found.entry, { size: found.bytes });
    return found?.entry;
  }

  async get(key, { kind }) {
    if (kind !== 'APP_PAGE') return null;
    const entry = await this.#entryOf(this.#keyOf(key));
    if (entry === undefined || ageOf(entry.value) > EXPIRE_SECONDS * 1000) return null;
    return isOutdated(tagsOf(entry.value), entry.lastModified) ? null : copyOf(entry);
  }

  async set(key, value) {
    // A 404 at this point is the answer to an address without a route: it keeps the policy of response-headers.ts, and is not
    // cached, because such addresses could fill the disk.
    if (value?.kind !== 'APP_PAGE' || value.status === 404) return;
    const { page, isKept } = sealCachedPage(value);
    answerWith(value, page);
    const cachedKey = this.#keyOf(key);
    // Dated by the beginning of its request: without that, what it holds may be older than a change.
    const request = currentRequest();
    if (isKept && request) {
      page.headers[RENDERED_AT_HEADER] ??= String(request.beganAtMs);
      const kept = { value: page, lastModified: request.beganAtMs };
      const bytes = encodeEntry(kept);
      pageStore().memory.set(cachedKey, kept, { size: bytes.length });
      await this.#onDisk((files) => files.write(cachedKey, bytes), true);
    } else if (page.status === 404) {
      // Next would serve the former page as stale at each request.
      pageStore().memory.delete(cachedKey);
      await this.#onDisk((files) => files.delete(cachedKey));
    }
  }

  /** For this process at once, for the others within a second (`share-changes.ts`). */
  async revalidateTag(tags) {
    const nowMs = Date.now();
    const changes = new Map([tags].flat().map((tag) => [tag, nowMs]));
    recordChanges(changes);
    await shareChanges(changes);
  }

  resetRequestCache() {
    // There is no cache for a single request.
  }
}
