import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { displayFonts } from '@/components/layout/display-fonts';
import { languages } from '@/lib/i18n/languages';
import { type DisplayLocale, displayGlyphs } from '@/scripts/fonts/display-glyphs';

const root = process.cwd();
const cut = JSON.parse(readFileSync(join(root, 'scripts/fonts/cut-glyphs.json'), 'utf8')) as Record<string, string>;
const css = readFileSync(join(root, 'app/fonts.css'), 'utf8');
const locales: DisplayLocale[] = ['ko', 'ja', 'zh-CN'];

describe('the display fonts', () => {
  it.each(locales)('hold every character of the titles and of the hotel and room names in %s', async (locale) => {
    const { first, rest } = await displayGlyphs(locale);
    const held = ['', '-rest'].map((part) => cut[`display-${locale}${part}`] ?? '');
    // The first view waits for the first face alone.
    const missing = [
      ...[...first].filter((glyph) => !held[0]?.includes(glyph)),
      ...[...rest].filter((glyph) => !held.join('').includes(glyph)),
    ].join('');
    expect(missing, 'a title has new characters: run `npm run fonts` and commit what it writes').toBe('');
  });

  it.each(languages.map(({ locale }) => locale))('cost at most 80 KB in the first view in %s', (locale) => {
    // Two faces may share a file, which is fetched once.
    const always = new Set(css.match(/\/fonts\/(?:figures|mark)\.\w+\.woff2/g));
    const loaded = displayFonts[locale];
    expect(loaded).toEqual(expect.arrayContaining([...always]));
    const bytes = loaded.map((path) => statSync(join(root, 'public', path)).size);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024);
  });

  it('are all there, under the names that the style sheet uses', () => {
    const named = css.match(/\/fonts\/[\w.-]+\.woff2/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(10);
    for (const path of named) expect(statSync(join(root, 'public', path)).size, path).toBeGreaterThan(500);
  });
});
