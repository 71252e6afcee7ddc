import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCompileHints } from '@/scripts/setup/compile-hints.mjs';

let dist: string;
const chunk = (name: string) => join(dist, 'static', name);
const nameMainFiles = (...names: string[]) =>
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ rootMainFiles: names }));

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(dist, 'static'));
  for (const name of ['main.js', 'page.js']) writeFileSync(chunk(name), `run("${name}")`);
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('hints for the compiler', () => {
  it("stand before the framework's own files, once, and before no other", () => {
    nameMainFiles('static/main.js');
    addCompileHints(dist);
    addCompileHints(dist);
    expect(readFileSync(chunk('main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun("main.js")');
    expect(readFileSync(chunk('page.js'), 'utf8')).toBe('run("page.js")');
  });

  it('end a build that names no such files, instead of being left out in silence', () => {
    nameMainFiles();
    expect(() => addCompileHints(dist)).toThrow('names no main files');
  });
});
