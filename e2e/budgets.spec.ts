// What a page may cost, as far as it can be counted: no figure here depends on how fast the machine is.
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright/test';
import { htmlRatio } from '../bench/load/html-ratio.mjs';
import { initialScript } from '../bench/load/initial-script.mjs';
import { paths } from '../lib/paths';
import { arriveAs } from './actions/log-in';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, guestOf, languages, test } from './fixtures/journey';

/** Script files of a page of the framework that does nothing, with gzip (`npm run bench -- scripts`). */
const BARE_SCRIPT_BYTES = 133_188;

interface Budget {
  path: string;
  /** As an employee sees it. */
  member?: true;
  /** HTML without styles, as a multiple of its markup. */
  ratio: number;
  /** KB of HTML with gzip. */
  html: number;
  /** Script files of the first view with gzip, as a multiple of the bare page. */
  script: number;
  /** Calls of the hub, once the page has been seen. */
  hubCalls: number;
  /** Times that the server renders a page for one view, once the page has been seen. */
  renders: number;
  /** Script files, style sheets, typefaces and questions that the browser fetches for one view. */
  requests: number;
}

const cached = { hubCalls: 0, renders: 0, requests: 18 };
const form = { hubCalls: 0, renders: 1, requests: 21, script: 1.3 };
const entry = { member: true, ratio: 2.5, renders: 1, requests: 22, script: 1.25 } as const;

const budgets: Record<string, Budget> = {
  home: { ...cached, path: paths.home(), ratio: 1.8, html: 24.6, script: 1.15 },
  'the hotel list': { ...cached, path: paths.hotels(), ratio: 1.9, html: 23, script: 1.1 },
  'a hotel': { ...cached, path: paths.hotel('haneul-namsan'), ratio: 1.7, html: 30.5, script: 1.1 },
  terms: { ...cached, path: paths.terms(), ratio: 1.85, html: 16.8, script: 1.1 },
  rewards: { ...cached, path: paths.programme(), ratio: 1.55, html: 19.1, script: 1.1 },
  restaurants: { ...cached, path: paths.dining(), ratio: 1.45, html: 19.3, script: 1.1 },
  'a restaurant': { ...cached, path: paths.restaurant('oreum-deulbul'), ratio: 2, html: 19.6, script: 1.1 },
  help: { ...cached, path: paths.help(), ratio: 2, html: 17.9, script: 1.1 },
  results: { ...form, path: paths.search(queryOf(stayIn(30))), ratio: 2.05, html: 35, script: 1.25, hubCalls: 2 },
  login: { ...form, path: paths.membershipLogin(), ratio: 3, html: 20 },
  'sign-up': { ...form, path: paths.signUp(), ratio: 3, html: 23, hubCalls: 1 },
  'a look-up': { ...form, path: paths.guestReservation(), ratio: 3, html: 20 },
  'My Page': { ...entry, path: paths.myPage(), html: 22.5, hubCalls: 7 },
  points: { ...entry, path: paths.myPagePoint.pointInfo(), html: 26, hubCalls: 5 },
  vouchers: { ...entry, path: paths.myPageCoupon.couponInfo(), html: 22, hubCalls: 3 },
};

const counted = ['script', 'stylesheet', 'font', 'fetch', 'xhr'];
const firstSheet = /<style data-first-view="[^"]*">([\s\S]*?)<\/style>/;
const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/** Classes of a page, as they stand in selectors. */
function selectorsIn(html: string): string[] {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list);
  const decoded = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return [...new Set(decoded.split(/\s+/))].map((name) => `.${name.replace(/[^\w-]/g, '\\$&')}`);
}

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} costs no more than its budget and brings the styles of its first view, once`, async ({
    guest,
    product,
  }) => {
    const { page } = guest;
    if (budget.member) await arriveAs(guest, 'employee');
    const address = guest.address(budget.path);
    const cookies = (await page.context().cookies()).map((cookie) => `${cookie.name}=${cookie.value}`);
    const headers = { 'accept-language': 'ko', cookie: cookies.join('; ') };
    // No page of the guest's asks anything meanwhile.
    await page.goto('about:blank');
    await (await fetch(address, { headers })).text();
    await product.hub.forgetCalls();
    const answer = await fetch(address, { headers });
    const html = await answer.text();
    const calls = await product.hub.calls();

    const fetched: string[] = [];
    let rendersAfter = 0;
    page.on('request', (request) => {
      if (counted.includes(request.resourceType())) fetched.push(request.url());
      if (request.headers().rsc !== undefined) rendersAfter += 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });

    const sheet = firstSheet.exec(html)?.[1] ?? '';
    const wholeSheets = fetched.filter((url) => url.endsWith('.css'));
    const whole = await (await fetch(wholeSheets[0] ?? '')).text();
    const known = selectorsIn(html).filter((selector) => whole.includes(selector));
    expect(known.length, 'classes of the page that have a rule').toBeGreaterThan(50);
    const missing = known.filter((selector) => !sheet.includes(selector));
    expect.soft(missing, 'classes without a rule in the first style sheet').toEqual([]);
    expect.soft(html.split('@layer base{').length - 1, 'copies of the style sheet in the HTML').toBe(1);
    expect.soft(html, 'a linked style sheet').not.toContain('rel="stylesheet"');
    expect.soft(wholeSheets, 'style sheets fetched').toHaveLength(1);
    const figures = {
      ratio: htmlRatio(html).ratio,
      html: kilobytes(gzipSync(html).length),
      script: (await initialScript(address, headers)).gzipBytes / BARE_SCRIPT_BYTES,
      hubCalls: Object.values(calls).reduce((sum, count) => sum + count, 0),
      renders: (answer.headers.get('x-nextjs-cache') === 'HIT' ? 0 : 1) + rendersAfter,
      requests: fetched.length,
    };
    for (const key of ['ratio', 'html', 'script', 'hubCalls', 'renders', 'requests'] as const) {
      expect
        .soft(figures[key], `${name}: ${key}${key === 'hubCalls' ? ` ${JSON.stringify(calls)}` : ''}`)
        .toBeLessThanOrEqual(budget[key]);
    }
  });
}

test('the first views of the home page and the list of hotels need no typeface but those fetched with them', async ({
  page,
  product,
}) => {
  for (const language of languages) {
    const visitor = guestOf(page, language, product);
    for (const path of [paths.home(), paths.hotels()]) {
      const fetched: string[] = [];
      const note = (request: Request) => {
        if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
      };
      page.on('request', note);
      await page.goto(visitor.address(path), { waitUntil: 'networkidle' });
      page.off('request', note);
      const announced = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(announced.length).toBeGreaterThan(1);
      expect([...new Set(fetched)].sort(), `${language.locale} ${path}`).toEqual(announced.sort());
    }
  }
});
