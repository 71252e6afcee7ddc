import '../pages/next-in-process';
import type { BreadcrumbListLeaf, HotelLeaf, OfferLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import HotelRoute from '@/app/[locale]/(public)/hotels/[hotelId]/page';
import { formatKrw } from '@/components/ui/price';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { testEnvironment } from '../env/environment';
import { pageServerForFile } from '../pages/rendered-pages';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { readServedPage } from './served-page';

sandboxAsHub();
const web = pageServerForFile((address) => () => {
  const hotelId = address.split('/').at(-1) ?? '';
  return HotelRoute({ params: Promise.resolve({ hotelId }) });
});

const hotelIds = ['haneul-namsan', 'oreum-jeju'];
const cases = languages.flatMap(({ locale }) => hotelIds.map((hotelId) => ({ locale, hotelId })));

async function served(locale: (typeof languages)[number]['locale'], hotelId: string) {
  const path = localizedPath(locale, paths.hotel(hotelId));
  const { status, html } = await web.ask(path);
  expect(status).toBe(200);
  const page = readServedPage(html);
  const ofType = <T>(type: string) => page.structured.find((entry) => entry['@type'] === type) as T;
  return {
    ...page,
    url: testEnvironment.PUBLIC_ORIGIN + path,
    lines: page.visible.split('\n').map((line) => line.trim()),
    hotel: ofType<HotelLeaf>('Hotel'),
    trail: ofType<BreadcrumbListLeaf>('BreadcrumbList'),
  };
}

/** Every text in a value, whatever it hangs on; addresses and types are no texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') || key === 'url' ? [] : textsOf(inner)));
}

describe.each(cases)('the page of $hotelId in $locale', ({ locale, hotelId }) => {
  test('tells machines of the hotel what it shows people', async () => {
    const { hotel, visible, lines, url, addresses } = await served(locale, hotelId);
    expect(hotel).toMatchObject({ '@context': 'https://schema.org', '@id': url, url });
    expect(lines).toContain(hotel.name);
    expect(lines).toContain(hotel.description);
    expect(lines).toContain(hotel.telephone);
    expect(addresses).toContain(`tel:${String(hotel.telephone).replace(/[^+\d]/g, '')}`);
    for (const text of textsOf([hotel.email, hotel.checkinTime, hotel.checkoutTime, hotel.amenityFeature])) {
      expect(visible).toContain(text);
    }
    const { addressCountry, ...address } = hotel.address as unknown as Record<string, string>;
    for (const part of textsOf(address)) expect(visible).toContain(part);
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(addressCountry ?? '') ?? '';
    expect(visible).toContain(country);
    // Where it is, is for machines and the map's address; people read the way there.
    const { latitude, longitude } = hotel.geo as { latitude: number; longitude: number };
    expect([Number.isFinite(latitude), Number.isFinite(longitude)]).toEqual([true, true]);
    expect(visible).not.toContain(String(latitude));
  });

  test('names pictures that it shows, by absolute addresses', async () => {
    const { hotel, addresses } = await served(locale, hotelId);
    const images = hotel.image as string[];
    expect(images.length).toBeGreaterThan(2);
    for (const image of images) {
      const { origin, pathname } = new URL(image);
      expect(origin).toBe(testEnvironment.PUBLIC_ORIGIN);
      expect(
        addresses.some((shown) => shown.includes(pathname)),
        pathname,
      ).toBe(true);
    }
  });

  test('offers each room at the price that stands beside it', async () => {
    const { hotel, visible } = await served(locale, hotelId);
    const offers = hotel.makesOffer as OfferLeaf[];
    expect(offers.length).toBeGreaterThan(2);
    for (const { name, price, priceCurrency } of offers) {
      expect(priceCurrency).toBe('KRW');
      const room = visible.slice(visible.indexOf(`\n${name}\n`));
      const firstPrice = /[₩￦][\d,]+/.exec(room)?.[0];
      expect(firstPrice, `price beside ${name}`).toBe(formatKrw(Number(price), locale));
    }
  });

  test('names the trail that it shows, in its order and with its addresses', async () => {
    const { trail, visible, addresses, url } = await served(locale, hotelId);
    const items = trail.itemListElement as unknown as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(visible).toContain(`\n${items.map(({ name }) => name).join('\n')}\n`);
    expect(items.at(-1)?.item).toBe(url);
    for (const { item } of items.slice(0, -1)) expect(addresses).toContain(new URL(item).pathname);
  });
});
