import '../pages/next-in-process';
import type { BreadcrumbListLeaf, RestaurantLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import RestaurantRoute from '@/app/[locale]/(public)/dining/[restaurantId]/page';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { testEnvironment } from '../env/environment';
import { pageServerForFile } from '../pages/rendered-pages';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { readServedPage } from './served-page';

sandboxAsHub();
const web = pageServerForFile((address) => () => {
  const restaurantId = address.split('/').at(-1) ?? '';
  return RestaurantRoute({ params: Promise.resolve({ restaurantId }) });
});

interface Hours {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

const restaurantIds = ['seochon-dasil', 'haeundae-norae', 'namsan-achim'];
const cases = languages.flatMap(({ locale }) => restaurantIds.map((restaurantId) => ({ locale, restaurantId })));

async function served(locale: (typeof languages)[number]['locale'], restaurantId: string) {
  const path = localizedPath(locale, paths.restaurant(restaurantId));
  const { status, html } = await web.ask(path);
  expect(status).toBe(200);
  const page = readServedPage(html);
  const ofType = <T>(type: string) => page.structured.find((entry) => entry['@type'] === type) as T;
  return {
    ...page,
    html,
    url: testEnvironment.PUBLIC_ORIGIN + path,
    restaurant: ofType<RestaurantLeaf>('Restaurant'),
    trail: ofType<BreadcrumbListLeaf>('BreadcrumbList'),
  };
}

describe.each(cases)('the page of $restaurantId in $locale', ({ locale, restaurantId }) => {
  test('tells machines of the restaurant what it shows people', async () => {
    const { restaurant, visible, url, addresses, html } = await served(locale, restaurantId);
    expect(restaurant).toMatchObject({ '@context': 'https://schema.org', '@id': url, url });
    for (const text of [restaurant.name, restaurant.description, restaurant.servesCuisine, restaurant.telephone]) {
      expect(visible).toContain(text);
    }
    expect(addresses).toContain(`tel:${String(restaurant.telephone).replaceAll('-', '')}`);
    const { '@type': _, addressCountry, ...address } = restaurant.address as unknown as Record<string, string>;
    for (const part of Object.values(address)) expect(visible).toContain(part);
    expect(visible).toContain(new Intl.DisplayNames(locale, { type: 'region' }).of(addressCountry ?? ''));
    const { name, url: hotelUrl } = restaurant.containedInPlace as unknown as { name: string; url: string };
    expect(visible).toContain(name);
    expect(addresses).toContain(new URL(hotelUrl).pathname);
    expect(restaurant.acceptsReservations).toBe(html.includes('<form'));
  });

  test('tells the hours that stand in its week, and no others', async () => {
    const { restaurant, visible } = await served(locale, restaurantId);
    const hours = restaurant.openingHoursSpecification as unknown as Hours[];
    const told = hours.flatMap(({ dayOfWeek, opens, closes }) => dayOfWeek.map((day) => ({ day, opens, closes })));
    const shown = visible.split('\n').filter((line) => /\d\d:\d\d–.*\d\d:\d\d/.test(line));
    expect(shown).toHaveLength(told.length);
    for (const { opens, closes } of told)
      expect(shown.some((line) => line.includes(opens) && line.includes(closes))).toBe(true);
  });

  test('leads down to itself in the trail that it shows', async () => {
    const { trail, visible, url } = await served(locale, restaurantId);
    const steps = trail.itemListElement as unknown as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.at(-1)?.item).toBe(url);
    for (const { name } of steps) expect(visible).toContain(name);
  });
});
