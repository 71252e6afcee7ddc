import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/structure/source-files';

const app = join(import.meta.dirname, '..', '..', 'app');
const sheets = readdirSync(app)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }));
const defined = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));

describe('the style sheets', () => {
  // The browser says nothing about a variable that does not exist, and drops the declaration.
  it.each(sheets)('use only variables that one of them defines ($name)', ({ text }) => {
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe('the drawings', () => {
  // A browser that darkens a page by itself darkens its ground and not the letters of a drawing.
  it('have a ground of their own under their letters', () => {
    const lettered = sourceFiles(['components']).filter(({ text }) => /<text\b/.test(text));
    expect(lettered.length).toBeGreaterThan(1);
    expect(lettered.filter(({ text }) => !text.includes('drawing-ground')).map(({ path }) => path)).toEqual([]);
  });
});
