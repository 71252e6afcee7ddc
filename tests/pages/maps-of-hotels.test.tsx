// @vitest-environment node
import './next-in-process';
import { JSDOM } from 'jsdom';
import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import HotelRoute from '@/app/[locale]/(public)/hotels/[hotelId]/page';
import PlaceRoute from '@/app/[locale]/(public)/hotels/in/[category]/[detail]/page';
import { type Locale, languages } from '@/lib/i18n/languages';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { control } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { pageServerForFile } from './rendered-pages';

const sandbox = sandboxAsHub();
beforeAll(async () => {
  await control(sandbox, '/hotel', { hotelId: 'onggi-jeonju', withoutGeo: true });
  await control(sandbox, '/hotel', { hotelId: 'onjeong-dongnae', withoutGeo: true });
});
const web = pageServerForFile((path) => async () => {
  const [hotelId = '', category = '', detail = ''] = unlocalizedPath(path).split('/').slice(2);
  const at = <Segments,>(segments: Segments) => ({
    params: Promise.resolve(segments),
  });
  return category === '' ? HotelRoute(at({ hotelId })) : PlaceRoute(at({ category, detail }) as never);
});

async function open(path: string, locale: Locale) {
  const { html } = await web.ask(localizedPath(locale, path));
  const messages = await loadMessages(locale);
  return { document: new JSDOM(html).window.document, t: createTranslator({ locale, messages }) };
}
const region = (detail: string) => paths.hotels({ place: { category: 'location', detail } });

describe.each(languages.map(({ locale }) => locale))('in %s', (locale) => {
  test('a region has a map whose links are the hotels of the list, each way', async () => {
    const { document, t } = await open(region('seoul'), locale);
    const map = document.querySelector('#map svg');
    expect(map?.getAttribute('aria-label')).toBe(document.querySelector('#map h2')?.textContent);
    const links = [...(map?.querySelectorAll('a') ?? [])];
    const entries = [...document.querySelectorAll('li[data-nth]')];
    expect(entries.length).toBeGreaterThan(1);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ id }) => `#${id}`));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      entries.map((entry) => entry.querySelector('h2')?.textContent),
    );
    const back = entries.map((entry) => entry.querySelector('a[href^="#map-"]'));
    for (const [index, link] of back.entries()) {
      expect(document.querySelector(link?.getAttribute('href') ?? '#')?.contains(links[index] ?? null)).toBe(true);
      expect(link?.textContent).toContain(t('hotels.map.show'));
    }
    expect(document.querySelector('#map path')?.getAttribute('d')).toMatch(/^M/);
  });

  test('a hotel has a map of its surroundings, and distances and times as text', async () => {
    const { document, t } = await open(paths.hotel('haneul-gyeongbok'), locale);
    const way = document.querySelector('#way');
    const hotelName = document.querySelector('h1')?.textContent ?? '';
    expect(way?.querySelector('svg.drawn-map')?.getAttribute('aria-label')).toBe(
      t('hotels.map.around', { name: hotelName }),
    );
    expect(way?.textContent).toContain(t('common.way.foot', { minutes: 7 }));
    expect(way?.textContent).toMatch(/\d ?(km|公里|キロ)/);
  });

  test('a hotel without coordinates has a sentence and its address instead of a map', async () => {
    const { document, t } = await open(paths.hotel('onggi-jeonju'), locale);
    const way = document.querySelector('#way');
    expect(way?.querySelector('svg.drawn-map')).toBeNull();
    expect(way?.textContent).toContain(t('hotels.map.absent'));
    expect(way?.textContent).toContain('55043');
    expect(document.documentElement.innerHTML).not.toMatch(/GeoCoordinates|NaN/);
    const list = (await open(region('jeonju'), locale)).document;
    expect(list.querySelectorAll('#map, a[href="#map"]')).toHaveLength(0);
  });

  test('a hotel without coordinates is named beside the map of its region, and the others are on it', async () => {
    const { document, t } = await open(region('busan'), locale);
    const [shown, absent] = [...document.querySelectorAll('li[data-nth] h2')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect([...document.querySelectorAll('#map a')].map(({ textContent }) => textContent)).toEqual([shown]);
    expect(document.querySelector('#map')?.textContent).toContain(t('hotels.map.notShown', { names: absent ?? '' }));
  });
});

test('a list of a theme has no map', async () => {
  const { document } = await open(paths.hotels({ place: { category: 'theme', detail: 'sea' } }), 'en');
  expect(document.querySelector('#map')).toBeNull();
  expect(document.querySelectorAll('main ul > li').length).toBeGreaterThan(3);
});

test.each(['status', 'malformed'])('pages stand without a map that does not come: %s', async (kind) => {
  await control(sandbox, '/faults', { path: '/product/hotel/map/gangwon', kind, status: 500 });
  const { document } = await open(region('gangwon'), 'en');
  expect(document.querySelectorAll('main h2')).not.toHaveLength(0);
  expect(document.querySelectorAll('#map, a[href="#map"]')).toHaveLength(0);
  await control(sandbox, '/faults', undefined, 'DELETE');
});
