// What a page may cost, as far as it can be counted: no figure here depends on how fast the machine is.
import { gzipSync } from 'node:zlib';
import { htmlRatio } from '../bench/load/html-ratio.mjs';
import { initialScript } from '../bench/load/initial-script.mjs';
import { paths } from '../lib/paths';
import { arriveAs } from './actions/log-in';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

interface Budget {
  path: string;
  /** Behind a login, as an employee sees it. */
  member?: true;
  /** HTML without styles, as a multiple of its markup. */
  ratio: number;
  /** HTML with gzip, KB. */
  html: number;
  /** Script files of the first view with gzip, KB; the framework's bare page has 133.2. */
  script: number;
  /** Calls of the hub for one view of the page; a cached page asks nothing. */
  hubCalls: number;
  /** What the browser fetches for a view: script files, style sheets, typefaces, questions of the page. */
  requests: number;
}

const budgets: Record<string, Budget> = {
  home: { path: paths.home(), ratio: 2.75, html: 29, script: 153.2, hubCalls: 0, requests: 30 },
  'hotel list': { path: paths.hotels(), ratio: 2.6, html: 25.5, script: 146.6, hubCalls: 0, requests: 30 },
  'a hotel': { path: paths.hotel('haneul-namsan'), ratio: 2.8, html: 39.5, script: 146.6, hubCalls: 0, requests: 30 },
  terms: { path: paths.terms(), ratio: 2.6, html: 19, script: 146.6, hubCalls: 0, requests: 30 },
  results: { path: paths.search(queryOf(stayIn(30))), ratio: 2.5, html: 37, script: 166.5, hubCalls: 9, requests: 30 },
  login: { path: paths.membershipLogin(), ratio: 3.05, html: 22, script: 173.2, hubCalls: 9, requests: 30 },
  'sign-up': { path: paths.signUp(), ratio: 3.15, html: 24, script: 173.2, hubCalls: 9, requests: 30 },
  'look-up': { path: paths.guestReservation(), ratio: 2.7, html: 20, script: 173.2, hubCalls: 9, requests: 30 },
  'My Page': { path: paths.myPage(), member: true, ratio: 2.5, html: 23, script: 166.5, hubCalls: 9, requests: 30 },
  points: {
    path: paths.myPagePoint.pointInfo(),
    member: true,
    ratio: 2.5,
    html: 27,
    script: 166.5,
    hubCalls: 9,
    requests: 30,
  },
  vouchers: {
    path: paths.myPageCoupon.couponInfo(),
    member: true,
    ratio: 2.5,
    html: 23,
    script: 166.5,
    hubCalls: 9,
    requests: 30,
  },
};

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;
const sheetText = /<style data-first-view="[^"]*">([\s\S]*?)<\/style>/;
const classNames = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&gt;', '>').split(/\s+/),
    ).flat(),
  );
/** As a class stands in a selector. */
const selectorOf = (name: string) => `.${name.replace(/^\d/, '\\3$& ').replace(/[^\w-\\ ]/g, '\\$&')}`;

test.describe('what a page costs', () => {
  for (const [name, budget] of Object.entries(budgets)) {
    test(name, async ({ guest, product }) => {
      const { page } = guest;
      if (budget.member) await arriveAs(guest, 'employee');
      const address = guest.address(budget.path);
      const session = (await page.context().cookies()).map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
      const headers = { 'accept-language': 'ko', cookie: session };
      const read = async () => (await fetch(address, { headers })).text();
      // The first view of a cached page makes it.
      await read();
      await product.hub.forgetCalls();
      const html = await read();
      const calls = await product.hub.calls();
      const scripts = await initialScript(address, headers);

      const fetched: string[] = [];
      page.on('request', (request) => {
        if (!['document', 'image', 'manifest', 'other'].includes(request.resourceType())) fetched.push(request.url());
      });
      await page.goto(address, { waitUntil: 'networkidle' });

      const sheet = sheetText.exec(html)?.[1] ?? '';
      const whole = await (await fetch(fetched.find((url) => url.includes('.css')) ?? '')).text();
      const missing = [...classNames(html)].filter((one) => {
        const selector = selectorOf(one);
        return whole.includes(selector) && !sheet.includes(selector);
      });
      const figures = {
        ratio: Math.round(htmlRatio(html).ratio * 100) / 100,
        html: kilobytes(gzipSync(html).length),
        script: kilobytes(scripts.gzipBytes),
        hubCalls: Object.values(calls).reduce((sum, count) => sum + count, 0),
        requests: fetched.length,
      };
      expect.soft(missing, 'classes without a rule in the first style sheet').toEqual([]);
      expect.soft(html.split('@layer base{').length - 1, 'copies of the style sheet').toBe(1);
      expect.soft(html, 'a linked style sheet').not.toContain('rel="stylesheet"');
      for (const key of ['ratio', 'html', 'script', 'hubCalls', 'requests'] as const) {
        expect.soft(figures[key], `${name}: ${key}`).toBeLessThanOrEqual(budget[key]);
      }
    });
  }
});
