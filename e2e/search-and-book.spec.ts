import { paths } from '../lib/routes/paths';
import { book, reservationNumbers } from './actions/book-room';
import { expectMember, logInAs } from './actions/log-in';
import { expectVisitInLog } from './actions/log-of-a-visit';
import { expectPath, mainHeading } from './actions/look-around';
import { chooseRoom, searchByForm, stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';

// The main journey is walked at both widths.
for (const { locale, label, code } of languages.slice(0, 2)) {
  test.describe(label, { tag: code === 'ko' ? ['@narrow'] : [] }, () => {
    test.use({ reads: locale });

    test('search by dates, log in, book, and find it in My Page; the log contains the visit', async ({
      guest,
      product,
    }) => {
      test.setTimeout(120_000);
      const { page, t } = guest;
      const stay = stayIn(code === 'ko' ? 20 : 23);
      const hotelName = await product.hub.hotelName(stay.hotelId, code);
      const traceId = crypto.randomUUID().replaceAll('-', '');
      await page.context().setExtraHTTPHeaders({ traceparent: `00-${traceId}-${'1'.repeat(16)}-01` });

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
      await expectVisitInLog(product.logFile, traceId, number);

      await guest.open(paths.myPageReservationCheck.roomReservation());
      await expect(page.getByRole('main').getByRole('link', { name: hotelName }).first()).toBeVisible();
      expect(await reservationNumbers(guest)).toContain(number);
    });
  });
}
