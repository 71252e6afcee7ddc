import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { hearChanges } from '@/lib/page-cache/heard-changes';
import { forgetReady, keepReady, makeForm, readyPage } from '@/lib/page-cache/ready-pages';
import { processWideValues } from '@/lib/process-wide';

const html = '<p>호텔</p>'.repeat(1_000);
const madeAtMs = Date.now();
const copy = { key: '/en/hotels/oreum-jeju', html, madeAtMs, freshUntilMs: madeAtMs + 300_000 };

beforeEach(() => {
  for (const name of ['ready pages', 'changes of pages']) processWideValues.delete(name);
  keepReady('/en/hotels/oreum-jeju', copy, { etag: '"1"' });
});

const isReady = (nowMs = madeAtMs + 1_000) => readyPage('/en/hotels/oreum-jeju', nowMs) !== undefined;

test('a page is ready as long as it is fresh', () => {
  expect([isReady(), isReady(madeAtMs + 300_000), isReady(madeAtMs + 300_001)]).toEqual([true, true, false]);
  expect(readyPage('/en/hotels/haneul-namsan')).toBeUndefined();
});

test.each([
  ['its own tag', 'hotel-oreum-jeju', false],
  ['another hotel', 'hotel-haneul-namsan', true],
  ['everything', 'all', false],
])('a change of %s is seen at once', (_what, tag, stays) => {
  hearChanges(new Map([[tag, Date.now()]]));
  expect(isReady()).toBe(stays);
});

test('a newer page takes its place under every address', () => {
  keepReady('/en/hotels/other', { ...copy, key: '/en/hotels/other' }, {});
  forgetReady('/en/hotels/oreum-jeju');
  expect(isReady()).toBe(false);
  expect(readyPage('/en/hotels/other')).toBeDefined();
});

test('each form is the page, to the byte, and is made once', async () => {
  const page = readyPage('/en/hotels/oreum-jeju');
  if (page === undefined) throw new Error('not ready');
  for (const form of ['gzip', 'br', 'identity'] as const) await makeForm(page, form);
  const [gzip, br] = [page.forms.get('gzip'), page.forms.get('br')] as [Buffer, Buffer];
  expect(page.forms.get('identity')?.toString()).toBe(html);
  expect([gunzipSync(gzip).toString(), brotliDecompressSync(br).toString()]).toEqual([html, html]);
  await makeForm(page, 'gzip');
  expect(page.forms.get('gzip')).toBe(gzip);
});

test('memory is bounded: pages that nobody asked for lately go first', () => {
  const large = 'x'.repeat(8 * 1024 * 1024);
  for (let n = 0; n < 6; n += 1)
    keepReady(`/hotels/page/${n}`, { ...copy, key: `/ko/hotels/page/${n}`, html: large }, {});
  expect(isReady()).toBe(false);
  expect(readyPage('/hotels/page/5')).toBeDefined();
});
