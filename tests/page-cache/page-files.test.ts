import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeEntry, encodeEntry, PageFiles } from '@/lib/page-cache/page-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const buffers = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));
const entries = fc.record({
  html: fc.string({ unit: 'grapheme' }),
  rscData: buffers,
  segmentData: fc.array(fc.tuple(fc.string(), buffers)).map((pairs) => new Map(pairs)),
  headers: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))),
  revalidate: fc.oneof(fc.nat(), fc.constant(false)),
});

test('an entry comes back as it was, Maps and Buffers included', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
    }),
  );
});

test('S69 no part of an entry and no changed entry is one', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.integer({ min: 1, max: 255 }), (entry, place, change) => {
      const whole = encodeEntry(entry);
      const at = place % whole.length;
      expect(decodeEntry(whole.subarray(0, at))).toBeUndefined();
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(decodeEntry(changed)).toBeUndefined();
    }),
  );
});

const MOST = 16_000;
const write = (files: PageFiles, key: string) => files.write(key, encodeEntry({ key, text: 'x'.repeat(900) }));

test('the folder stays below its limit: what was written first goes first, half-written files included', async () => {
  writeFileSync(join(folder, 'of-a-killed-process.tmp'), 'x'.repeat(900));
  utimesSync(join(folder, 'of-a-killed-process.tmp'), 0, 0);
  const files = new PageFiles(folder, MOST);
  for (let number = 0; number < 40; number += 1) {
    await write(files, `page ${number}`);
    for (const name of readdirSync(folder)) expect(name).not.toMatch(/^(?!of-a).*\.tmp$/);
  }
  expect(readdirSync(folder)).not.toContain('of-a-killed-process.tmp');
  expect(readdirSync(folder).length).toBeLessThanOrEqual(17);
  expect(await files.read('page 0')).toBeUndefined();
  expect(await files.read<{ key: string }>('page 39')).toMatchObject({ entry: { key: 'page 39' } });
});

test('a write that fails leaves the former entry, and nothing beside it', async () => {
  const files = new PageFiles(folder, MOST);
  await write(files, 'page');
  await expect(files.write('page', null as unknown as Buffer)).rejects.toThrow();
  expect(await files.read('page')).toBeDefined();
  expect(readdirSync(folder)).toHaveLength(1);
});
