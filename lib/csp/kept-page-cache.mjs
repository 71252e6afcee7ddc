import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { sealKeptPage } from './kept-page.ts';

const BaseCache = FileSystemCache.default ?? FileSystemCache;

/**
 * Next's own file-system cache, with two habits more (see `kept-page.ts`): a kept page carries the policy
 * of its own inline scripts, and a page that could not reach the hub, or found nothing, is not kept.
 */
export default class KeptPageCache extends BaseCache {
  /** Also pages that `next build` prerendered get their policy, on the way out. */
  async get(...args) {
    const entry = await super.get(...args);
    if (entry?.value?.kind === 'APP_PAGE') sealKeptPage(entry.value);
    return entry;
  }

  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE' && sealKeptPage(value) === 'pass') return;
    return super.set(key, value, context);
  }
}
