import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillTwoRooms } from './actions/book-room';
import { expectPath } from './actions/look-around';
import { bookingOf, offersOf } from './actions/offers-of';
import { freeStay } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

const hotelId = 'haneul-namsan';

const digits = (amountKrw: number) => amountKrw.toLocaleString('en-US');

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a non-refundable and a flexible room: every page says the sum that is charged, and then what came of it', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = await freeStay(product, 60, hotelId);
    const offers = await offersOf(product, stay, ['advance', 'flexible'], guest.language);
    const [fixed, flexible] = offers;
    const now = digits(fixed.price.totalKrw);
    const later = digits(fixed.price.totalKrw + flexible.cancellation.penaltyKrw);

    await guest.open(bookingOf(stay, offers));
    const terms = page.getByTestId('cancellation-terms');
    const saysTheSum = async () => {
      await expect(terms.locator('p').first()).toContainText(now);
      await expect(terms.locator('p').first()).toContainText(later);
      // On a phone they stand in the summary, which opens.
      await expect(terms.locator('li')).toHaveCount(2);
    };
    await saysTheSum();

    const group = (number: number) => page.getByRole('group', { name: t('booking.form.guestOfRoom', { number }) });
    await fillTwoRooms(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await saysTheSum();
    await product.hub.endGrace(number);

    await page.getByRole('link', { name: t('booking.confirmation.toLookUp') }).click();
    await expectPath(guest, paths.guestReservation());
    await saysTheSum();
    await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
    await expectPath(guest, paths.guestReservationChange());
    const main = page.getByRole('main');
    await expect(main).toContainText(now);
    await expect(main.getByText(guest.like('booking.change.datesStayPartlyNonRefundable'))).toBeVisible();
    await expect(page.getByText(t('booking.change.priceNote')), 'no calendar').toHaveCount(0);
    const type = (number: number) => group(number).getByLabel(t('booking.change.roomType'), { exact: true });
    await expect(type(1), 'the room that costs its fee').toHaveCount(0);
    await expect(type(2), 'the room that is free to cancel').toBeVisible();
    await group(2)
      .getByRole('textbox', { name: t('booking.form.lastName') })
      .fill('Companion');
    await page.getByRole('button', { name: t('booking.change.ask'), exact: true }).click();
    await expect(main.getByText(t('booking.change.priceStays'))).toBeVisible();
    const newName = main.getByRole('definition').filter({ hasText: 'Companion' });
    await expect(newName, 'a changed name is named').toBeVisible();
    const confirmSame = page.getByRole('button', { name: t('booking.change.confirmSame'), exact: true });
    await confirmSame.click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await page.getByRole('link', { name: t('booking.change.show') }).click();
    await expectPath(guest, paths.guestReservation());
    await expect(main).toContainText('Companion');
    await page.getByRole('button', { name: t('common.cancel.open') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(now);
    // The hub fails as soon as it has cancelled.
    await page.route('**/api/guest/cancel?**', async (route) => {
      const response = await route.fetch();
      await product.hub.fail({ kind: 'status', status: 503 });
      await route.fulfill({ response });
    });
    await question.getByRole('button', { name: t('common.cancel.confirm') }).click();
    const result = page.locator('#cancelled');
    await expect(page.getByRole('heading', { name: t('common.state.hubUnavailableTitle') })).toBeVisible();
    await expect(result, 'what the hub had answered is not lost').toContainText(now);
    await expect(result).toContainText(t('common.cancel.done'));
    await expect(result).toContainText(t('common.cancel.detailsLater'));
    await expect(result).toBeFocused();
    await product.hub.heal();
    await page.getByRole('link', { name: t('common.actions.retry') }).click();
    await expect(main).toContainText('Companion');
    await expect(result).not.toContainText(t('common.cancel.detailsLater'));
    await expect(result).toContainText(now);
    await expect(result).toContainText(t('common.cancel.nothingElseDue'));
    await expect(page.getByText(t('booking.summary.payAtHotel'))).toHaveCount(0);
  });
});
