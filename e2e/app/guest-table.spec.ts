import { writeTableParams } from '../../lib/dining/table-params';
import { paths } from '../../lib/routes/paths';
import { eventOf, timesOf } from '../actions/calendar-file';
import { cancelByButtons } from '../actions/cancel-reservation';
import { fillTableGuest, hourButton, tableNumber, visitor } from '../actions/guest-table';
import { expectPath, mainHeading, untilTakenOver } from '../actions/look-around';
import { lookUp } from '../actions/look-up';
import { nextWeekday } from '../actions/table-days';
import { expect, test } from '../native/app-journey';

const restaurantId = 'oreum-deulbul';
const lookUpCall = '/reservation/guest/lookup';

test('a guest books a table in the app, finds it whatever the hub does, moves and cancels it', async ({
  guest,
  app,
  platform,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const main = page.getByRole('main');
  const date = nextWeekday(platform === 'ios' ? 3 : 4, 37);
  await product.hub.leaveTables(restaurantId, date, 100);
  const lastEvent = () => {
    const { content } = app.of('saveCalendar').at(-1) ?? {};
    return eventOf((content as { content: string } | undefined)?.content ?? '');
  };
  const saveCalendar = async (times: number) => {
    const button = page.getByRole('button', { name: t('dining.confirmation.saveCalendar') });
    await untilTakenOver(button);
    await button.click();
    await expect.poll(() => app.of('saveCalendar').length).toBe(times);
    return lastEvent();
  };

  await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
  await hourButton(guest, '18:30').click();
  await fillTableGuest(guest, `table.${crypto.randomUUID().slice(0, 8)}@mail.example`);
  await page.getByRole('button', { name: t('dining.table.form.confirm') }).dblclick();
  await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
  const number = await tableNumber(guest);
  const event = await saveCalendar(1);
  expect(timesOf(event).start).toEqual({ date, time: '18:30' });

  await page.context().clearCookies();
  await guest.open(paths.guestReservation());
  const wanted = { number, lastName: visitor.lastName, contact: visitor.mobile };
  await product.hub.fail({ path: lookUpCall, kind: 'down' });
  await lookUp(guest, wanted);
  await expect(main.getByText(t('problems.unavailable'))).toBeVisible();
  await product.hub.heal();
  await page.reload();
  await lookUp(guest, { ...wanted, number: 'DN-AAAAAAAA' });
  await expect(main.getByText(t('booking.lookUp.notFound'))).toBeVisible();
  await product.hub.forgetCalls();
  await product.hub.fail({ path: lookUpCall, kind: 'slow', delayMs: 1_200, times: 1 });
  await lookUp(guest, wanted, 'dblclick');
  await expect(page.getByTestId('table-no')).toHaveText(number);
  expect((await product.hub.calls()).lookUpReservation, 'pressed twice, asked once').toBe(1);
  await product.hub.fail({ path: '/dining/guest/detail', kind: 'down' });
  await page.reload();
  await expect(page.locator('[data-hub-unavailable]')).toBeVisible();
  await product.hub.heal();
  await page.locator('[data-hub-unavailable]').getByRole('link').first().click();

  // The look-up is over while the form is open; what it had found is found again.
  await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
  await hourButton(guest, '19:30').click();
  const change = page.getByRole('button', { name: t('dining.table.form.change') });
  await expect(change).toBeVisible();
  await product.hub.moveClock(31);
  await change.click();
  await expect(main.getByText(t('dining.table.failure.expiredTitle'))).toBeVisible();
  await main.getByRole('link', { name: t('dining.table.failure.findAgain') }).click();
  await lookUp(guest, wanted);
  await expect(main).toContainText('18:30');
  await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
  await hourButton(guest, '19:30').click();
  await change.dblclick();
  await expect(page.getByText(t('booking.change.step.done'))).toBeVisible();
  const moved = await saveCalendar(2);
  expect(timesOf(moved)).toEqual({ ...timesOf(event), start: { date, time: '19:30' } });
  expect([moved.get('UID'), moved.get('SEQUENCE')]).toEqual([event.get('UID'), '1']);

  await cancelByButtons(guest);
  await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
  await page.getByRole('button', { name: t('booking.lookUp.leave') }).click();
  await expectPath(guest, paths.home());
  expect(app.arrived.map(({ type }) => type)).toEqual(['saveCalendar', 'saveCalendar']);
});
