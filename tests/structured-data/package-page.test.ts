import '../pages/next-in-process';
import type { BreadcrumbListLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import OffersRoute from '@/app/[locale]/(personal)/search/[hotelId]/page';
import PackageRoute from '@/app/[locale]/(public)/offers/[offerId]/page';
import PackagesRoute from '@/app/[locale]/(public)/offers/page';
import { formatKrw } from '@/components/ui/price';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { testEnvironment } from '../env/environment';
import { pageServerForFile } from '../pages/rendered-pages';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { readServedPage } from './served-page';

sandboxAsHub();
const web = pageServerForFile((address) => (searchParams) => {
  const id = new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
  if (id === 'offers') return PackagesRoute();
  if (address.includes('/search/')) return OffersRoute({ params: Promise.resolve({ hotelId: id }), searchParams });
  return PackageRoute({ params: Promise.resolve({ offerId: id }) });
});

async function served(path: string) {
  const { status, html } = await web.ask(path);
  expect(status).toBe(200);
  return readServedPage(html);
}

const packageIds = ['dinner-and-morning', 'spring-two-nights', 'sea-late-morning', 'hanok-tea', 'palace-evening'];

describe.each(languages.map(({ locale }) => locale))('in %s', (locale) => {
  test('the list names every package and links to its page', async () => {
    const { visible, addresses } = await served(localizedPath(locale, paths.packages()));
    expect(visible).toContain((await loadMessages(locale)).hotels.packages.heading);
    for (const id of packageIds) expect(addresses).toContain(localizedPath(locale, paths.package(id)));
    expect(addresses).not.toContain(localizedPath(locale, paths.package('last-season')));
  });

  test.each(packageIds)('%s tells machines what it shows people, and where it can be booked', async (id) => {
    const path = localizedPath(locale, paths.package(id));
    const { visible, addresses, structured } = await served(path);
    const product = structured.find((entry) => entry['@type'] === 'Product') as unknown as ProductLeaf;
    const url = testEnvironment.PUBLIC_ORIGIN + path;
    expect(product).toMatchObject({ '@context': 'https://schema.org', '@id': url, url });
    for (const text of [product.name, product.description]) expect(visible).toContain(text);
    const offers = product.offers as unknown as (OfferLeaf & { url: string; price: number })[];
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(visible).toContain(formatKrw(offer.price, locale));
      expect(addresses).toContain(offer.url.replace(testEnvironment.PUBLIC_ORIGIN, ''));
      const hotel = offer.offeredBy as unknown as { name: string; url: string };
      expect(visible).toContain(hotel.name);
      expect(addresses).toContain(new URL(hotel.url).pathname);
    }
    const trail = structured.find((entry) => entry['@type'] === 'BreadcrumbList') as unknown as BreadcrumbListLeaf;
    const steps = trail.itemListElement as unknown as { name: string; item: string }[];
    expect(steps.at(-1)?.item).toBe(url);
    for (const { name } of steps) expect(visible).toContain(name);
  });

  test('the cheapest price opens the rooms on its days, with the rate at that price', async () => {
    const { structured } = await served(localizedPath(locale, paths.package('spring-two-nights')));
    const product = structured.find((entry) => entry['@type'] === 'Product') as unknown as ProductLeaf;
    const [cheapest, ...others] = product.offers as unknown as { url: string; price: number }[];
    for (const { price } of others) expect(price).toBeGreaterThanOrEqual(cheapest?.price ?? 0);
    const rooms = await served(cheapest?.url.replace(testEnvironment.PUBLIC_ORIGIN, '') ?? '');
    expect(rooms.visible).toContain(product.name);
    expect(rooms.visible).toContain(formatKrw(cheapest?.price ?? 0, locale));
    expect(rooms.visible).toContain((await loadMessages(locale)).search.offers.chosen);
  });

  test.each(['last-season', 'made-up', 'x'.repeat(65)])('%s is not found, with a way to the others', async (id) => {
    const { status, html } = await web.ask(localizedPath(locale, paths.package(id)));
    expect(status).toBe(404);
    const { visible, addresses } = readServedPage(html);
    expect(visible).toContain((await loadMessages(locale)).hotels.packages.goneTitle);
    expect(addresses).toContain(localizedPath(locale, paths.packages()));
  });
});
