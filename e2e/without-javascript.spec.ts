import { paths } from '../lib/routes/paths';
import { expectPath, mainHeading } from './actions/look-around';
import { openRates, queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.use({ javaScriptEnabled: false });

test.describe('in Japanese', () => {
  test.use({ reads: 'ja' });

  test('everything up to the booking form can be read and walked', async ({ guest, product }) => {
    const { page, t } = guest;
    const stay = stayIn(16);
    const hotelName = await product.hub.hotelName(stay.hotelId, guest.language.code);

    await guest.open(paths.home());
    await expect(mainHeading(guest)).toBeVisible();
    await guest.open(paths.hotels());
    await page.getByRole('main').getByRole('link', { name: hotelName }).first().click();
    await expectPath(guest, paths.hotel(stay.hotelId));
    await expect(mainHeading(guest)).toHaveText(hotelName);
    await expect(page.getByRole('heading', { name: t('hotels.detail.rooms'), exact: true })).toBeVisible();

    await guest.open(paths.home());
    const form = page.getByRole('form', { name: t('search.form.label') });
    await form.getByLabel(t('search.form.where')).selectOption('jeju');
    await form.getByLabel(t('search.form.checkIn')).fill(stay.checkInDate);
    await form.getByLabel(t('search.form.checkOut')).fill(stay.checkOutDate);
    await form.getByRole('button', { name: t('search.form.submit') }).click();
    await expectPath(guest, paths.search());
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: hotelName, exact: true }) })
      .getByRole('link', { name: t('search.results.choose') })
      .click();
    await (await openRates(guest)).first().click();
    await expectPath(guest, paths.booking());
    await expect(page.getByRole('heading', { name: t('booking.summary.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('booking.guest.logIn') })).toBeVisible();
  });
});

test('the language is a plain link, a form that only works by script keeps what was typed, and the login says why', async ({
  guest,
}) => {
  const { page, t } = guest;
  await guest.open(paths.membershipLogin());
  // Texts inside `noscript` are passed over by `getByText`.
  const sentence = page.locator('main noscript > *');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(t('auth.login.noScript'));

  await guest.open(paths.findAccount());
  const field = page.getByRole('textbox', { name: t('auth.findAccount.memberEmail') });
  await field.fill('someone@mail.example');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await field.evaluate((input: HTMLInputElement) => input.form?.submit());
  expect((await answered).status()).toBe(204);
  await expect(field).toHaveValue('someone@mail.example');

  await guest.open(paths.hotels());
  const address = await page.getByRole('link', { name: 'English', exact: true }).first().getAttribute('href');
  await page.goto(new URL(address ?? '', page.url()).href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe('/en/hotels');
});

test('a pasted search is read in full, filters and other dates are forms, and hotels are compared by links', async ({
  guest,
}) => {
  const { page, t } = guest;
  await guest.open(paths.search(queryOf(stayIn(30))));
  await expect(page.getByRole('list', { name: t('search.results.listLabel') })).toBeVisible();
  await expect(page.getByText(t('search.results.allIn')).first()).toBeVisible();

  const { checkInDate, checkOutDate } = stayIn(30);
  await guest.open(paths.search(`checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0&sort=name`));
  const form = page.getByRole('form', { name: t('results.filters.title') });
  await form.getByRole('checkbox', { name: new RegExp(`^${t('results.filters.refundable')}`) }).check();
  await form.getByRole('button', { name: t('results.filters.apply') }).click();
  await expectPath(guest, paths.search());
  const sent = () => new URL(page.url()).searchParams;
  expect(['refundable', 'sort', 'checkIn'].map((name) => sent().get(name))).toEqual(['1', 'name', checkInDate]);
  await expect(page.getByRole('list', { name: t('results.filters.applied') }).getByRole('listitem')).toHaveCount(1);

  await guest.open(paths.search(`checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`));
  for (const [place, hotelId] of ['padosori-seogwipo', 'oreum-jeju'].entries()) {
    const add = page.locator(`[data-item-id=${hotelId}]`).getByRole('link', { name: t('results.compare.add') });
    await add.click();
    await expect.poll(() => sent().getAll('compare').length).toBe(place + 1);
  }
  await page.getByRole('link', { name: t('results.compare.open') }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);

  const search = page.getByRole('form', { name: t('search.form.label') });
  const submit = search.getByRole('button', { name: t('search.form.submit') });
  await guest.open(paths.search(`hotel=oreum-jeju&${queryOf(stayIn(30, 'haneul-namsan'))}`));
  await submit.click();
  await expect(page).toHaveURL(/room=&room=/);
  expect([sent().getAll('hotel'), sent().getAll('checkIn')]).toEqual([['oreum-jeju', 'haneul-namsan'], [checkInDate]]);

  // Other dates keep the list, the need of an accessible room and the unit of prices.
  await guest.open(paths.hotelOffers('oreum-jeju', `${queryOf(stayIn(30))}&detail=jeju&accessible=1&unit=points`));
  await submit.click();
  await expectPath(guest, paths.hotelOffers('oreum-jeju', '').replace('?', ''));
  await expect(page).toHaveURL(/room=&room=/);
  expect(['detail', 'accessible', 'unit'].map((name) => sent().getAll(name))).toEqual([['jeju'], ['1'], ['points']]);
});
