// Long, because every address of the results is asked of one hub.
// @vitest-environment node
import './next-in-process';
import { JSDOM } from 'jsdom';
import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatKrw } from '@/components/ui/price';
import type { StayResult } from '@/lib/hub/contract/offer';
import { type Locale, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { hotels } from '../../sandbox/hub/seed/hotels';
import { stayIn, stock, stockEveryHotel } from '../sandbox/booking-steps';
import { callHub, control } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { makerOf } from './pages-of-the-hub';
import { pageServerForFile } from './rendered-pages';

const sandbox = sandboxAsHub();
const full = stayIn(33, 1, 'dalbit-gyeongpo');
/** Every hotel has rooms for it but this one. */
const wish = stayIn(22, 2, 'haneul-haeundae');
beforeAll(async () => {
  // The hub’s day is a week ahead: what is tomorrow here is long past there. Both switches are turned before the page
  // server watches this process: its rules for methods would hold for the sandbox too.
  await control(sandbox, '/clock', { now: new Date(Date.now() + 7 * 86_400_000).toISOString() });
  await stock(sandbox, full, 0);
  await stockEveryHotel(sandbox, wish);
  await stock(sandbox, wish, 0);
  for (const hotelId of ['haneul-namsan', 'dalbit-gyeongpo']) await stock(sandbox, { ...wish, hotelId }, 2);
});
const web = pageServerForFile(makerOf);

const { checkInDate, checkOutDate } = wish;
const stay = `checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`;

async function open(query: string, locale: Locale = 'ko') {
  const { html, status } = await web.ask(localizedPath(locale, paths.search(query)));
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages });
  return { status, document: new JSDOM(html).window.document, t };
}

/** What the hub answers: hotels with rooms in its order, then those without. */
async function hubResults(filters: object = {}): Promise<StayResult[]> {
  const body = { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'ko', filters };
  return (await callHub(sandbox, 'searchStays', { body })).body.data.results;
}

async function hubTotals(filters?: object): Promise<number[]> {
  return (await hubResults(filters)).flatMap(({ lowestTotalKrw }) => lowestTotalKrw ?? []);
}

async function openComparison(ids: readonly string[], locale: Locale) {
  const query = `${stay}&${ids.map((hotelId) => `compare=${hotelId}`).join('&')}`;
  const { html } = await web.ask(localizedPath(locale, paths.compareHotels(query)));
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const { document } = new JSDOM(html).window;
  const cells = (row: Element | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  const rowOf = (title: string) =>
    cells([...document.querySelectorAll('tbody')].find((row) => row.querySelector('th')?.textContent === title));
  return { document, t, rowOf };
}

describe.each(languages.map(({ locale }) => locale))('a comparison in %s', (locale) => {
  const chosen = ['dalbit-gyeongpo', 'haneul-haeundae', 'haneul-namsan'];

  test('has a column for each hotel in the order of their choice, with the totals of the list', async () => {
    const { document, t, rowOf } = await openComparison(chosen, locale);
    const results = await hubResults();
    const nights = t('common.stay.nights', { count: 2 });
    const totals = rowOf(t('search.results.total', { nights, rooms: 1 }));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('thead a.display')];
    expect(links.map(({ href }) => href.split('/').at(-1))).toEqual(chosen);
    expect(totals).toHaveLength(3);
    for (const [place, hotelId] of chosen.entries()) {
      const total = results.find((result) => result.hotelId === hotelId)?.lowestTotalKrw ?? null;
      expect(totals[place]).toContain(total === null ? t('search.obstacle.soldOut') : formatKrw(total, locale));
    }
    expect(rowOf(t('common.stayNotices.title'))).toHaveLength(3);
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
    expect(document.body.textContent).not.toContain(t('search.repairs.title'));
  });

  test('refuses a fifth hotel and leaves out one that there is not, each with a sentence', async () => {
    const five = await openComparison([...chosen, 'oreum-jeju', 'unhae-seorak'], locale);
    expect(five.document.querySelectorAll('thead th')).toHaveLength(4);
    expect(five.document.body.textContent).toContain(five.t('search.repairs.compare-many', { most: 4 }));
    const gone = await openComparison(['nowhere', 'oreum-jeju'], locale);
    expect(gone.document.querySelectorAll('thead th')).toHaveLength(1);
    expect(gone.document.body.textContent).toContain(gone.t('search.repairs.compare-unknown'));
    const none = await openComparison([], locale);
    expect(none.document.body.textContent).toContain(none.t('results.compare.emptyTitle'));
  });
});

describe.each(languages.map(({ locale }) => locale))('results in %s', (locale) => {
  test('show the hub’s all-in totals, the way to the nearest landmark, and what members save', async () => {
    const { document, status, t } = await open(stay, locale);
    expect(status).toBe(200);
    const rows = [...document.querySelectorAll(`ul[aria-label="${t('search.results.listLabel')}"] > li`)];
    const totals = await hubTotals();
    expect(totals).toHaveLength(hotels.length - 1);
    expect(rows).toHaveLength(totals.length);
    expect(document.querySelector('#results')?.textContent).toContain(t('search.results.allIn'));
    for (const [position, row] of rows.entries()) {
      const total = formatKrw(totals[position] ?? 0, locale);
      expect(row.textContent).toContain(total);
      expect(row.textContent).toMatch(/\d(\.\d)? ?(km|公里|キロ)/);
    }
    const [before = ''] = t('results.member.saves', { price: '|', saved: '' }).split('|');
    expect(rows.some(({ textContent }) => textContent?.includes(before))).toBe(true);
    expect(document.body.textContent).toContain(t('results.member.sentence'));
  });
});

describe('the filters', () => {
  const query = `${stay}&refundable=1&sort=name`;

  test('are a form that asks for the same address without script, with a count for each choice', async () => {
    const { document, t } = await open(query);
    const form = document.querySelector<HTMLFormElement>('form#filters');
    expect(form?.getAttribute('aria-label')).toBe(t('results.filters.title'));
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
    expect(hidden.map(({ name, value }) => `${name}=${value}`).join('&')).toBe(`${stay}&sort=name`);
    const chosen = [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    expect(chosen.map(({ name, value }) => `${name}=${value}`)).toEqual(['maxTotal=', 'refundable=1']);
    const free = form?.querySelector('input[name=refundable]')?.closest('label');
    expect(free?.textContent).toBe(
      `${t('results.filters.refundable')}${(await hubTotals({ refundable: true })).length}`,
    );
    expect(form?.querySelector('button[type=submit]')?.textContent).toBe(t('results.filters.apply'));
  });

  test('stand above the list, each with its way out that keeps the rest; so does every order', async () => {
    const { document, t } = await open(`${query}&facility=spa`);
    const links = [...document.querySelectorAll(`ul[aria-label="${t('results.filters.applied')}"] a`)];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/search?${stay}&refundable=1&sort=name`,
      `/search?${stay}&facility=spa&sort=name`,
      `/search?${stay}&sort=name`,
    ]);
    const orders = [...document.querySelectorAll(`nav[aria-label="${t('results.sort.label')}"] a`)];
    expect(orders.map((link) => link.getAttribute('href'))).toContain(
      `/search?${stay}&facility=spa&refundable=1&sort=priceAsc`,
    );
    expect(orders.find((link) => link.getAttribute('aria-current') === 'true')?.textContent).toBe(
      t('results.sort.name'),
    );
  });

  test('that no hotel meets are named with what letting them go shows', async () => {
    const { document, status, t } = await open(`${stay}&maxTotal=1000&refundable=1`);
    expect(status).toBe(200);
    expect(document.querySelector('#nothing-matches')?.textContent).toBe(t('results.noMatch.title'));
    const section = document.querySelector('section[aria-labelledby=nothing-matches]');
    const ways = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(ways).toEqual([`/search?${stay}&refundable=1`, `/search?${stay}`]);
  });
});

describe('an address with mistakes', () => {
  test.each([
    ['an unknown view and a page that is not there', 'view=moon&page=40', ['filter-unknown', 'page-beyond']],
    ['nonsense for every field', 'maxTotal=x&sort=x&page=x', ['price-format', 'sort-unknown', 'page-format']],
  ] as const)('%s shows hotels and says what was put right', async (_what, mistakes, repairs) => {
    const { document, status, t } = await open(`${stay}&${mistakes}`);
    expect(status).toBe(200);
    const notice = document.querySelector('[role=status] ul');
    expect([...(notice?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      repairs.map((repair) => t(`search.repairs.${repair}`)),
    );
    const shown = [...document.querySelectorAll('[data-item-id]')].map((row) => row.getAttribute('data-item-id'));
    expect(shown).toEqual((await hubResults()).map(({ hotelId }) => hotelId));
    expect(shown.at(-1)).toBe(wish.hotelId);
    expect(document.body.innerHTML).not.toContain('moon');
  });

  test('3 KB of query are reported, also where the hub refuses the default search that stands for it', async () => {
    const { document, status, t } = await open(`facility=${'x'.repeat(3_000)}`);
    expect(status).toBe(400);
    expect(document.body.textContent).toContain(t('search.repairs.query-too-long'));
  });
});

test.each(languages.map(({ locale }) => locale))(
  'a search that the hub refuses is a 400 in %s: what to change, the form as it was, and no word of an outage',
  async (locale) => {
    const soon = stayIn(1);
    const { document, status, t } = await open(`checkIn=${soon.checkInDate}&checkOut=${soon.checkOutDate}`, locale);
    expect(status).toBe(400);
    expect(document.querySelector('h1')?.textContent).toBe(t('results.refused.title'));
    expect(document.querySelector(`form[aria-label="${t('search.form.label')}"]`)).not.toBeNull();
    expect(document.body.textContent).not.toContain(t('common.state.hubUnavailableTitle'));
  },
);

test.each([
  ['a hotel’s rooms', (query: string) => paths.hotelOffers('haneul-namsan', query)],
  ['a comparison', (query: string) => paths.compareHotels(`${query}&compare=haneul-namsan`)],
])('%s of a stay that the hub refuses are the same 400', async (_what, pathOf) => {
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(1);
  const { html, status } = await web.ask(pathOf(`checkIn=${checkIn}&checkOut=${checkOut}`));
  const { results } = await loadMessages('ko');
  expect(status).toBe(400);
  expect(new JSDOM(html).window.document.querySelector('h1')?.textContent).toBe(results.refused.title);
});

test('where nothing is free, three stays that can be booked are one link each, and no filter pretends to help', async () => {
  const { document, status, t } = await open(
    `hotel=${full.hotelId}&checkIn=${full.checkInDate}&checkOut=${full.checkOutDate}&room=2-0`,
  );
  expect(status).toBe(200);
  expect(document.querySelector('#nothing-free')?.textContent).toBe(t('search.obstacle.soldOut'));
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('section[aria-labelledby=nothing-free] a')];
  expect(ways).toHaveLength(3);
  for (const way of ways)
    expect(way.getAttribute('href')).toMatch(
      /^\/search\/[\w-]+\?hotel=dalbit-gyeongpo&checkIn=[\d-]+&checkOut=[\d-]+&room=2-0$/,
    );
  expect(document.querySelector('form#filters')).toBeNull();
});

describe.each(languages.map(({ locale }) => locale))('what keeps hotels from being booked, in %s', (locale) => {
  const often = (document: Document, text: string) => (document.body.textContent ?? '').split(text).length - 1;
  const links = (document: Document, text: string) =>
    [...document.querySelectorAll('main a')].filter(({ textContent }) => textContent === text);
  const dates = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;

  test('a party that no room holds is named once for all hotels, with one way on, and not as a matter of dates', async () => {
    const { document, t } = await open(`${dates}&room=4-3`, locale);
    expect(document.querySelectorAll('section[aria-labelledby=taken] li').length).toBeGreaterThan(5);
    expect(often(document, t('search.obstacle.partyTooLarge'))).toBe(1);
    expect(links(document, t('search.results.splitRooms', { rooms: 2 }))).toHaveLength(1);
    expect(document.querySelector('#taken')?.textContent).toBe(t('search.results.searchedTitle'));
  });

  test('three rooms, the most of a search: the division that works in one link, or that there is none', async () => {
    const room = 'room=4-3';
    const { document: uneven, t } = await open(`${dates}&${room}&room=1-0&room=1-0`, locale);
    expect(often(uneven, t('search.obstacle.partyTooLarge'))).toBe(1);
    const [way] = links(uneven, t('search.results.splitRooms', { rooms: 3 }));
    const { document: divided } = await open(way?.getAttribute('href')?.split('?')[1] ?? '', locale);
    expect(divided.querySelector(`ul[aria-label="${t('search.results.listLabel')}"] > li`)).not.toBeNull();

    const { document: full } = await open(`${dates}&${room}&${room}&${room}`, locale);
    expect(full.querySelector('#nothing-free')?.textContent).toBe(t('search.obstacle.groupTooLarge'));
    expect(often(full, t('search.results.groupTooLarge', { rooms: 3 }))).toBe(1);
    expect(full.querySelector('section[aria-labelledby=nothing-free] a')).toBeNull();
    for (const wrong of ['search.obstacle.partyTooLarge', 'search.results.nothingSentenceNoAlternatives'] as const)
      expect(often(full, t(wrong)), wrong).toBe(0);
  });

  test('a reason of one hotel among others that have rooms is named once, above it', async () => {
    const { document, t } = await open(`${dates}&room=2-0`, locale);
    expect(document.querySelector('#taken')?.textContent).toBe(t('search.obstacle.soldOut'));
    expect(often(document, t('search.obstacle.soldOut'))).toBe(1);
  });

  test('a total for two rooms never stands below the number of rooms left of one type', async () => {
    const { document: two, t } = await open(`${dates}&room=2-0&room=2-0`, locale);
    const counts = [1, 2, 3].map((count) => t('search.results.roomsLeft', { count }));
    for (const count of counts) expect(often(two, count)).toBe(0);
    expect(often(two, t('search.results.fewTogether'))).toBeGreaterThan(0);
    const { document: one } = await open(`${dates}&room=2-0`, locale);
    expect(often(one, counts[1] ?? '')).toBeGreaterThan(0);
  });
});
