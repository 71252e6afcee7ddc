import './next-in-process';
import type { Metadata } from 'next';
import type { ComponentProps, ReactElement } from 'react';
import type { BreadcrumbListLeaf } from 'schema-dts';
import { describe, expect, test, vi } from 'vitest';
import NumberedPlacePage, {
  generateMetadata as numberedPlaceMetadata,
} from '@/app/[locale]/(public)/hotels/in/[category]/[detail]/[page]/page';
import PlacePage, {
  generateMetadata as placeMetadata,
} from '@/app/[locale]/(public)/hotels/in/[category]/[detail]/page';
import HotelsPage, { generateMetadata as hotelsMetadata } from '@/app/[locale]/(public)/hotels/page';
import NumberedHotelsPage, {
  generateMetadata as numberedHotelsMetadata,
} from '@/app/[locale]/(public)/hotels/page/[page]/page';
import { LoadFailure } from '@/components/layout/load-failure';
import { NotFound } from '@/components/layout/not-found';
import { languageOfPath, languages } from '@/lib/i18n/languages';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { HOTELS_A_PAGE } from '@/lib/stay/hotel-list';
import { hotels } from '@/sandbox/hub/seed/hotels';
import { testEnvironment } from '../env/environment';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { inLanguage } from '../setup/root-params';
import { readServedPage } from '../structured-data/served-page';
import { pageServerForFile } from './rendered-pages';

// More than one page of hotels; read when the sandbox's catalogue is made, which is before anything below runs.
vi.hoisted(() => {
  process.env.SANDBOX_HOTELS = '40';
});

/** The route of an address, as Next would choose it. */
function routeOf(path: string) {
  const [, , kind, ...parts] = unlocalizedPath(path).split('/');
  if (kind === undefined) return { Page: HotelsPage, metadata: hotelsMetadata, params: {} };
  if (kind === 'page')
    return { Page: NumberedHotelsPage, metadata: numberedHotelsMetadata, params: { page: parts[0] } };
  const [category, detail, page] = parts;
  return page === undefined
    ? { Page: PlacePage, metadata: placeMetadata, params: { category, detail } }
    : { Page: NumberedPlacePage, metadata: numberedPlaceMetadata, params: { category, detail, page } };
}

const propsOf = (path: string) => ({ params: Promise.resolve(routeOf(path).params) }) as never;
const metadataOf = (path: string): Promise<Metadata> =>
  inLanguage(languageOfPath(path).locale, () => routeOf(path).metadata(propsOf(path)));

sandboxAsHub();
const web = pageServerForFile((path) => () => routeOf(path).Page(propsOf(path)));

/** Ids of the hotels that a page shows, in its order. */
async function shownOn(path: string): Promise<string[]> {
  const { status, html } = await web.ask(path);
  expect(status).toBe(200);
  return [...html.matchAll(/data-item-id="([^"]+)"/g)].map(([, hotelId = '']) => hotelId);
}

/** Follows `next` from page to page as a search engine does; each page must name the one before it. */
async function walk(first: string): Promise<{ path: string; shown: string[] }[]> {
  const walked: { path: string; shown: string[] }[] = [];
  let before: string | undefined;
  for (let path: string | undefined = first; path !== undefined; ) {
    const { pagination, alternates } = await metadataOf(path);
    const address: string = testEnvironment.PUBLIC_ORIGIN + path;
    expect(alternates?.canonical).toBe(address);
    expect(pagination?.previous ?? undefined).toBe(before);
    walked.push({ path, shown: await shownOn(path) });
    before = address;
    const next: string | URL | null | undefined = pagination?.next;
    path = next ? new URL(next).pathname : undefined;
    expect(walked.length).toBeLessThan(20);
  }
  return walked;
}

describe.each(languages.map(({ locale }) => locale))('the hotel list in %s', (locale) => {
  test('shows every hotel once from its first page to its last, each page full but the last', async () => {
    const walked = await walk(localizedPath(locale, paths.hotels()));
    expect(walked.map(({ shown }) => shown.length)).toEqual([12, 12, 12, 4]);
    expect(walked.flatMap(({ shown }) => shown)).toEqual(hotels.map(({ hotelId }) => hotelId));
    expect(walked.map(({ path }) => unlocalizedPath(path))).toEqual([
      '/hotels',
      '/hotels/page/2',
      '/hotels/page/3',
      '/hotels/page/4',
    ]);
  });

  test('leads to each region and theme, whose pages hold its hotels and no other', async () => {
    const { html } = await web.ask(localizedPath(locale, paths.hotels()));
    const places = [...new Set([...html.matchAll(/href="([^"]*\/hotels\/in\/[^"/]+\/[^"/]+)"/g)].map(([, to]) => to))];
    expect(places.length).toBeGreaterThanOrEqual(12);
    for (const place of places.filter((to) => to !== undefined)) {
      const [category, detail] = unlocalizedPath(place).split('/').slice(-2);
      const shown = (await walk(place)).flatMap((page) => page.shown);
      const there = hotels.filter(({ region, themes }) =>
        category === 'location' ? region === detail : themes.some((theme) => theme === detail),
      );
      expect(shown).toEqual(there.map(({ hotelId }) => hotelId));
      expect(shown.length).toBeGreaterThan(0);
    }
  });

  test('says on every page where it is, to people as to machines', async () => {
    const { hotels: texts } = await loadMessages(locale);
    const path = localizedPath(locale, paths.hotels({ page: 3 }));
    const page = readServedPage((await web.ask(path)).html);
    const [trail] = page.structured as unknown as BreadcrumbListLeaf[];
    const items = trail?.itemListElement as unknown as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(items.at(-1)).toMatchObject({
      name: texts.list.page.replace('{page}', '3'),
      item: testEnvironment.PUBLIC_ORIGIN + path,
    });
    for (const { name } of items) expect(page.visible).toContain(name);
  });
});

describe('an address of the list that is none', () => {
  const beyond = Math.ceil(hotels.length / HOTELS_A_PAGE) + 1;
  test.each([
    paths.hotels({ page: beyond }),
    paths.hotels({ page: 99_999 }),
    '/hotels/page/0',
    '/hotels/page/02',
    '/hotels/page/two',
    '/hotels/in/location/atlantis',
    '/hotels/in/colour/seoul',
    '/hotels/in/location/seoul/99',
    '/hotels/in/location/seoul/x',
    '/hotels/in/location/%25',
    '/hotels/in/location/%E0%A4%A',
    `/hotels/in/location/${'x'.repeat(300)}`,
    '/hotels/in/__proto__/constructor',
  ])('%s is not found, in its title as in its page', async (path) => {
    const { common } = await loadMessages('ko');
    expect(await metadataOf(path)).toMatchObject({
      title: `${common.state.notFoundTitle} · ${common.brand.group}`,
      robots: { index: false },
    });
    const drawn = (await routeOf(path).Page(propsOf(path))) as ReactElement<ComponentProps<typeof LoadFailure>>;
    expect(drawn).toMatchObject({ type: LoadFailure });
    expect(LoadFailure(drawn.props)).toMatchObject({ type: NotFound });
  });

  test.each([
    ['/hotels/page/1', '/hotels'],
    ['/jp/hotels/page/1', '/jp/hotels'],
    ['/hotels/in/location/seoul/1', '/hotels/in/location/seoul'],
    ['/cn/hotels/in/theme/hanok/1', '/cn/hotels/in/theme/hanok'],
  ])('%s redirects to %s for good', async (path, target) => {
    const drawn = inLanguage(languageOfPath(path).locale, () => routeOf(path).Page(propsOf(path)));
    await expect(drawn).rejects.toEqual(
      expect.objectContaining({ digest: expect.stringMatching(new RegExp(`${target};308;$`)) }),
    );
  });
});
