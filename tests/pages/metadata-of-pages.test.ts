import './next-in-process';
import { join } from 'node:path';
import type { Metadata } from 'next';
import { describe, expect, test } from 'vitest';
import { type Locale, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { pages } from '@/lib/routes/pages';
import { testEnvironment } from '../env/environment';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { inLanguage } from '../setup/root-params';

const root = join(import.meta.dirname, '..', '..');

sandboxAsHub();

const samples: Record<string, string> = {
  hotelId: 'haneul-namsan',
  restaurantId: 'namsan-bulbit',
  category: 'location',
  detail: 'seoul',
  region: 'seoul',
  offerId: 'dinner-and-morning',
};

/** Every page with sample ids. Numbered parts of a list need more hotels; a download has no title. */
const rows = pages
  .filter(({ pattern }) => !pattern.includes('{page}') && !pattern.startsWith('/myPage/attachment'))
  .map(({ pattern, kind, search }) => {
    const ids = [...pattern.matchAll(/\{(\w+)\}/g)].map(
      ([, name = '']) => [name, samples[name] ?? 'sample-1'] as const,
    );
    const folder = pattern
      .replace(/\{(\w+)\}/g, '[$1]')
      .replace('_', '%5F')
      .replace(/\/$/, '');
    return {
      path: ids.reduce((path, [name, id]) => path.replace(`{${name}}`, id), pattern),
      file: `app/[locale]/(${kind})${folder}/page.tsx`,
      params: Object.fromEntries(ids),
      isListed: search === 'listed',
    };
  });
const listed = rows.filter(({ isListed }) => isListed);
const unlisted = rows.filter(({ isListed }) => !isListed);

type MakeMetadata = (props: unknown) => Promise<Metadata>;

async function metadataOf({ file, params }: { file: string; params: object }, locale: Locale): Promise<Metadata> {
  const { generateMetadata } = (await import(/* @vite-ignore */ join(root, file))) as {
    generateMetadata: MakeMetadata;
  };
  return inLanguage(locale, () =>
    generateMetadata({ params: Promise.resolve(params), searchParams: Promise.resolve({}) }),
  );
}

describe.each(listed)('$path may be listed', (row) => {
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
  const all = await Promise.all(listed.map((row) => metadataOf(row, 'en')));
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(unlisted)('$path is kept out of search engines', async (row) => {
  for (const { locale } of languages) {
    const { robots, alternates, title } = await metadataOf(row, locale);
    expect(robots, locale).toEqual({ index: false, follow: false });
    expect(alternates ?? null, locale).toBeNull();
    expect(String(title), locale).toContain((await loadMessages(locale)).common.brand.group);
  }
});
