import { paths } from '../../lib/routes/paths';
import { queryOf, stayIn } from '../actions/search-stay';
import { expect, test } from '../fixtures/journey';
import { withRelay } from '../fixtures/relay-hub';

test('/product/hotel is asked by {lang} alone, and for another page by its paging fields; pictures come in ready-made widths', async ({
  product,
  guest,
}) => {
  await withRelay(product, async (address, relay) => {
    const bodies = () =>
      relay.arrived.filter(({ path }) => path === '/api/product/hotel').map(({ body }) => JSON.parse(body) as object);
    // The warm-up has rendered the home page and the list of each language; visitors get those.
    for (const lang of ['ko', 'en', 'jp', 'ch']) expect(bodies()).toContainEqual({ lang });
    expect(bodies().filter((body) => Object.keys(body).join() !== 'lang')).toEqual([]);
    relay.arrived.length = 0;
    await guest.page.goto(`${address}/jp${paths.hotels()}/page/2`);
    expect(bodies()).toEqual([{ lang: 'jp', page: 2, pageSize: expect.any(Number) }]);
    // Hotels of a place, and those that an address or this browser names, are another call's to ask for.
    relay.arrived.length = 0;
    for (const path of [
      paths.hotels({ place: { category: 'location', detail: 'jeju' } }),
      paths.search(queryOf(stayIn(20))),
    ]) {
      // The search is stored once the script runs.
      await guest.page.goto(`${address}/jp${path}`, { waitUntil: 'networkidle' });
      await expect(guest.page.getByRole('main')).toBeVisible();
    }
    await guest.page.goto(`${address}/en`);
    await expect(guest.page.getByRole('form').getByRole('button').first()).toContainText('Padosori Seogwipo');
    expect(bodies().filter((body) => Object.keys(body).join() !== 'lang')).toEqual([]);
    const listed = relay.arrived.filter(({ path }) => path === '/api/product/hotel/list');
    const fields = listed.map(({ body }) => Object.keys(JSON.parse(body)).sort().join());
    expect(new Set(fields)).toEqual(new Set(['category,detail,lang', 'hotelIdList,lang']));

    // The product's own web has blank pictures; this one has the hub's, in ready-made widths.
    await guest.page.goto(`${address}/en${paths.hotel('haneul-namsan')}`);
    const picture = guest.page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(file).toMatch(/\/pictures\/haneul-namsan\/[\w-]+-\d+\.(avif|webp)$/);
  });
});
