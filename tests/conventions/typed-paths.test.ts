import { expect, it } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/routes/pages';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const segments = languages.flatMap(({ segment }) => segment ?? []).join('|');
const firstSegments = [...new Set(pages.map(({ pattern }) => pattern.split('/')[1]).filter(Boolean))].join('|');
const files = sourceFiles(['app', 'components', 'lib', 'next.config.mjs'], /\.(?:tsx?|mjs)$/);

/** Places in the code of files, as sentences; an import such as '@/components/…' never starts with a slash. */
const placesOf = (pattern: RegExp, exceptIn: RegExp) =>
  files
    .filter(({ path }) => !exceptIn.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(pattern)].map(([match]) => `${path} writes ${match}`),
    );

it('addresses of pages are written by lib/routes/paths, and listed in lib/routes/pages', () => {
  const literal = new RegExp(`['"\`]/(?:(?:${segments})/)?(?:${firstSegments})(?:[/?#][^'"\`]*)?['"\`]`, 'g');
  // The hub's paths are no pages of the product.
  expect(placesOf(literal, /^lib\/(?:routes\/[\w-]+|hub\/contract\/[\w-]+)\.ts$/)).toEqual([]);
});

it('addresses of handlers are written in lib/routes alone', () => {
  const literal = /['"`^]\\?\/api\b/g;
  expect('startsWith("/api/now") `/api/hub` /^\\/api\\b/'.match(literal)).toHaveLength(3);
  expect(placesOf(literal, /^lib\/routes\/[\w-]+\.ts$/)).toEqual([]);
});

it('segments of languages are written in lib/i18n/languages alone', () => {
  const literal = new RegExp(`\\b(?:${segments})\\|(?:${segments})\\b|['"\`]/(?:${segments})['"\`/]`, 'g');
  expect(placesOf(literal, /^lib\/i18n\/languages\.ts$/)).toEqual([]);
});
