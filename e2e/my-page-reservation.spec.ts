import { paths } from '../lib/paths';
import { book, openBooking, reservationNumbers } from './actions/book-room';
import { cancelByButtons } from './actions/cancel-reservation';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';

for (const [position, { locale, label, code }] of languages.entries()) {
  // Every language, and both widths twice: the rules behind them are the same.
  test.describe(label, { tag: position % 2 === 0 ? '@wide' : '@narrow' }, () => {
    test.use({ reads: locale });

    test('a reservation is found, read and cancelled for what was said it costs', async ({ guest, product }) => {
      test.setTimeout(120_000);
      const { page, t } = guest;
      const stay = stayIn(70 + position * 3);
      await arriveAs(guest, 'member');
      await openBooking(guest, stay);
      const number = await book(guest);
      const hotelName = await product.hub.hotelName(stay.hotelId, code);

      await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
      await expect(mainHeading(guest)).toHaveText(hotelName);
      await expect(page.getByText(t('myPage.reservations.status.confirmed')).first()).toBeVisible();

      await page.getByRole('button', { name: t('common.cancel.open') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toHaveAccessibleName(t('common.cancel.question'));
      await question.getByRole('button', { name: t('common.cancel.keep') }).click();
      await expect(question).toBeHidden();
      expect(await reservationNumbers(guest)).toContain(number);

      await cancelByButtons(guest);
      await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
      await expect(page.getByText(t('myPage.reservations.status.cancelled')).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('myPage.reservations.status.cancelled')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('common.cancel.open') })).toHaveCount(0);
      await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
      await expect(page.getByText(t('myPage.reservations.status.cancelled')).first(), 'no form').toBeVisible();
      expect(page.url()).not.toContain('/change');
    });
  });
}

test("another member's reservation does not exist", async ({ guest, product }) => {
  await arriveAs(guest, 'member');
  const [number = ''] = await reservationNumbers(guest);
  expect(number).not.toBe('');
  await guest.page.context().clearCookies();
  await arriveAs(guest, 'recommender');
  const status = await guest.page.evaluate(
    (address) => fetch(address, { headers: { 'x-bff': '1' } }).then((response) => response.status),
    `${product.address}/api/hub/reservation/room/${number}?lang=ko`,
  );
  expect(status).toBe(404);
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(guest.page.getByText(guest.t('myPage.reservation.notFoundTitle'))).toBeVisible();
});

test('the menu shows an employee what it hides from others', async ({ guest }) => {
  const { page, t } = guest;
  const companyEntry = () => page.getByRole('link', { name: t('myPage.menu.entries.company'), exact: true });
  const openMenu = async () => {
    const unfold = page.getByRole('button', { name: t('myPage.menu.open') });
    if (await unfold.isVisible()) await unfold.click();
  };
  await arriveAs(guest, 'employee', paths.myPage());
  await openMenu();
  await expect(companyEntry()).toBeVisible();
  // My Page would open the login when it learns that the session is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await arriveAs(guest, 'member', paths.myPage());
  await openMenu();
  await expect(
    page.getByRole('link', { name: t('myPage.menu.entries.memberStatus'), exact: true }).first(),
  ).toBeVisible();
  await expect(companyEntry()).toHaveCount(0);
});

test('the active entry is bold and the breadcrumb says where this is', async ({ guest }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member', paths.myPageUserInfo.memberStatus());
  const unfold = page.getByRole('button', { name: t('myPage.menu.open') });
  if (await unfold.isVisible()) await unfold.click();
  const active = page
    .getByRole('navigation', { name: t('myPage.menu.name') })
    .getByRole('link', { name: t('myPage.menu.entries.memberStatus') });
  await expect(active).toHaveAttribute('aria-current', 'page');
  await expect(active).toHaveCSS('font-weight', /^(6|7|8)00$/);
  const place = page.getByRole('navigation', { name: t('myPage.breadcrumb.label') });
  await expect(place).toContainText(t('myPage.menu.groups.userInfo'));
  await expect(place).toContainText(t('myPage.menu.entries.memberStatus'));
});

test('two columns over 1200 px, capped at 1200; one column below', async ({ guest }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await guest.open(paths.myPage());
    const menu = await page.getByRole('navigation', { name: t('myPage.menu.name') }).boundingBox();
    const content = await page.getByRole('main').boundingBox();
    return {
      beside: (menu?.x ?? 0) + (menu?.width ?? 0) <= (content?.x ?? 0),
      span: (content?.x ?? 0) + (content?.width ?? 0) - (menu?.x ?? 0),
    };
  };
  const wide = await columns(1600);
  expect(wide.beside).toBe(true);
  expect(wide.span).toBeLessThanOrEqual(1200);
  expect((await columns(1201)).beside).toBe(true);
  expect((await columns(1200)).beside).toBe(false);
});
