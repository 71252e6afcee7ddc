import { paths } from '../lib/routes/paths';
import { untilTakenOver } from './actions/look-around';
import { expect, languages, test } from './fixtures/journey';

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => decoded(found));

/** What a search engine takes out of a page. */
async function crawl(address: string) {
  // Left to itself, Node names no language by `*`, which is read as English.
  const headers = { 'user-agent': 'a search engine', 'accept-language': 'ko' };
  const response = await fetch(address, { redirect: 'manual', headers });
  const html = await response.text();
  const links = all(html, /<link ([^>]*rel="alternate"[^>]*)>/g);
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g),
    named: Object.fromEntries(
      links.map((link) => [/hrefLang="([^"]*)"/i.exec(link)?.[1], /href="([^"]*)"/.exec(link)?.[1]]),
    ),
    robots: all(html, /<meta name="robots" content="([^"]*)"/g),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    preview: all(html, /<meta property="og:image" content="([^"]*)"/g),
  };
}

test('a search engine finds every hotel in every language from robots.txt on, and each page names the others back', async ({
  product,
}) => {
  const robots = await (await fetch(`${product.address}/robots.txt`)).text();
  const [index = ''] = all(robots, /^Sitemap: (.+)$/gm);
  const maps = all(await (await fetch(index)).text(), /<loc>([^<]*)<\/loc>/g);
  const pages = (
    await Promise.all(maps.map(async (map) => all(await (await fetch(map)).text(), /<loc>([^<]*)<\/loc>/g)))
  ).flat();
  expect(new Set(pages).size, 'each page once').toBe(pages.length);
  expect(pages.filter((page) => page.includes('/hotels/')).length).toBeGreaterThanOrEqual(12 * languages.length);

  const closed = all(robots, /^Disallow: (.+)$/gm);
  const ofOneHotel = pages.filter((page) => page.endsWith(paths.hotel('haneul-namsan')));
  expect(ofOneHotel).toHaveLength(languages.length);
  const samples = [...pages.filter((page) => !page.includes('/hotels/')), ...ofOneHotel];
  const answers = new Map<string, Awaited<ReturnType<typeof crawl>>>();
  for (const page of samples) answers.set(page, await crawl(page));
  for (const [page, { status, canonical, named, robots: rule, preview }] of answers) {
    expect(status, page).toBe(200);
    expect(canonical, page).toEqual([page]);
    expect(rule.join(), page).not.toContain('noindex');
    expect(Object.keys(named).sort(), page).toEqual(['en', 'ja', 'ko', 'x-default', 'zh-CN']);
    for (const other of Object.values(named)) {
      expect(answers.get(String(other))?.named, `${page} names ${other}, which names it back`).toEqual(named);
    }
    expect(closed.filter((prefix) => new URL(page).pathname.startsWith(prefix))).toEqual([]);
    expect(preview, page).toHaveLength(1);
  }
  for (const page of ofOneHotel) {
    const { html, structured } = answers.get(page) ?? (await crawl(page));
    const hotel = structured.find((entry) => entry['@type'] === 'Hotel');
    expect(html).toContain(`>${hotel?.name}</h1>`);
    expect(hotel?.url).toBe(page);
  }
  const homes = languages.map(({ segment }) => `${product.address}/${segment ?? ''}`);
  for (const page of [...homes, ...ofOneHotel]) {
    const drawn = await fetch(String(answers.get(page)?.preview[0]));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(drawn.headers.get('cache-control')).toContain('immutable');
  }
});

test('an address that is not the one address of a page says so by its status, in the reader’s language', async ({
  product,
}) => {
  const ask = async (path: string) => {
    const { status, location } = await crawl(product.address + path);
    return [status, location?.replace(product.address, '') ?? null];
  };
  for (const { segment } of languages) {
    const inLanguage = segment === null ? '' : `/${segment}`;
    for (const visit of ['first', 'second']) {
      expect(await ask(`${inLanguage}/hotels/namsan-byeolgwan`), `${visit} visit by a former id`).toEqual([
        308,
        `${inLanguage}/hotels/haneul-namsan`,
      ]);
      expect(await ask(`${inLanguage}/hotels/no-such-hotel`), `${visit} visit`).toEqual([404, null]);
    }
    expect(await ask(`${inLanguage}/hotels/`)).toEqual([308, `${inLanguage}/hotels`]);
    expect(await ask(`${inLanguage}/hotels/haneul-namsan/`)).toEqual([308, `${inLanguage}/hotels/haneul-namsan`]);
    expect((await ask(`${inLanguage}/HOTELS`))[0], 'no page in capitals').toBe(404);
    expect((await ask(`${inLanguage}/hotels/HANEUL-NAMSAN`))[0], 'no hotel in capitals').toBe(404);
  }
  expect(await ask('/en//hotels')).toEqual([308, '/en/hotels']);
  for (const path of [paths.search('checkIn=2030-01-01'), paths.membershipLogin(), paths.signUp(), paths.app()]) {
    expect((await crawl(product.address + path)).robots.join(), path).toContain('noindex');
  }
});

test('pages share one linked style sheet, which a link to another page does not fetch again', async ({ guest }) => {
  const sheets: string[] = [];
  guest.page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await guest.open(paths.hotels());
  const ivory = 'rgb(250, 247, 241)';
  await expect(guest.page.locator('body')).toHaveCSS('background-color', ivory);
  const link = guest.page.getByRole('main').locator('[data-item-id] a').first();
  await untilTakenOver(link);
  await link.click();
  await expect(guest.page).toHaveURL(/\/hotels\/[\w-]+$/);
  await expect(guest.page.locator('body')).toHaveCSS('background-color', ivory);
  expect(sheets).toHaveLength(1);
});
