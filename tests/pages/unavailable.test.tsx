// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { pages as allPages, pageKind, pagePattern } from '@/lib/routes/pages';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { memberSession } from '../session/sample-session';
import { cookieJar } from './next-in-process';
import { makerOf, pages, type Shows, withoutRow } from './pages-of-the-hub';
import { pageServerForFile } from './rendered-pages';

/** How the hub fails; each before the page has anything. */
const faults: Record<string, (response: ServerResponse) => unknown> = {
  'is down': (response) => response.destroy(),
  'answers 500': (response) => json(response, 500, {}),
  'answers 429': (response) => json(response, 429, {}, { 'retry-after': '30' }),
  'answers nonsense': (response) => json(response, 200, { data: { reservations: 'none', hotels: 7 } }),
  'answers half': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":');
  },
};

const hub = scriptedHubForFile({ TRUSTED_PROXIES: '1' }, '/api/hub');
const web = pageServerForFile(makerOf);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
beforeEach(async () => {
  // A read is repeated at once: its pause is a part of 150 ms, by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  cookieJar.clear();
  // Employees may open every page.
  cookieJar.set('session', await sealSession({ ...memberSession(), employeeStatus: 'Y' }));
});

/** The visitor reads that the hub does not answer, has a way to try again, and is not taken for a guest. */
async function expectUnavailable(address: string, shows: Shows, locale: Locale) {
  const { html, status, retryAfter } = await web.ask(address);
  const { common, myPage } = await loadMessages(locale);
  expect([status, retryAfter], `${address}\n${html.slice(0, 600)}`).toEqual([503, '5']);
  if (shows === 'page') {
    expect(html).toContain(common.state.hubUnavailableTitle);
    expect(html).toContain(common.state.hubUnavailableSentence);
    // An empty address is the page's own.
    expect(html).toMatch(new RegExp(`<a href=""[^>]*>${common.actions.retry}`));
  } else {
    expect(html).toContain(myPage.unavailable.title);
    expect(html).toMatch(new RegExp(`<a[^>]*>(?:<[^>]*>)*${myPage.unavailable.retry}`));
    expect(html).not.toContain(myPage.ended.title);
    expect(html).not.toContain(myPage.reservations.emptyUpcomingTitle);
  }
}

// First of all: where one call of a page has failed, another may be on its way after the page's own answer.
test('S33 the login needs no hub to be shown', async () => {
  hub.answer((_seen, response) => response.destroy());
  expect((await web.ask('/membershipLogin')).status).toBe(200);
  expect(hub.seen).toEqual([]);
});

test('every page has a row in pages-of-the-hub.ts, or its reason there', () => {
  const rows = pages.map(({ path }) => pagePattern(path.split('?', 1)[0] ?? ''));
  expect([...new Set(rows), ...Object.keys(withoutRow)].toSorted()).toEqual(
    allPages.map(({ pattern }) => pattern).toSorted(),
  );
});

describe.each(pages)('$path', ({ path, shows }) => {
  test.each(['is down', 'answers nonsense'])(
    'S33 the hub %s: 503, a sentence and a way to try again',
    async (fault) => {
      hub.answer((_seen, response) => faults[fault]?.(response));
      await expectUnavailable(path, shows, 'ko');
      expect(hub.seen, 'the hub is asked').not.toEqual([]);
    },
  );
});

/** One page of each kind: what an answer is taken for is decided below the pages. */
const eachKind = [...Map.groupBy(pages, ({ shows }) => shows).values()].map(
  ([first]) => first as (typeof pages)[number],
);
describe.each(eachKind)('$shows: $path', ({ path, shows }) => {
  test.each(Object.keys(faults))('S33 the hub %s: the same', async (fault) => {
    hub.answer((_seen, response) => faults[fault]?.(response));
    await expectUnavailable(path, shows, 'ko');
  });

  test.each(languages.map(({ locale }) => locale))('S33 says so in %s', async (locale) => {
    hub.answer((_seen, response) => response.destroy());
    await expectUnavailable(localizedPath(locale, path), shows, locale);
  });
});

test('S33 a hub that hangs: every page says so by the deadlines of its calls', async () => {
  hub.answer(() => undefined);
  await Promise.all(pages.map(({ path, shows }) => expectUnavailable(path, shows, 'ko')));
});

test('S33 S35 an open circuit: every page says so, and the hub is not asked', async () => {
  // A circuit that is not given its two seconds stays open, however slow the machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  hub.answer((_seen, response) => json(response, 503, {}));
  // Of one network a few failures count.
  const addresses = Array.from({ length: 6 }, (_, n) => ({ 'x-forwarded-for': `192.0.${n}.2` }));
  await Promise.all(addresses.flatMap((headers) => pages.map(({ path }) => web.ask(path, { headers }))));
  hub.seen.length = 0;
  for (const { path, shows } of pages) await expectUnavailable(path, shows, 'ko');
  expect(hub.seen).toEqual([]);
});

describe('a token that has expired meanwhile', () => {
  beforeEach(() => {
    hub.answer((seen, response) => json(response, seen.headers.authorization ? 401 : 503, {}));
  });

  test.each(pages.filter(({ shows }) => shows === 'partOfMyPage'))(
    'S29 $path waits for the browser to renew it: no failure, no logout, no empty list',
    async ({ path }) => {
      const { html, status } = await web.ask(path);
      const { myPage, auth } = await loadMessages('ko');
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`${auth.renew.opening}|${myPage.loading}`));
      for (const wrong of [myPage.unavailable.title, myPage.ended.title, myPage.reservations.emptyUpcomingTitle]) {
        expect(html).not.toContain(wrong);
      }
    },
  );

  test('S29 a confirmation waits for it too', async () => {
    const { html, status } = await web.ask('/booking/confirmation/R-100000');
    expect(status).toBe(200);
    expect(html).toContain((await loadMessages('ko')).auth.renew.opening);
  });
});

test('S33 a soft navigation is answered 200: the router would load a refused page once more, and ask the hub twice', async () => {
  hub.answer((_seen, response) => response.destroy());
  const { html, status } = await web.ask('/search', { headers: { rsc: '1' } });
  expect(status).toBe(200);
  expect(html).toContain((await loadMessages('ko')).common.state.hubUnavailableTitle);
});

test('S33 half of My Page is better than none: what there is is shown with 200', async () => {
  hub.answer((seen, response) =>
    seen.path.includes('/reservation/') ? json(response, 200, { data: { reservations: [] } }) : response.destroy(),
  );
  const { html, status } = await web.ask('/myPage');
  const { myPage } = await loadMessages('ko');
  expect(status).toBe(200);
  expect(html).toContain(myPage.unavailable.title);
  expect(html).toContain(myPage.timeline.title);
});

test.each([
  ['/product/hotel', '/product/hotel/search'],
  ['/product/hotel/search', '/product/hotel'],
])('where %s fails, the search page ends its other call instead of leaving it behind', async (failing, held) => {
  withoutDeadlines();
  const heldCalls = () => hub.seen.filter(({ path }) => path.endsWith(held)).length;
  hub.answer(async (seen, response) => {
    if (!seen.path.endsWith(failing)) return;
    await expect.poll(heldCalls).toBe(1);
    json(response, 429, {});
  });
  const before = hub.abandoned();
  const { status } = await web.ask('/search');
  expect([status, heldCalls()]).toEqual([503, 1]);
  await expect.poll(() => hub.abandoned() - before).toBe(1);
});

describe('S36 a visitor who leaves while their page is rendered', () => {
  const callsUnderWay = (count: number) => () => expect.poll(() => hub.seen.length, { interval: 10 }).toBe(count);

  test.each(pages.filter(({ path }) => pageKind(path.split('?')[0] ?? path) === 'personal'))(
    'S36 $path: ends its calls',
    async ({ path, calls = 1 }) => {
      withoutDeadlines();
      let running = 0;
      // Counted by call: one of the test before may end only now.
      hub.answer((_seen, response) => {
        running += 1;
        response.once('close', () => {
          running -= 1;
        });
      });
      await expect(web.ask(path, { leaveAfter: callsUnderWay(calls) })).rejects.toThrow('left');
      await expect.poll(() => running).toBe(0);
      expect(hub.seen).toHaveLength(calls);
    },
  );

  test('S36 /hotels: others wait for the same page, so it is made to its end', async () => {
    const answers: ServerResponse[] = [];
    hub.answer((_seen, response) => answers.push(response));
    const [abandoned, left] = [hub.abandoned(), web.left()];
    await expect(web.ask('/hotels', { leaveAfter: callsUnderWay(1) })).rejects.toThrow('left');
    await expect.poll(() => web.left() - left).toBe(1);
    // The end of a call would have been sent before this, and be known by the time that it is answered.
    hub.answer((_seen, response) => json(response, 200, {}));
    await fetch(hub.origin);
    const [held] = answers as [ServerResponse];
    expect([answers.length, held.destroyed, hub.abandoned() - abandoned]).toEqual([1, false, 0]);
    json(held, 500, {});
    await finished(held);
  });
});
