import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CacheHandler from '@/lib/csp/cache-handler.mjs';
import type { CachedPage } from '@/lib/csp/cached-page';
import { isOutdated, recordChanges } from '@/lib/page-cache/tag-changes';
import { processWideValues } from '@/lib/process-wide';
import { runWithRequest } from '@/lib/request/request-context';

const html =
  '<link rel="preload" as="script" href="/_next/static/b.js"/><script src="/_next/static/a.js" async=""></script>' +
  '<script>c()</script>';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

interface Page extends CachedPage {
  kind: string;
  rscData: Buffer;
  segmentData: Map<string, Buffer>;
}
const Handler = CacheHandler as unknown as new () => {
  get(key: string, context: object): Promise<{ value: Page; lastModified: number } | null>;
  set(key: string, value: object): Promise<void>;
  revalidateTag(tags: string | string[]): Promise<void>;
};

let folder = '';
const pageFolder = () => join(folder, 'cache', 'pages');
/** As Next makes one for each request. */
const handler = () => new Handler();
/** Of the requests that pages are rendered for. */
let beganAtMs = 0;
const beginRequest = (atMs = Date.now()) => {
  beganAtMs = atMs;
};
const forgetMemory = () => {
  for (const name of ['page store', 'build id']) processWideValues.delete(name);
};

const page = (path = '/en/hotels', further: object = {}): Page => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('data'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': `_N_T_/layout,_N_T_${path}` },
  status: 200,
  ...further,
});
const keepPage = async (path: string, made: Page) => {
  const request = { requestId: 'r', beganAtMs, address: undefined };
  await runWithRequest(request, () => handler().set(path, made));
  return made;
};
const keep = (path = '/en/hotels', further: object = {}) => keepPage(path, page(path, further));
const find = (path = '/en/hotels') => handler().get(path, { kind: 'APP_PAGE' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'BUILD_ID'), 'a-build');
  process.env.DIST_DIR = folder;
  forgetMemory();
  for (const name of ['PUBLIC_ORIGIN', 'GTM_ID', 'CHAT_PLUGIN_KEY']) delete process.env[name];
  processWideValues.delete('tag changes');
  beginRequest();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => void delete process.env.DIST_DIR);

describe('S17 S40 a cached page', () => {
  it('comes back with its data and the policy of its scripts, out of memory and out of its file', async () => {
    const sent = await keep();
    const policy = expect.stringContaining(`'sha256-${sha256('c()')}'`);
    for (const from of ['memory', 'file']) {
      if (from === 'file') forgetMemory();
      const found = await find();
      expect(found, from).toMatchObject({ value: { html, status: 200 } });
      expect(found?.value.headers).toMatchObject({
        'content-security-policy': policy,
        'cache-control': 's-maxage=14, stale-while-revalidate=15',
      });
      expect(Buffer.isBuffer(found?.value.rscData) && found.value.rscData.toString()).toBe('data');
      expect(found?.value.segmentData.get('/_tree')?.toString()).toBe('tree');
    }
    expect(sent.headers, 'what Next sends to the first visitor').toMatchObject({ 'content-security-policy': policy });
  });

  it('is found only by a process of its build and configuration', async () => {
    await keep();
    process.env.GTM_ID = 'GTM-TEST';
    expect(await find(), 'with a tag manager').toBeNull();
    await keep();
    expect((await find())?.value.headers?.['content-security-policy']).toContain(
      'https://www.googletagmanager.com/gtm.js',
    );
    process.env.GTM_ID = 'GTM-OTHER';
    expect(await find(), 'with another container').toBeNull();
    delete process.env.GTM_ID;
    expect((await find())?.value.headers?.['content-security-policy'], 'with neither').not.toContain('google');
    process.env.PUBLIC_ORIGIN = 'https://www.example.org';
    expect(await find(), 'at another origin').toBeNull();
    delete process.env.PUBLIC_ORIGIN;
    writeFileSync(join(folder, 'BUILD_ID'), 'another-build');
    forgetMemory();
    expect(await find(), 'of another build').toBeNull();
  });

  it('is not served when it has expired', async () => {
    beginRequest(Date.now() - 3_601_000);
    await keep('/en/hotels/old');
    beginRequest(Date.now() - 3_590_000);
    await keep('/en/hotels/young');
    expect(await find('/en/hotels/old')).toBeNull();
    expect(await find('/en/hotels/young')).not.toBeNull();
  });

  it('that does not exist any more is not served from before', async () => {
    for (const path of ['/en/hotels/gone', '/en/hotels/stays']) await keep(path);
    await keep('/en/hotels/gone', { html: '<main id="content" data-not-found="true"></main>' });
    for (const from of ['memory', 'file']) {
      if (from === 'file') forgetMemory();
      expect(await find('/en/hotels/gone'), from).toBeNull();
      expect(await find('/en/hotels/stays'), from).not.toBeNull();
    }
  });

  it.each([
    ['could not reach the hub', '<main id="content" data-hub-unavailable="true"></main>'],
    ['found nothing', '<main id="content" data-not-found="true"></main>'],
    ['holds a nonce', '<script async="" nonce="x"></script>'],
  ])('is not one that %s', async (_what, text) => {
    await keep('/en/hotels', { html: text });
    expect(await find()).toBeNull();
  });

  it('is none without the request that it was rendered for, whose age it has', async () => {
    await handler().set('/en/hotels', page());
    expect(await find()).toBeNull();
  });

  it('keeps the address of a redirect, which Next has sent already', async () => {
    const sent = await keep('/en/hotels/old', { status: 308, headers: { location: '/en/hotels/new' } });
    expect(sent.headers).not.toHaveProperty('location');
    expect((await find('/en/hotels/old'))?.value.headers).toMatchObject({ location: '/en/hotels/new' });
  });

  it('stays as it is where Next passes it to `set` again, after a render that failed', async () => {
    await keep('/en/hotels/old', { status: 308, headers: { location: '/en/hotels/new' } });
    await handler().set('/en/hotels/old', (await find('/en/hotels/old'))?.value ?? {});
    expect((await find('/en/hotels/old'))?.value.headers).toMatchObject({ location: '/en/hotels/new' });
  });

  it('keeps its age through a render that failed, so that it expires', async () => {
    beginRequest(Date.now() - 3_590_000);
    await keep();
    const found = await find();
    beginRequest();
    await keepPage('/en/hotels', found?.value ?? page());
    expect((await find())?.lastModified, 'Next waits before it tries again').toBe(beganAtMs);
    vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ['Date'] });
    for (const from of ['memory', 'file']) {
      if (from === 'file') forgetMemory();
      expect(await find(), from).toBeNull();
    }
  });

  it('is none of a handler or a fetch', async () => {
    await handler().set('/api', { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 200 });
    expect(await handler().get('/api', { kind: 'APP_ROUTE' })).toBeNull();
  });
});

describe('a page of a revalidated tag', () => {
  it('is rendered again, and the others are not', async () => {
    for (const path of ['/en/hotels/changed', '/en/hotels/another']) await keep(path);
    await handler().revalidateTag(['_N_T_/en/hotels/changed', '_N_T_/ko/hotels/changed']);
    expect(await find('/en/hotels/changed')).toBeNull();
    expect(await find('/en/hotels/another')).not.toBeNull();
    beginRequest(Date.now() + 1);
    await keep('/en/hotels/changed');
    expect(await find('/en/hotels/changed')).not.toBeNull();
    await handler().revalidateTag('_N_T_/layout');
    beginRequest(Date.now() + 2);
    expect(await find('/en/hotels/another')).toBeNull();
  });

  it('that was being rendered meanwhile is not served: its calls of the hub may be older', async () => {
    beginRequest(Date.now() - 2_000);
    recordChanges(new Map([['_N_T_/en/hotels/changed', Date.now()]]), Date.now() - 500);
    for (const path of ['/en/hotels/changed', '/en/hotels/another']) await keep(path);
    expect(await find('/en/hotels/changed')).toBeNull();
    expect(await find('/en/hotels/another')).not.toBeNull();
  });

  it('is judged by the time at which this process received the change, whatever the clock of the other says', () => {
    recordChanges(new Map([['tag', 900_000]]), 5_000);
    expect([isOutdated(['tag'], 5_000), isOutdated(['tag'], 5_001), isOutdated(['other'], 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(recordChanges(new Map([['tag', 900_000]]), 50_000), 'known already').toBe(false);
    expect(isOutdated(['tag'], 6_000)).toBe(false);
    expect(recordChanges(new Map([['tag', 900_001]]), 50_000)).toBe(true);
    expect(isOutdated(['tag'], 6_000)).toBe(true);
  });
});

describe('S69 a page on disk', () => {
  const onlyFile = () => join(pageFolder(), readdirSync(pageFolder())[0] ?? '');

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['truncated', (whole: Buffer) => whole.subarray(0, -1)],
    ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.from('x')])],
    ['changed', (whole: Buffer) => Buffer.from(whole.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
  ])('that is %s is not served, and is deleted', async (_what, damage) => {
    await keep();
    writeFileSync(onlyFile(), damage(readFileSync(onlyFile())));
    forgetMemory();
    expect(await find()).toBeNull();
    expect(readdirSync(pageFolder())).toEqual([]);
  });

  it('costs no answer where the disk fails: one line of the log says so, and one that it works again', async () => {
    const events: string[] = [];
    const write = (line: string) => events.push(JSON.parse(line).event);
    processWideValues.set('logger', pino({ base: null }, { write }));
    mkdirSync(join(folder, 'cache'));
    writeFileSync(pageFolder(), 'no folder');
    await keep();
    await keep('/en/hotels/another');
    expect((await find())?.value.html, 'from memory').toBe(html);
    expect(events).toEqual(['page_files_gone']);
    rmSync(pageFolder());
    expect(await find('/en/hotels/none')).toBeNull();
    expect(events, 'a full disk can be read').toEqual(['page_files_gone']);
    await keep();
    expect(events).toEqual(['page_files_gone', 'page_files_back']);
    processWideValues.delete('logger');
  });
});
