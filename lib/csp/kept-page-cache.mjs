import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isOutdated } from '../page-cache/heard-changes.ts';
import { withoutStyles, withStyles } from './inline-styles.ts';
import { holdsNonce, sealKeptPage } from './kept-page.ts';
import { keptPageKey } from './kept-page-key.ts';

const BaseCache = FileSystemCache.default ?? FileSystemCache;

/** What a file of the build is needed as, by its address; a build does not change while it runs. */
const digests = new Map();
const texts = new Map();

/**
 * Next's own file-system cache, with four habits more (see `kept-page.ts`): a kept page carries the policy
 * of its own scripts, and goes out with its style sheets' texts in it (`inline-styles.ts`); a page that could not reach
 * the hub, or found nothing, is not kept; and a page is found only by a process with the configuration that it was made
 * with (`kept-page-key.ts`).
 */
export default class KeptPageCache extends BaseCache {
  /** Reads a file of this build once, by its address. */
  #once(known, address, derive) {
    let derived = known.get(address);
    if (derived === undefined) {
      derived = derive(readFileSync(join(this.serverDistDir, '..', address.replace(/^\/_next\//, ''))));
      known.set(address, derived);
    }
    return derived;
  }

  /** Base64 SHA-256 digest. */
  #digestOf = (address) => this.#once(digests, address, (bytes) => createHash('sha256').update(bytes).digest('base64'));

  #textOf = (address) => this.#once(texts, address, (bytes) => bytes.toString('utf8'));

  /** Takes out of a rendered page what all pages share, before its scripts are hashed. */
  #lighten(page) {
    const segments = [...(page.segmentData ?? [])];
    const data = [page.rscData, ...segments.map(([, part]) => part)].map((part) => part?.toString('utf8') ?? '');
    const light = withoutStyles({ html: page.html, data }, this.#textOf);
    const [whole = '', ...parts] = light.data;
    page.html = light.html;
    if (page.rscData) page.rscData = Buffer.from(whole);
    for (const [index, [name]] of segments.entries()) page.segmentData.set(name, Buffer.from(parts[index] ?? ''));
  }

  /** Also pages that `next build` prerendered get their policy, on the way out. */
  async get(key, context) {
    const entry = await super.get(context.kind === 'APP_PAGE' ? keptPageKey(key, process.env) : key, context);
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    if (isOutdated(key, entry.lastModified)) return null;
    if (entry.value.headers?.['content-security-policy'] === undefined) this.#lighten(entry.value);
    sealKeptPage(entry.value, this.#digestOf);
    return { ...entry, value: { ...entry.value, html: withStyles(entry.value.html, this.#textOf) } };
  }

  async set(key, value, context) {
    if (value?.kind !== 'APP_PAGE') return super.set(key, value, context);
    this.#lighten(value);
    const isKept = sealKeptPage(value, this.#digestOf) === 'keep' && !holdsNonce(value);
    const kept = { ...value };
    value.html = withStyles(value.html, this.#textOf);
    // Next has set a redirect's address on this very answer already, and would add the kept page's to it.
    const { location, ...others } = value.headers;
    if (location !== undefined) value.headers = others;
    if (isKept) await super.set(keptPageKey(key, process.env), kept, context);
  }
}
