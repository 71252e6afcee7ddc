import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/paths';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { expectPath, mainHeading } from './actions/look-around';
import { nextWeekday } from './actions/table-days';
import { anotherContext, expect, type Guest, guestOf, languages, test } from './fixtures/journey';

const restaurantId = 'oreum-deulbul';
const visitor = { lastName: 'Keller', firstName: 'Sofia', mobile: '010-0000-7711' };

async function lookUp({ page, t }: Guest, number: string, lastName: string, contact: string): Promise<void> {
  await page.getByRole('textbox', { name: t('booking.lookUp.reservationNo') }).fill(number);
  await page.getByRole('textbox', { name: t('booking.lookUp.lastName') }).fill(lastName);
  await page.getByRole('textbox', { name: t('booking.lookUp.contact') }).fill(contact);
  await page.getByRole('button', { name: t('booking.lookUp.find') }).click();
}

const hourLink = ({ page }: Guest, time: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${time}`) });

test.describe('in English', () => {
  test.use({ reads: 'en' });

  test('a guest books a table without a membership, finds it elsewhere, moves and cancels it, and leaves nothing', async ({
    guest,
    product,
    browser,
  }, testInfo) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const main = page.getByRole('main');
    const email = `table.${crypto.randomUUID().slice(0, 8)}@mail.example`;
    // Each width on a day of its own.
    const date = nextWeekday(testInfo.project.name === 'phone' ? 3 : 4, 44);
    await product.hub.leaveTables(restaurantId, date, 100);

    await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
    await press(guest, hourLink(guest, '18:30'));
    const field = (name: string) => page.getByRole('textbox', { name: t(`dining.table.form.${name}`), exact: true });
    await field('lastName').fill(visitor.lastName);
    await field('firstName').fill(visitor.firstName);
    await field('email').fill(email);
    await field('mobile').fill(visitor.mobile);
    await expectAccessible(guest, 'the form of a table');
    await product.hub.fail({ path: '/dining/guest', kind: 'lost', times: 1 });
    const confirm = page.getByRole('button', { name: t('dining.table.form.confirm') });
    await press(guest, confirm);
    await expect(page.getByText(t('dining.table.failure.unsureTitle'))).toBeVisible();
    await press(guest, confirm);
    await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
    const number = (await page.getByTestId('table-no').textContent())?.trim() ?? '';
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored, 'nothing typed is left behind').not.toContain(email);
    const letters = async () => (await product.hub.mails()).filter(({ to }) => to === email);
    expect(await letters(), 'the answer was lost, the table booked once').toHaveLength(1);

    const clean = await anotherContext(browser);
    try {
      const stranger = await clean.newPage();
      await stranger.goto(guest.address(paths.tableConfirmation(number)));
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('dining.confirmation.logInTitle'));
    } finally {
      await clean.close();
    }

    await page.context().clearCookies();
    await guest.open(paths.guestReservation());
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await lookUp(guest, number, 'Somebody', visitor.mobile);
    await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
    await lookUp(guest, 'DN-AAAAAAAA', visitor.lastName, visitor.mobile);
    await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
    await lookUp(guest, ` ${number.toLowerCase().replace('-', ' ')} `, visitor.lastName, visitor.mobile);
    await expect(page.getByTestId('table-no')).toHaveText(number);
    expect(page.url(), 'nothing of the guest is in the address').toBe(guest.address(paths.guestReservation()));
    await expect(page.getByRole('button', { name: t('dining.confirmation.saveCalendar') })).toBeVisible();
    await expectAccessible(guest, 'a table that was found');
    for (const language of languages) {
      await guestOf(page, language, product).open(paths.guestReservation());
      await expect(page.getByTestId('table-no')).toHaveText(number);
    }

    await guest.open(paths.guestReservation());
    await press(guest, page.getByRole('link', { name: t('booking.lookUp.change') }));
    await press(guest, hourLink(guest, '19:30'));
    await press(guest, page.getByRole('button', { name: t('dining.table.form.change') }));
    await expect(page.getByText(t('booking.change.step.done'))).toBeVisible();
    await expect(main).toContainText('19:30');

    await press(guest, page.getByRole('button', { name: t('common.cancel.open') }));
    const question = page.getByRole('alertdialog');
    await press(guest, question.getByRole('button', { name: t('common.cancel.confirm') }));
    await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
    await expect.poll(async () => (await letters()).length).toBe(3);

    await press(guest, page.getByRole('button', { name: t('booking.lookUp.leave') }));
    await expectPath(guest, paths.home());
    await guest.open(paths.guestReservation());
    await expect(page.getByRole('textbox', { name: t('booking.lookUp.reservationNo') })).toBeVisible();
  });
});
