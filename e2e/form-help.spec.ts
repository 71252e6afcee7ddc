import type { Page } from 'playwright/test';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/paths';
import { openBooking } from './actions/book-room';
import { arriveWith, newMember } from './actions/log-in';
import { stayIn } from './actions/search-stay';
import { nextWeekday } from './actions/table-days';
import { expect, test } from './fixtures/journey';

type Help = [name: string, type: string, keyboard: string, autocomplete: string];

/** What a browser, a phone's keyboard and a password manager are told of each field that is typed into. */
const helpOf = (page: Page): Promise<Help[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form input')]
      .filter(({ type }) => ['text', 'email', 'tel', 'password'].includes(type))
      .map((field) => [
        field.name.replace(/^.*\./, ''),
        field.type,
        field.inputMode,
        field.getAttribute('autocomplete') ?? '',
      ]),
  );

const person: Help[] = [
  ['guestLastName', 'text', '', 'family-name'],
  ['guestFirstName', 'text', '', 'given-name'],
  ['email', 'email', 'email', 'email'],
  ['mobile', 'tel', 'tel', 'tel'],
];
const byField = (all: Help[]) => all.toSorted(([a], [b]) => a.localeCompare(b));

test('forms tell browsers, keyboards and password managers what each field is for @wide', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const username: Help = ['username', 'text', '', 'username'];

  await guest.open(paths.membershipLogin());
  expect(await helpOf(page)).toEqual([
    ['membershipId', 'text', '', 'username'],
    ['password', 'password', '', 'current-password'],
  ]);
  await page.evaluate(() => {
    const field = document.querySelector('input[type=password]');
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });
  await expect(page.getByLabel(t('auth.login.password'), { exact: true })).toHaveAccessibleDescription(
    t('common.form.capsLock'),
  );

  await guest.open(paths.guestReservation());
  expect(await helpOf(page)).toEqual([
    ['reservationNo', 'text', '', 'off'],
    ['lastName', 'text', '', 'family-name'],
    ['contact', 'text', '', 'email'],
  ]);

  const date = nextWeekday(5, 44);
  await product.hub.leaveTables('oreum-deulbul', date, 100);
  const seating = writeTableParams({ party: 2, date, time: '18:30' });
  await guest.open(paths.restaurantTable('oreum-deulbul', seating));
  await expect(page.getByRole('textbox', { name: t('dining.table.form.mobile') })).toBeVisible();
  expect(byField(await helpOf(page))).toEqual(byField(person));

  await arriveWith(guest, await newMember(product));
  await openBooking(guest, stayIn(141));
  await expect(page.getByRole('textbox', { name: t('booking.form.mobile') })).toBeVisible();
  expect(byField((await helpOf(page)).filter(([name]) => person.some(([each]) => each === name)))).toEqual(
    byField(person),
  );

  await guest.open(paths.myPageUserInfo.editProfile({ type: 3 }));
  await expect(page.locator('main input[type=password]')).toHaveCount(3);
  expect(await helpOf(page)).toEqual([
    username,
    [expect.any(String), 'password', '', 'current-password'],
    [expect.any(String), 'password', '', 'new-password'],
    [expect.any(String), 'password', '', 'new-password'],
  ]);
});
