/** Long, because it lists every action that a person waits for. */
import type { Page, Request } from 'playwright/test';
import { writeTableParams } from '../../lib/dining/table-params';
import { paths } from '../../lib/paths';
import { book, confirmButton, fillGuestDetails, openBooking, sampleGuest } from '../actions/book-room';
import { contrastOverPicture } from '../actions/contrast-over-picture';
import { hourButton } from '../actions/guest-table';
import { hold } from '../actions/hold-requests';
import { arriveAs, sendLogin } from '../actions/log-in';
import { mainHeading, untilTakenOver } from '../actions/look-around';
import { searchForm, stayIn } from '../actions/search-stay';
import { nextWeekday } from '../actions/table-days';
import { expect, type Guest, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';

/** What a person starts and waits for, and the request that is held meanwhile. */
interface AwaitedAction {
  /** Leads up to the last press. */
  prepare: (guest: Guest, product: Product) => Promise<void>;
  press: (guest: Guest) => Promise<void>;
  asks: (request: Request) => boolean;
}

const asksFor = (pattern: RegExp) => (request: Request) =>
  request.method() !== 'GET' && pattern.test(new URL(request.url()).pathname);
const goesTo = (pattern: RegExp) => (request: Request) =>
  (request.isNavigationRequest() || request.headers().rsc !== undefined) &&
  pattern.test(new URL(request.url()).pathname);

const menu = ({ page, t }: Guest) =>
  page.getByRole('banner').locator('summary', { hasText: t('layout.viewer.memberMenu') });
const button = (key: string) => (guest: Guest) =>
  guest.page.getByRole('button', { name: guest.t(key), exact: true }).click();

const restaurantId = 'oreum-deulbul';
const tableDay = nextWeekday(3, 30);

async function openMembersStay(guest: Guest, days: number, path: (number: string) => string): Promise<void> {
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(days));
  await guest.open(path(await book(guest)));
}

const actions: Record<string, AwaitedAction> = {
  'the login': {
    prepare: (guest) => guest.open(paths.membershipLogin()),
    press: (guest) => sendLogin(guest, 'sample.member', 'wrong-password'),
    asks: asksFor(/^\/api\/session\/login$/),
  },
  'the logout': {
    prepare: async (guest) => {
      await arriveAs(guest, 'member');
      await menu(guest).click();
    },
    press: button('layout.viewer.logOut'),
    asks: asksFor(/^\/api\/session\/logout$/),
  },
  'finding an account': {
    prepare: async (guest) => {
      await guest.open(paths.findAccount());
      await guest.page.getByLabel(guest.t('auth.findAccount.memberName'), { exact: true }).fill('Sample');
      await guest.page.getByLabel(guest.t('auth.findAccount.memberEmail'), { exact: true }).fill(sampleGuest.email);
    },
    press: button('auth.findAccount.submitId'),
    asks: asksFor(/guest\/account$/),
  },
  'the look-up of a reservation': {
    prepare: async ({ open, page, t }) => {
      await open(paths.guestReservation());
      await page.getByRole('textbox', { name: t('booking.lookUp.reservationNo') }).fill('HN-ABCD2345');
      await page.getByRole('textbox', { name: t('booking.lookUp.lastName'), exact: true }).fill('Sample');
      await page.getByRole('textbox', { name: t('booking.lookUp.contact') }).fill(sampleGuest.mobile);
    },
    press: button('booking.lookUp.find'),
    asks: asksFor(/^\/api\/guest\/look-up$/),
  },
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
  'a booking': {
    prepare: async (guest) => {
      await arriveAs(guest, 'member');
      await openBooking(guest, stayIn(120));
      await fillGuestDetails(guest);
    },
    press: (guest) => confirmButton(guest).click(),
    asks: asksFor(/^\/api\/hub\/reservation\/room$/),
  },
  'a cancellation': {
    prepare: async (guest) => {
      await openMembersStay(guest, 124, paths.myPageReservationCheck.roomReservationDetail);
      await button('common.cancel.open')(guest);
    },
    press: (guest) =>
      guest.page
        .getByRole('alertdialog')
        .getByRole('button', { name: guest.t('common.cancel.confirm') })
        .click(),
    asks: asksFor(/^\/api\/hub\/reservation\/room\/[^/]+\/cancel$/),
  },
  'a change': {
    prepare: async (guest) => {
      await openMembersStay(guest, 128, paths.myPageReservationCheck.roomReservationChange);
      await guest.page
        .getByRole('textbox', { name: guest.t('booking.form.requests') })
        .first()
        .fill('Another wish, please.');
    },
    press: button('booking.change.ask'),
    asks: asksFor(/^\/api\/hub\/reservation\/room\/[^/]+\/quote$/),
  },
  'the booking of a table': {
    prepare: async (guest, product) => {
      await product.hub.leaveTables(restaurantId, tableDay, 100);
      await arriveAs(
        guest,
        'member',
        paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date: tableDay })),
      );
      await hourButton(guest, '18:').first().click();
      await expect(guest.page.getByRole('button', { name: guest.t('dining.table.form.confirm') })).toBeVisible();
    },
    press: button('dining.table.form.confirm'),
    asks: asksFor(/^\/api\/hub\/dining\/reservation$/),
  },
  'the change of a password': {
    prepare: async (guest) => {
      await arriveAs(guest, 'member', paths.myPageUserInfo.editProfile({ type: 3 }));
      const field = (key: string) => guest.page.getByLabel(guest.t(key), { exact: true });
      await field('myPage.password.current').fill('Sample-1234');
      await field('myPage.password.new').fill('Another-1234');
      await field('myPage.password.repeat').fill('Another-1234');
    },
    press: button('myPage.password.submit'),
    asks: asksFor(/member\/password$/),
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

    test('shows the overlay from its beginning to its answer', async ({ guest, product }) => {
      test.setTimeout(180_000);
      const { page } = guest;
      await prepare(guest, product);
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
