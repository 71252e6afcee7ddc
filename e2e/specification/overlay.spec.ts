import type { Page, Request } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import { contrastOverPicture } from '../actions/contrast-over-picture';
import { hold } from '../actions/hold-requests';
import { arriveAs, sendLogin } from '../actions/log-in';
import { mainHeading, untilTakenOver } from '../actions/look-around';
import { searchForm } from '../actions/search-stay';
import { expect, type Guest, test } from '../fixtures/journey';

/** What a person starts and waits for, and the request that is held meanwhile. */
interface AwaitedAction {
  /** Leads up to the last press. */
  prepare: (guest: Guest) => Promise<void>;
  press: (guest: Guest) => Promise<void>;
  asks: (request: Request) => boolean;
}

const asksFor = (pattern: RegExp) => (request: Request) =>
  request.method() !== 'GET' && pattern.test(new URL(request.url()).pathname);
const goesTo = (pattern: RegExp) => (request: Request) =>
  (request.isNavigationRequest() || request.headers().rsc !== undefined) &&
  pattern.test(new URL(request.url()).pathname);

const restaurantId = 'oreum-deulbul';

const actions: Record<string, AwaitedAction> = {
  'a search': {
    prepare: async (guest) => {
      await guest.open(paths.home());
      await untilTakenOver(searchForm(guest));
    },
    press: (guest) =>
      searchForm(guest)
        .getByRole('button', { name: guest.t('search.form.submit') })
        .click(),
    asks: goesTo(/^\/search$/),
  },
  'a cancellation': {
    prepare: async (guest) => {
      // It is not cancelled: the request is dropped.
      await arriveAs(guest, 'member', paths.myPageReservationCheck.roomReservationDetail('HN-SAMPLE01'));
      await guest.page.getByRole('button', { name: guest.t('common.cancel.open'), exact: true }).click();
    },
    press: (guest) =>
      guest.page
        .getByRole('alertdialog')
        .getByRole('button', { name: guest.t('common.cancel.confirm') })
        .click(),
    asks: asksFor(/^\/api\/hub\/reservation\/room\/[^/]+\/cancel$/),
  },
  'a slow way to another page': {
    prepare: async (guest) => {
      await guest.open(paths.hotels());
      const logIn = guest.page
        .getByRole('banner')
        .getByRole('link', { name: guest.t('layout.viewer.logIn'), exact: true });
      await untilTakenOver(guest.page.locator('main'));
      await expect(logIn).toBeVisible();
    },
    press: (guest) =>
      guest.page
        .getByRole('banner')
        .getByRole('link', { name: guest.t('layout.viewer.logIn'), exact: true })
        .click(),
    asks: goesTo(/^\/membershipLogin$/),
  },
};

const overlay = (page: Page) => page.locator('#loading-overlay');

for (const [name, { prepare, press, asks }] of Object.entries(actions)) {
  test.describe(name, () => {
    const failsOfItself = !/search|way/.test(name);
    test.use({ provokes: failsOfItself ? /ERR_FAILED|Failed to load|Failed to fetch/ : null });

    test('shows the overlay from its beginning to its answer', async ({ guest }) => {
      const { page } = guest;
      await prepare(guest);
      await expect(mainHeading(guest)).toBeVisible();
      await expect(overlay(page)).toBeHidden();
      const request = await hold(page, asks);
      await press(guest);
      await expect.poll(request.count, 'the request is held').toBeGreaterThan(0);
      await expect(overlay(page)).toBeVisible();
      await expect(overlay(page)).toHaveText('Loading...');
      const inTheMiddle = await page.evaluate(() => {
        // Beside a modal dialog nothing else is hit; of the top layer, what came last is drawn above.
        if (document.querySelector('dialog:modal'))
          return document.querySelector('#loading-overlay:popover-open') !== null;
        return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#loading-overlay') !== null;
      });
      expect(inTheMiddle, 'above everything else').toBe(true);
      // What would change the sample data is dropped: the page says that it has failed.
      await (failsOfItself ? request.drop() : request.letGo());
      await expect(overlay(page)).toBeHidden();
    });
  });
}

test('a form that the browser itself sends shows it', async ({ guest: { page, open, t } }) => {
  await open(paths.restaurant(restaurantId));
  const find = page.getByRole('button', { name: t('dining.detail.find'), exact: true });
  // The form is plain markup; what listens to it belongs to the frame.
  await untilTakenOver(page.locator('body'));
  const request = await hold(page, goesTo(/\/table$/));
  // Seen from within: Playwright looks at nothing while a page is being left.
  const isShown = await find.evaluate(
    (button) =>
      new Promise<boolean>((resolve) => {
        const look = () => resolve(document.querySelector('#loading-overlay')?.matches(':popover-open') === true);
        document.addEventListener('submit', () => setTimeout(look));
        (button as HTMLButtonElement).click();
      }),
  );
  expect(isShown).toBe(true);
  await request.letGo();
  await expect(page).toHaveURL(/\/table/);
});

test('what loads by itself brings no overlay', async ({ guest }) => {
  await arriveAs(guest, 'member');
  const request = await hold(guest.page, (request) => /\/api\/(session\/viewer|hub\/)/.test(request.url()));
  await guest.open(paths.home());
  await searchForm(guest).getByRole('button').first().click();
  await expect.poll(request.count, 'requests of the page itself').toBeGreaterThan(0);
  await expect(overlay(guest.page)).toBeHidden();
  await request.letGo();
});

test('it looks otherwise on pc than on mobile', async ({ guest }) => {
  const { page } = guest;
  await guest.open(paths.membershipLogin());
  const request = await hold(page, asksFor(/^\/api\/session\/login$/));
  await sendLogin(guest, 'sample.member', 'any-password');
  await expect(overlay(page)).toBeVisible();
  const look = () =>
    overlay(page).evaluate((element) => ({
      backdrop: getComputedStyle(element).backgroundColor,
      gutter: getComputedStyle(document.documentElement).backgroundColor,
      paper: element.firstElementChild?.getBoundingClientRect().width,
    }));
  await page.setViewportSize({ width: 1201, height: 900 });
  const pc = await look();
  await page.setViewportSize({ width: 1200, height: 900 });
  const mobile = await look();
  expect(pc.backdrop, 'the dimmed backdrop').not.toBe(mobile.backdrop);
  expect(pc.gutter, 'the gutter of the scroll bar is dimmed as much').not.toBe(mobile.gutter);
  expect(pc.paper, 'the paper').not.toBe(mobile.paper);

  // On a phone its words stand on paper, not between the words of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.cancel())));
  expect(await contrastOverPicture(page, overlay(page).getByText('Loading...'))).toBeGreaterThanOrEqual(7);
  await page.unroute('**/*');
  await guest.open(paths.home());
  expect(request.count()).toBe(1);
});
