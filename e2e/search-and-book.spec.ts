import { paths } from '../lib/routes/paths';
import { book, reservationNumbers } from './actions/book-room';
import { expectMember, logInAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { chooseRoom, searchByForm, stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';

// The main journey is walked at both widths.
for (const { locale, label, code } of languages.slice(0, 2)) {
  test.describe(label, { tag: code === 'ko' ? ['@narrow'] : [] }, () => {
    test.use({ reads: locale });

    test('search by dates, log in, book, and find it in My Page', async ({ guest, product }) => {
      test.setTimeout(120_000);
      const { page, t } = guest;
      const stay = stayIn(code === 'ko' ? 20 : 23);
      const hotelName = await product.hub.hotelName(stay.hotelId, code);

      await guest.open(paths.home());
      await expect(mainHeading(guest)).toBeVisible();
      await searchByForm(guest, stay, hotelName);
      await expect(page.getByRole('link', { name: t('search.offers.otherHotels') })).toHaveAttribute(
        'href',
        new RegExp(`/search\\?checkIn=${stay.checkInDate}`),
      );
      await chooseRoom(guest);

      const total = page
        .getByRole('main')
        .getByText(/₩|￦|원|KRW|￥|韩元/)
        .filter({ visible: true })
        .first();
      await expect(total, 'the total stands before anybody logs in').toBeVisible();
      await page.getByRole('link', { name: t('booking.guest.logIn') }).click();
      await expectPath(guest, paths.membershipLogin());
      await logInAs(guest, 'member');
      await expectPath(guest, paths.booking());
      await expectMember(guest);

      const number = await book(guest);
      await page.getByRole('link', { name: t('booking.confirmation.toMyPage') }).click();
      await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
      await expect(mainHeading(guest)).toHaveText(hotelName);
      await expect(page.getByRole('main')).toContainText(number);

      await guest.open(paths.myPageReservationCheck.roomReservation());
      await expect(page.getByRole('main').getByRole('link', { name: hotelName }).first()).toBeVisible();
      expect(await reservationNumbers(guest)).toContain(number);
    });
  });
}

test('the picture of a hotel arrives from the hub in a ready-made width', async ({ guest, product }) => {
  // The product's own web asks for blank ones.
  const web = await startSecondWeb(product, {});
  try {
    await guest.page.goto(web.address + paths.hotel('haneul-namsan'));
    const picture = guest.page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(file).toMatch(/\/pictures\/haneul-namsan\/[\w-]+-\d+\.(avif|webp)$/);
  } finally {
    await web.stop();
  }
});
