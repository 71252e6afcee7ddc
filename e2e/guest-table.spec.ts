import { readFile } from 'node:fs/promises';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { eventOf, timesOf } from './actions/calendar-file';
import { cancelByButtons } from './actions/cancel-reservation';
import { expectAccessible } from './actions/expect-accessible';
import { fillTableGuest, hourButton, tableNumber, visitor } from './actions/guest-table';
import { expectPath, mainHeading } from './actions/look-around';
import { lookUp } from './actions/look-up';
import { nextWeekday } from './actions/table-days';
import { expect, guestOf, languages, test } from './fixtures/journey';

const restaurantId = 'oreum-deulbul';

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a guest books a table without a membership, finds it elsewhere, moves and cancels it, and leaves nothing', async ({
    guest,
    product,
    browser,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const main = page.getByRole('main');
    const email = `table.${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const date = nextWeekday(3, 44);
    await product.hub.leaveTables(restaurantId, date, 100);

    await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
    await press(guest, hourButton(guest, '18:30'));
    await fillTableGuest(guest, email);
    await expectAccessible(guest, 'the form of a table');
    await product.hub.fail({ path: '/dining/guest', kind: 'lost', times: 1 });
    const confirm = page.getByRole('button', { name: t('dining.table.form.confirm') });
    await press(guest, confirm);
    await expect(page.getByText(t('dining.table.failure.unsure.title'))).toBeVisible();
    await press(guest, confirm);
    await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
    const number = await tableNumber(guest);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored, 'nothing typed is left behind').not.toContain(email);
    const mails = async () => (await product.hub.mails()).filter(({ to }) => to === email);
    expect(await mails(), 'the answer was lost, the table booked once').toHaveLength(1);

    const clean = await browser.newContext();
    try {
      const stranger = await clean.newPage();
      await stranger.goto(guest.address(paths.tableConfirmation(number)));
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('dining.confirmation.logInTitle'));
      await stranger.getByRole('link', { name: t('dining.confirmation.lookUp') }).click();
      await expect(stranger.getByRole('textbox', { name: t('booking.lookUp.reservationNo') })).toBeVisible();
    } finally {
      await clean.close();
    }

    const find = (wanted: { number: string; lastName?: string }) =>
      lookUp(guest, { lastName: visitor.lastName, contact: visitor.mobile, ...wanted });
    const savedEvent = async () => {
      const save = page.getByRole('button', { name: t('dining.confirmation.saveCalendar') });
      const [download] = await Promise.all([page.waitForEvent('download'), press(guest, save)]);
      expect(download.suggestedFilename()).toBe(`${number}.ics`);
      return eventOf(await readFile(await download.path(), 'utf8'));
    };
    await page.context().clearCookies();
    await guest.open(paths.guestReservation());
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await find({ number, lastName: 'Somebody' });
    await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
    await find({ number: 'DN-AAAAAAAA' });
    await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
    await find({ number: ` ${number.toLowerCase().replace('-', ' ')} ` });
    await expect(page.getByTestId('table-no')).toHaveText(number);
    expect(page.url(), 'no data of the guest is in the address').toBe(guest.address(paths.guestReservation()));
    const event = await savedEvent();
    expect(timesOf(event).start).toEqual({ date, time: '18:30' });
    await expectAccessible(guest, 'a table that was found');
    for (const language of languages) {
      await guestOf(page, language, product).open(paths.guestReservation());
      await expect(page.getByTestId('table-no')).toHaveText(number);
    }

    await guest.open(paths.guestReservation());
    await press(guest, page.getByRole('link', { name: t('booking.lookUp.change') }));
    await press(guest, hourButton(guest, '19:30'));
    await press(guest, page.getByRole('button', { name: t('dining.table.form.change') }));
    await expect(page.getByText(t('booking.change.step.done'))).toBeVisible();
    await expect(main).toContainText('19:30');
    const moved = await savedEvent();
    expect(timesOf(moved)).toEqual({ ...timesOf(event), start: { date, time: '19:30' } });
    expect([moved.get('UID'), moved.get('SEQUENCE')]).toEqual([event.get('UID'), '1']);

    // The look-up is over while the table is in front: to give it up, and to move it.
    const change = await page.getByRole('link', { name: t('booking.lookUp.change') }).getAttribute('href');
    await product.hub.moveClock(31);
    await cancelByButtons(guest);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('common.cancel.expired'));
    await page.goto(`${product.address}${change}`);
    await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.logInTitle'));
    await product.hub.calm();
    await press(guest, page.getByRole('link', { name: t('dining.confirmation.lookUp') }));
    await expect(page.getByTestId('table-no')).toHaveText(number);

    await press(guest, page.getByRole('button', { name: t('common.cancel.open') }));
    await press(guest, question.getByRole('button', { name: t('common.cancel.confirm') }));
    await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
    await expect.poll(async () => (await mails()).length).toBe(3);

    await press(guest, page.getByRole('button', { name: t('booking.lookUp.leave') }));
    await expectPath(guest, paths.home());
    await guest.open(paths.guestReservation());
    await expect(page.getByRole('textbox', { name: t('booking.lookUp.reservationNo') })).toBeVisible();
  });
});
