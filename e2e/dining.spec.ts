import { readFileSync } from 'node:fs';
import { addDays } from '../lib/dates/day';
import { formatLongDay } from '../lib/dates/format';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { hourButton, tableNumber } from './actions/guest-table';
import { arriveAs, logInAs, startOver } from './actions/log-in';
import { expectPath, mainHeading, untilTakenOver } from './actions/look-around';
import { nextWeekday } from './actions/table-days';
import { expect, type Guest, test } from './fixtures/journey';

/** The number on the confirmation, which must be on the screen. */
async function confirmedTable(guest: Guest): Promise<string> {
  await expect(mainHeading(guest)).toHaveText(guest.t('dining.confirmation.title'));
  const number = await tableNumber(guest);
  expect(number).toMatch(/^DN-[A-Z0-9]{8}$/);
  return number;
}

/** The file behind a button; before the page's script is there a press does nothing, and is made again. */
async function savedCalendar({ page }: Guest, label: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 4_000 }),
      page.getByRole('button', { name: label }).tap(),
    ]);
    text = readFileSync(await download.path(), 'utf8');
  }).toPass();
  return text;
}

/** The member's tables as the product's own proxy tells them to the browser. */
async function tablesOf({ page, language }: Guest) {
  return page.evaluate(async (code) => {
    const response = await fetch(`/api/hub/dining/reservation?lang=${code}`, { headers: { 'x-bff': '1' } });
    if (!response.ok) throw new Error(`the list of tables answered ${response.status}`);
    const { data } = (await response.json()) as {
      data: { tableReservations: { restaurantId: string; status: string; date: string; time: string }[] };
    };
    return data.tableReservations;
  }, language.code);
}

test.describe('on a phone, in Japanese', { tag: '@narrow' }, () => {
  test.use({ reads: 'ja' });

  test('a table is found by region, booked after a login, moved and given up', async ({ guest, product }) => {
    const { page, t } = guest;
    const main = page.getByRole('main');
    const restaurantId = 'oreum-deulbul';
    // Its day of rest is a Monday.
    const date = nextWeekday(3, 30);
    await product.hub.leaveTables(restaurantId, date, 100);

    await guest.open(paths.dining());
    await main.locator(`a[href$="${paths.dining({ region: 'jeju' })}"]`).tap();
    await expectPath(guest, paths.dining({ region: 'jeju' }));
    await main.locator(`a[href$="${paths.restaurant(restaurantId)}"]`).tap();
    await expectPath(guest, paths.restaurant(restaurantId));
    await expect(main.getByText(t('dining.detail.today'), { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: t('dining.detail.find') }).tap();
    await expectPath(guest, paths.restaurantTable(restaurantId));
    const day = page.getByLabel(t('dining.detail.date'), { exact: true });
    await untilTakenOver(day);
    await day.fill(formatLongDay(date, guest.language.locale));
    await day.press('Enter');
    await expect(page).toHaveURL(new RegExp(`date=${date}`));
    await hourButton(guest, '18:30').tap();
    await main.getByRole('link', { name: t('dining.table.logIn'), exact: true }).tap();
    await logInAs(guest, 'member');
    await expectPath(guest, paths.restaurantTable(restaurantId));

    await expect(page.getByRole('textbox', { name: t('dining.table.form.lastName') })).not.toHaveValue('');
    await page.getByRole('combobox', { name: t('dining.table.form.occasion') }).selectOption('anniversary');
    await page.getByRole('button', { name: t('dining.table.form.confirm') }).tap();
    const number = await confirmedTable(guest);
    const calendar = await savedCalendar(guest, t('dining.confirmation.saveCalendar'));
    expect(calendar).toContain(`UID:${number}@${restaurantId}`);
    expect(calendar).toContain(`DTSTART:${date.replaceAll('-', '')}T093000Z`);

    await page.getByRole('link', { name: t('dining.confirmation.toMyPage') }).tap();
    await expectPath(guest, paths.myPageReservationCheck.diningReservationDetail(number));
    await page.getByRole('link', { name: t('myPage.tables.change') }).tap();
    await hourButton(guest, '19:30').tap();
    await page.getByRole('button', { name: t('dining.table.form.change') }).tap();
    await expect(page.getByText(t('myPage.tables.changed'))).toBeVisible();
    await expect(main).toContainText('19:30');
    await expect(main).toContainText(t('myPage.tables.occasions.anniversary'));

    await guest.open(paths.myPage());
    const timeline = page.getByRole('region', { name: t('myPage.timeline.title') });
    await expect(timeline.locator(`a[href$="${number}"]`)).toBeVisible();
    await expect(timeline.getByText('19:30')).toBeVisible();

    await guest.open(paths.myPageReservationCheck.diningReservationDetail(number));
    await page.getByRole('button', { name: t('common.cancel.open') }).tap();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.cancel.confirm') })
      .tap();
    await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
    await guest.open(paths.myPageReservationCheck.diningReservation({ view: 'cancelled' }));
    await expect(main.locator(`a[href$="${number}"]`)).toBeVisible();
  });
});

test.describe('in English, with the keyboard', () => {
  test.use({ reads: 'en' });

  test('no dead ends: a day of rest, a table taken on the way, two presses, and Back', async ({ guest, product }) => {
    const { page, t } = guest;
    const main = page.getByRole('main');
    const restaurantId = 'seochon-dasil';
    // It rests on Tuesdays.
    const restDay = nextWeekday(2, 8);
    const [before, after] = [addDays(restDay, -1), addDays(restDay, 1)];
    for (const day of [before, after]) await product.hub.leaveTables(restaurantId, day, 100);
    const press = async (name: string | RegExp) => {
      await main.getByRole('link', { name }).first().focus();
      await page.keyboard.press('Enter');
    };

    await arriveAs(guest, 'member', paths.restaurantTable(restaurantId, 'party=zero&date=2020-02-30'));
    await expect(main.getByText(t('dining.table.repaired'))).toBeVisible();
    await guest.open(paths.restaurantTable(restaurantId, 'party=9'));
    await expect(mainHeading(guest)).toHaveText(t('dining.table.tooLargeTitle', { max: 4 }));

    await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date: restDay })));
    await expect(main.getByText(t('dining.table.sentences.closed'))).toBeVisible();
    const ways = main.getByRole('region', { name: t('dining.table.alternatives') }).getByRole('link');
    await ways.first().focus();
    await page.keyboard.press('Enter');
    const requests = page.getByRole('textbox', { name: t('dining.table.form.requests') });
    await requests.focus();
    await page.keyboard.type('By the veranda');
    const chosen = new URL(page.url()).searchParams.get('date') ?? '';
    expect([before, after]).toContain(chosen);

    await product.hub.leaveTables(restaurantId, chosen, 0);
    await page.getByRole('button', { name: t('dining.table.form.confirm') }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('dining.table.failure.takenTitle'))).toBeVisible();
    expect((await tablesOf(guest)).filter((table) => table.restaurantId === restaurantId)).toEqual([]);

    await product.hub.leaveTables(restaurantId, chosen, 100);
    await press(t('dining.table.changeSeating'));
    await hourButton(guest, '14:00').focus();
    await page.keyboard.press('Enter');
    await expect(requests, 'what was typed is kept').toHaveValue('By the veranda');
    const address = page.url();
    await page.getByRole('button', { name: t('dining.table.form.confirm') }).dblclick();
    const number = await confirmedTable(guest);
    const had = (await tablesOf(guest)).filter((table) => table.restaurantId === restaurantId);
    expect(had).toEqual([expect.objectContaining({ status: 'confirmed', date: chosen, time: '14:00' })]);

    await page.goBack();
    await expect(page.getByRole('button', { name: t('dining.table.form.confirm') })).toBeHidden();
    await page.goto(address);
    await expect(main.getByText(t('dining.table.alreadyBookedTitle'))).toBeVisible();
    await press(t('dining.table.toConfirmation'));
    expect(await confirmedTable(guest)).toBe(number);

    // No page is left that would notice.
    await startOver(guest);
    await arriveAs(guest, 'recommender', paths.tableConfirmation(number));
    await expect(main.getByText(t('dining.confirmation.notFoundTitle')), 'another member’s').toBeVisible();
  });
});
