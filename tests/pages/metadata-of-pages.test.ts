import './next-in-process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata } from 'next';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { pagePattern, pages } from '@/lib/routes/pages';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { testEnvironment, useEnvironment } from '../env/environment';

const root = join(import.meta.dirname, '..', '..');
const hotelId = 'haneul-namsan';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
});
afterAll(() => sandbox.stop());

const isListed = ({ path }: PathRow) => pages.find(({ pattern }) => pattern === pagePattern(path))?.search === 'listed';

interface PathRow {
  name: string;
  path: string;
}

/** Every path of the product, each with sample ids. */
function rowsOf(tree: object, prefix = ''): PathRow[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return rowsOf(value, `${name}.`);
    const build = value as (...ids: unknown[]) => string;
    const ids =
      key === 'hotel' || key === 'hotelOffers'
        ? [hotelId, 'x=1']
        : key === 'restaurant'
          ? ['namsan-bulbit']
          : build.length > 0
            ? ['sample-1', 'x=1']
            : [];
    return [{ name, path: build(...ids).split('?')[0] ?? '/' }];
  });
}

interface PageFile {
  file: string;
  segments: string[];
}
const pageFiles: PageFile[] = globSync('app/[[]locale]/**/page.tsx', { cwd: root }).map((file) => ({
  file,
  segments: decodeURIComponent(file)
    .replace(/^app\/\[locale\]\/|page\.tsx$/g, '')
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('(')),
}));

/** The page that Next would choose, with what it fills into its parameters. */
function pageOf(path: string): { file: string; params: Record<string, string | string[]> } {
  const asked = path.split('/').filter(Boolean);
  const fits = ({ segments }: PageFile) => {
    const rest = segments.findIndex((segment) => segment.startsWith('[...'));
    if (rest === -1 && segments.length !== asked.length) return false;
    if (rest !== -1 && asked.length <= rest) return false;
    return segments.every((segment, index) => segment.startsWith('[') || segment === asked[index]);
  };
  const weight = ({ segments }: PageFile) =>
    segments.map((segment) => (segment.startsWith('[...') ? 2 : segment.startsWith('[') ? 1 : 0)).join('');
  const [found] = pageFiles.filter(fits).sort((a, b) => weight(a).localeCompare(weight(b)));
  if (!found) throw new Error(`no page at ${path}`);
  const params = found.segments.flatMap((segment, index) => {
    const name = /^\[(\.\.\.)?(\w+)\]$/.exec(segment);
    if (!name) return [];
    return [[name[2] ?? '', name[1] ? asked.slice(index) : (asked[index] ?? '')] as const];
  });
  return { file: found.file, params: Object.fromEntries(params) };
}

/** A download for its member alone, and no page. */
const isDownload = ({ name }: PathRow) => name === 'myPageAttachment';

const rows = rowsOf(paths)
  .filter((row) => !isDownload(row))
  .map((row) => ({ ...row, ...pageOf(row.path) }));
/** An address whose page is still to be built ends at the page for unknown addresses, which is a 404. */
const standing = rows.filter(({ file }) => !file.endsWith('[...rest]/page.tsx'));

type MakeMetadata = (props: unknown) => Promise<Metadata>;

async function metadataOf({ file, params }: { file: string; params: object }, locale: string): Promise<Metadata> {
  const { generateMetadata } = (await import(/* @vite-ignore */ join(root, file))) as {
    generateMetadata: MakeMetadata;
  };
  return generateMetadata({ params: Promise.resolve({ locale, ...params }), searchParams: Promise.resolve({}) });
}

test('every path of the product leads to a page', () => {
  expect(standing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['home', 'hotels', 'hotel', 'search', 'app']),
  );
});

describe.each(standing.filter(isListed))('$name ($path) may be listed', (row) => {
  const addresses = Object.fromEntries(
    languages.map(({ locale }) => [
      locale,
      testEnvironment.PUBLIC_ORIGIN + localizedPath(locale, row.path).replace(/^\/$/, '/'),
    ]),
  );

  test.each(languages.map(({ locale }) => locale))(
    'in %s it is its own canonical and names every language',
    async (locale) => {
      const { alternates, robots, openGraph, twitter } = await metadataOf(row, locale);
      expect(robots ?? null).toBeNull();
      expect(alternates?.canonical).toBe(addresses[locale]);
      // The same table in each language: each named language names back.
      expect(alternates?.languages).toEqual({ ...addresses, 'x-default': addresses.ko });
      expect(openGraph).toMatchObject({ url: addresses[locale], type: 'website' });
      expect(twitter).toMatchObject({ card: 'summary_large_image' });
      const [image] = (openGraph?.images ?? []) as { url: string; alt: string; width: number; height: number }[];
      expect(image).toMatchObject({ width: 1200, height: 630, alt: expect.stringMatching(/.{5,}/) });
      expect(image?.url).toMatch(new RegExp(`^${testEnvironment.PUBLIC_ORIGIN}/pictures/preview/${locale}/`));
      expect(twitter?.images).toEqual(openGraph?.images);
    },
  );

  test('it has a title and a description of its own in each language', async () => {
    const all = await Promise.all(languages.map(({ locale }) => metadataOf(row, locale)));
    const titles = all.map(({ title }) => String(title));
    const descriptions = all.map(({ description }) => String(description));
    expect(new Set(titles).size).toBe(languages.length);
    expect(new Set(descriptions).size).toBe(languages.length);
    for (const [index, { locale }] of languages.entries()) {
      expect(titles[index]).toContain((await loadMessages(locale)).common.brand.group);
      expect(descriptions[index]?.length).toBeGreaterThan(20);
      expect(descriptions[index]?.length).toBeLessThan(200);
    }
  });
});

test('no two pages that may be listed share a title or a description', async () => {
  const all = await Promise.all(standing.filter(isListed).map((row) => metadataOf(row, 'en')));
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(standing.filter((row) => !isListed(row)))('$name ($path) is kept out of search engines', async (row) => {
  for (const { locale } of languages) {
    const { robots, alternates, title } = await metadataOf(row, locale);
    expect(robots, locale).toEqual({ index: false, follow: false });
    expect(alternates ?? null, locale).toBeNull();
    expect(String(title), locale).toContain((await loadMessages(locale)).common.brand.group);
  }
});
