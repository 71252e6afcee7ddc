// @vitest-environment node
import './next-in-process';
import { JSDOM } from 'jsdom';
import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { type StayWish, stayIn, stock } from '../sandbox/booking-steps';
import { control } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { makerOf } from './pages-of-the-hub';
import { pageServerForFile } from './rendered-pages';

const sandbox = sandboxAsHub();
const full = stayIn(33, 1, 'dalbit-gyeongpo');
/** Let for two nights or more. */
const long = stayIn(44, 2, 'haneul-namsan');
beforeAll(async () => {
  await stock(sandbox, full, 0);
  for (const stay of [long, stayIn(50, 1, 'haneul-namsan')]) await stock(sandbox, stay, 5);
  const { hotelId, checkInDate } = long;
  await control(sandbox, '/minimum-stay', { hotelId, date: checkInDate, nights: 2 });
});
const web = pageServerForFile(makerOf);

describe.each(languages.map(({ locale }) => locale))('a hotel’s rooms in %s', (locale) => {
  const openRooms = async (stay: StayWish, query: string) => {
    const address = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&${query}`;
    const { html } = await web.ask(localizedPath(locale, paths.hotelOffers(stay.hotelId, address)));
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    return { document: new JSDOM(html).window.document, t };
  };
  const heading = (document: Document) => document.querySelector('#nothing-free')?.textContent;
  const ways = (document: Document) =>
    [...document.querySelectorAll<HTMLAnchorElement>('section[aria-labelledby=nothing-free] a')].map(
      (way) => way.getAttribute('href') ?? '',
    );

  test('sold out, offer the same three stays as the list, which keep its filters', async () => {
    const { document, t } = await openRooms(full, 'room=2-0&detail=gangwon&refundable=1&sort=name');
    expect(heading(document)).toBe(t('search.obstacle.soldOut'));
    expect(ways(document)).toHaveLength(3);
    for (const way of ways(document)) expect(way).toMatch(/detail=gangwon&.*refundable=1&sort=name/);
  });

  test('say what was put right in the address: the view of the list too', async () => {
    const { document, t } = await openRooms(long, 'room=2-0&accessible=maybe&unit=euro&offer=a%20b');
    const repairs = [...document.querySelectorAll('[role=status] ul li')].map(({ textContent }) => textContent);
    expect(repairs).toEqual(
      (['filter-unknown', 'unit-unknown', 'package-unknown'] as const).map((name) => t(`search.repairs.${name}`)),
    );
  });

  test('too small for a party, say so and lead to the split that works', async () => {
    const { document, t } = await openRooms(stayIn(50, 1, 'haneul-namsan'), 'room=4-3');
    expect(heading(document)).toBe(t('search.obstacle.partyTooLarge'));
    expect(ways(document)[0]).toMatch(/room=2-\d&room=2-\d/);
  });

  test('for longer stays alone, say how long and lead to the shortest that is free', async () => {
    const stay = { ...long, checkOutDate: addDays(long.checkInDate, 1) };
    const { document, t } = await openRooms(stay, 'room=2-0');
    const nights = t('common.stay.nights', { count: 2 });
    expect(heading(document)).toBe(t('search.obstacle.minimumStay', { nights }));
    expect(ways(document)[0]).toContain(`checkOut=${long.checkOutDate}`);
  });

  test('are named with the same reason by a booking of a stay that is too short', async () => {
    const checkOut = addDays(long.checkInDate, 1);
    const room = 'room=2-0.haneul-namsan-deluxe-double.flexible&expected=300000';
    const query = `hotel=${long.hotelId}&checkIn=${long.checkInDate}&checkOut=${checkOut}&${room}`;
    const { html } = await web.ask(localizedPath(locale, paths.booking(query)));
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    const nights = t('common.stay.nights', { count: 2 });
    expect(new JSDOM(html).window.document.querySelector('h1')?.textContent).toBe(
      t('search.obstacle.minimumStay', { nights }),
    );
  });

  test('keep filters and choices when a booking links back to them', async () => {
    const list = 'detail=seoul&bed=double&refundable=1&sort=priceAsc';
    const first = await openRooms(long, `room=2-0&room=2-0&${list}`);
    const toSecond = [...first.document.querySelectorAll('a')].find((link) =>
      link.getAttribute('href')?.includes('choice='),
    );
    const second = await web.ask(toSecond?.getAttribute('href') ?? '');
    const toBooking = [...new JSDOM(second.html).window.document.querySelectorAll('a')].find((link) =>
      link.getAttribute('href')?.includes('/booking?'),
    );
    const booking = await web.ask(toBooking?.getAttribute('href') ?? '');
    const back = [...new JSDOM(booking.html).window.document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === first.t('booking.summary.changeRoom'),
    );
    const href = back?.getAttribute('href') ?? '';
    expect(href).toMatch(/detail=seoul&checkIn=.*&bed=double&refundable=1&sort=priceAsc&choice=/);
    expect(href.match(/choice=/g)).toHaveLength(2);
    const again = new JSDOM((await web.ask(href)).html).window.document;
    expect(again.querySelector('[aria-current=step]')?.textContent).toContain(
      first.t('search.offers.roomOf', { number: 2, count: 2 }),
    );
    const marked = [...again.querySelectorAll('h3')].filter(({ textContent }) =>
      textContent?.includes(first.t('search.offers.chosen')),
    );
    expect(marked).toHaveLength(1);
  });

  test('link back to the list with its place, filters, order and page', async () => {
    const { document, t } = await openRooms(long, 'room=2-0&category=theme&detail=hanok&bed=twin&sort=priceAsc&page=2');
    const back = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === t('search.offers.back'));
    expect(back?.getAttribute('href')).toContain('category=theme&detail=hanok');
    expect(back?.getAttribute('href')).toContain('bed=twin&sort=priceAsc&page=2');
  });
});
