// What a page may cost, as far as it can be counted: no figure here depends on how fast the machine is.
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright/test';
import { initialScript } from '../bench/load/initial-script.mjs';
import { CACHE_STATE_HEADER, RSC_HEADER } from '../lib/request/next-protocol';
import { paths } from '../lib/routes/paths';
import { arriveAs } from './actions/log-in';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, guestOf, languages, test } from './fixtures/journey';
import { watchPage } from './fixtures/watch-page';

/** Script files of a page of the framework that does nothing, with gzip. */
const BARE_SCRIPT_BYTES = 133_188;

interface Budget {
  path: string;
  /** KB of HTML with gzip. */
  html: number;
  /** Script files of the first view with gzip, as a multiple of the bare page. */
  script: number;
  /** Calls of the hub, once the page has been seen. */
  hubCalls: number;
  /** Times that the server renders a page for one view, once the page has been seen. */
  renders: number;
}

const cached = { hubCalls: 0, renders: 0, script: 1.2, html: 30 };
const form = { hubCalls: 0, renders: 1, script: 1.5, html: 24 };
/** `zod/mini` and react-hook-form (decision 0122), the mutation that sends it, and what is said when it is left (decision 0122). */
const schemaForm = { ...form, script: 1.76 };
const entry = { renders: 1, script: 1.5, html: 28 };

const publicPages: Record<string, Budget> = {
  home: { ...cached, path: paths.home(), script: 1.32 },
  'the hotel list': { ...cached, path: paths.hotels() },
  'a region with its map': { ...cached, path: paths.hotels({ place: { category: 'location', detail: 'seoul' } }) },
  'a hotel': { ...cached, path: paths.hotel('haneul-namsan'), html: 40, script: 1.28 },
  offers: { ...cached, path: paths.packages() },
  'an offer': { ...cached, path: paths.package('sea-late-morning') },
  terms: { ...cached, path: paths.terms() },
  rewards: { ...cached, path: paths.programme() },
  restaurants: { ...cached, path: paths.dining() },
  'a restaurant': { ...cached, path: paths.restaurant('oreum-deulbul'), script: 1.22 },
  help: { ...cached, path: paths.help(), script: 1.21 },
};
const forms: Record<string, Budget> = {
  results: { ...form, path: paths.search(queryOf(stayIn(30))), html: 42, script: 1.32, hubCalls: 2 },
  login: { ...schemaForm, path: paths.membershipLogin() },
  'sign-up': { ...schemaForm, path: paths.signUp(), hubCalls: 1 },
  // With asking for wishes on what was found (decision 0143).
  'a look-up': { ...schemaForm, path: paths.guestReservation(), script: 1.82 },
};
/** As an employee sees them. */
const memberPages: Record<string, Budget> = {
  'My Page': { ...entry, path: paths.myPage(), hubCalls: 7 },
  // With whether points are frozen, and the nights that they pay.
  points: { ...entry, path: paths.myPagePoint.pointInfo(), hubCalls: 7 },
  vouchers: { ...entry, path: paths.myPageCoupon.couponInfo(), hubCalls: 4 },
};

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

for (const [kind, budgets] of Object.entries({
  'a public page': publicPages,
  'a page with a form': forms,
  'a page of a member': memberPages,
})) {
  test(`${kind} costs no more than its budget and links the one style sheet`, async ({ guest, product, browser }) => {
    test.setTimeout(240_000);
    if (budgets === memberPages) await arriveAs(guest, 'employee');
    const storageState = await guest.page.context().storageState();
    const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { 'accept-language': 'ko', cookie };
    // Stops the calls of the page that the guest has open.
    await guest.page.goto('about:blank');
    for (const [name, budget] of Object.entries(budgets)) {
      const address = guest.address(budget.path);
      await (await fetch(address, { headers })).text();
      await product.hub.forgetCalls();
      const answer = await fetch(address, { headers });
      const html = await answer.text();
      const calls = await product.hub.calls();

      // A context of its own: Chromium fetches no file again that another page has used.
      const context = await browser.newContext({ storageState, locale: guest.language.locale });
      const page = await context.newPage();
      const watch = await watchPage(page);
      const sheets: string[] = [];
      let rendersAfter = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(request.url());
        if (request.headers()[RSC_HEADER] !== undefined) rendersAfter += 1;
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await context.close();

      expect.soft(watch.complaints(), `${name}: what the browser complained about`).toEqual([]);
      expect.soft(sheets, `${name}: style sheets fetched`).toHaveLength(1);
      const figures = {
        html: kilobytes(gzipSync(html).length),
        script: (await initialScript(address, headers)).gzipBytes / BARE_SCRIPT_BYTES,
        hubCalls: Object.values(calls).reduce((sum, count) => sum + count, 0),
        renders: (answer.headers.get(CACHE_STATE_HEADER) === 'HIT' ? 0 : 1) + rendersAfter,
      };
      for (const key of ['html', 'script', 'hubCalls', 'renders'] as const) {
        expect
          .soft(figures[key], `${name}: ${key}${key === 'hubCalls' ? ` ${JSON.stringify(calls)}` : ''}`)
          .toBeLessThanOrEqual(budget[key]);
      }
    }
  });
}

test('the first views of the home page and the list of hotels need no typeface but those fetched with them', async ({
  browser,
  product,
}) => {
  for (const language of languages) {
    // A visitor of its own: Chromium reports typefaces of a style sheet that another page has used as requests.
    const page = await browser.newPage({ locale: language.locale });
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
    await page.close();
  }
});
