import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import CacheHandler from '@/lib/csp/cache-handler.mjs';
import { type CachedPage, sealCachedPage } from '@/lib/csp/cached-page';
import { cachedPageKey } from '@/lib/csp/cached-page-key';
import { withIntegrity } from '@/lib/csp/script-integrity';
import { thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';
import { hearChanges } from '@/lib/page-cache/heard-changes';
import { enterRequest } from '@/lib/request/request-context';

const html =
  '<link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" href="/_next/static/b.js"/>' +
  '<script src="/_next/static/a.js" async=""></script><script>c()</script><img src="/x.webp"/>';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

beforeEach(() => {
  for (const name of ['PUBLIC_ORIGIN', 'GTM_ID', 'CHAT_PLUGIN_KEY']) delete process.env[name];
});

describe('S40 script files of a cached page', () => {
  it('are given their digests, with the hints that fetch them early, and nothing else is', () => {
    const marked = withIntegrity(html, (address) => `digest-of-${address.at(-4)}`);
    expect(marked.html).toBe(
      '<link rel="stylesheet" href="/_next/static/a.css"/>' +
        '<link rel="preload" as="script" href="/_next/static/b.js" integrity="sha256-digest-of-b"/>' +
        '<script src="/_next/static/a.js" async="" integrity="sha256-digest-of-a"></script><script>c()</script>' +
        '<img src="/x.webp"/>',
    );
    expect(marked.digests).toEqual(['digest-of-b', 'digest-of-a']);
  });

  it('stay as they are where no script of others is configured, to the byte', () => {
    for (const [GTM_ID, CHAT_PLUGIN_KEY] of [
      [undefined, undefined],
      ['', ' '],
    ]) {
      Object.assign(process.env, GTM_ID === undefined ? {} : { GTM_ID, CHAT_PLUGIN_KEY });
      const page: CachedPage = { html };
      sealCachedPage(page);
      expect(page.html).toBe(html);
      expect(page.headers?.['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'$/,
      );
    }
  });

  it('are not sealed twice: what was kept comes back as it was', () => {
    process.env.GTM_ID = 'GTM-TEST';
    const page: CachedPage = { html };
    sealCachedPage(page, sha256);
    const once = structuredClone(page);
    sealCachedPage(page);
    expect(page).toEqual(once);
  });
});

describe('S40 what is configured', () => {
  it('is told by id, and nothing is told where nothing is', () => {
    expect(thirdPartyScriptsOf({})).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: ' ', CHAT_PLUGIN_KEY: '' })).toBeNull();
    expect(thirdPartyScriptsOf({ GTM_ID: 'GTM-A' })).toEqual({ tagManagerId: 'GTM-A' });
    expect(thirdPartyScriptsOf({ CHAT_PLUGIN_KEY: ' key ' })).toEqual({ chatPluginKey: 'key' });
  });
});

describe('S17 S40 a cached page of another configuration', () => {
  const distDir = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(distDir, 'static'));
  for (const name of ['a', 'b']) writeFileSync(join(distDir, 'static', `${name}.js`), `${name}()`);
  const Cache = CacheHandler as unknown as new (
    context: object,
  ) => {
    get(key: string, context: object): Promise<{ value: unknown } | null>;
    set(key: string, value: unknown, context: object): Promise<void>;
  };
  const cache = () =>
    new Cache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(distDir, 'server'), revalidatedTags: [] });
  const key = '/en/hotels';
  const read = async () => {
    const entry = await cache().get(key, { kind: 'APP_PAGE', isFallback: false });
    return entry?.value as CachedPage | undefined;
  };
  const keep = () =>
    cache().set(key, { kind: 'APP_PAGE', html, rscData: Buffer.from('0'), headers: {}, status: 200 }, {});
  afterAll(() => rmSync(distDir, { recursive: true }));

  it('is never found, and is still there for who made it', async () => {
    process.env.PUBLIC_ORIGIN = 'https://www.example.com';
    await keep();
    expect((await read())?.html).toBe(html);
    const onDisk = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(onDisk).toHaveLength(1);

    process.env.GTM_ID = 'GTM-TEST';
    expect(await read(), 'with a tag manager').toBeUndefined();
    await keep();
    const configured = await read();
    expect(configured?.html).toContain(`src="/_next/static/a.js" async="" integrity="sha256-${sha256('a()')}"`);
    const policy = String(configured?.headers?.['content-security-policy']);
    for (const text of ['a()', 'b()', 'c()']) expect(policy).toContain(`'sha256-${sha256(text)}'`);

    process.env.GTM_ID = 'GTM-OTHER';
    expect(await read(), 'with another container').toBeUndefined();
    delete process.env.GTM_ID;
    expect((await read())?.html, 'with neither').toBe(html);
    process.env.PUBLIC_ORIGIN = 'https://www.example.org';
    expect(await read(), 'at another origin').toBeUndefined();
  });

  it('leaves the pages that Next itself made at build time where Next looks for them', () => {
    expect(cachedPageKey('/_not-found', { GTM_ID: 'GTM-TEST' })).toBe('/_not-found');
    const own = '/route-cache/APP_PAGE/abc/$/_not-found';
    expect(cachedPageKey(own, { GTM_ID: 'GTM-TEST' })).toBe(own);
    // The hub's ids may begin as Next's names do.
    const hotel = '/route-cache/APP_PAGE/abc/$/en/hotels/_annex';
    expect(cachedPageKey(hotel, {})).not.toBe(cachedPageKey(hotel, { CHAT_PLUGIN_KEY: 'key' }));
    expect(cachedPageKey('/en', {})).not.toBe(cachedPageKey('/en', { CHAT_PLUGIN_KEY: 'key' }));
  });

  it.each([0, 50_000_000])(
    'that does not exist any more is not served from before, with %d bytes of memory',
    async (bytes) => {
      const context = { fs: nodeFs, flushToDisk: true, serverDistDir: join(distDir, 'server'), revalidatedTags: [] };
      const withMemory = new Cache({ ...context, maxMemoryCacheSize: bytes });
      const found = { kind: 'APP_PAGE', html, rscData: Buffer.from('0'), headers: {}, status: 200 };
      const gone = { ...found, html: '<main id="content" data-not-found="true"></main>', headers: {} };
      const kept = async (path: string) => (await withMemory.get(path, { kind: 'APP_PAGE', isFallback: false }))?.value;
      for (const path of ['/en/hotels/gone', '/en/hotels/stays']) await withMemory.set(path, { ...found }, {});
      await withMemory.set('/en/hotels/gone', gone, {});
      expect(await kept('/en/hotels/gone')).toBeUndefined();
      expect(await kept('/en/hotels/stays')).toBeDefined();
      expect((await cache().get('/en/hotels/gone', { kind: 'APP_PAGE', isFallback: false }))?.value).toBeUndefined();
    },
  );

  it('that was being made when the hub said that it has changed is not kept', async () => {
    const made = { kind: 'APP_PAGE', html, rscData: Buffer.from('0'), headers: {}, status: 200 };
    const makeWhile = async (path: string, changed: string) => {
      const page = { ...made, headers: {} as Record<string, string> };
      enterRequest({ requestId: 'r', beganAtMs: Date.now() - 2_000, traceparent: undefined, address: undefined });
      // The change comes a second after the page's calls of the hub, and half a second before the page is stored.
      hearChanges(new Map([[changed, Date.now()]]), Date.now() - 500);
      await cache().set(path, page, {});
      const found = await cache().get(path, { kind: 'APP_PAGE', isFallback: false });
      return [found !== null, page.headers['cache-control']];
    };
    expect(await makeWhile('/en/hotels/changed', 'hotel-changed')).toEqual([false, 'private, no-store']);
    expect(await makeWhile('/en/hotels/another', 'hotel-third')).toEqual([true, undefined]);
  });

  it('gives each of several processes on one disk files of its own', () => {
    // Next writes the files of a page one after the other: another process could read half of them.
    expect(cachedPageKey('/en', { PORT: '3000' })).not.toBe(cachedPageKey('/en', { PORT: '3001' }));
    expect(cachedPageKey('/en', { PORT: '3000' })).toBe(cachedPageKey('/en', { PORT: '3000' }));
  });
});
