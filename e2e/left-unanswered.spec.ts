import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { fillTableGuest, hourButton } from './actions/guest-table';
import { hold } from './actions/hold-requests';
import { arriveWith, newMember } from './actions/log-in';
import { expectPath, mainHeading, untilTakenOver } from './actions/look-around';
import { nextWeekday } from './actions/table-days';
import { expect, type Guest, test } from './fixtures/journey';

const button = ({ page, t }: Guest, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });
const pageNote = ({ page, t }: Guest, says: string) => page.getByText(t(`layout.pageNote.${says}`), { exact: true });

async function sendEnquiry(guest: Guest): Promise<void> {
  const { page, t } = guest;
  const field = (name: string) => page.getByLabel(t(`centre.enquiry.${name}`), { exact: true });
  await untilTakenOver(field('subject'));
  await field('category').selectOption('points');
  await field('subject').fill('My points');
  await field('text').fill('Where are they?');
  await button(guest, 'centre.enquiry.submit').click();
  await expect(button(guest, 'centre.enquiry.pending')).toBeVisible();
}

test('a table whose page is left before its answer is no jump: the page that is read has a link to it', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const restaurantId = 'oreum-deulbul';
  const date = nextWeekday(3, 51);
  await product.hub.leaveTables(restaurantId, date, 100);
  await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
  await hourButton(guest, '18:30').click();
  await fillTableGuest(guest, `left.${crypto.randomUUID().slice(0, 8)}@mail.example`);
  const slow = await hold(page, (request) => request.method() === 'POST' && request.url().includes('guest/table'));
  await button(guest, 'dining.table.form.confirm').click();
  await expect(button(guest, 'dining.table.form.confirming')).toBeVisible();
  await page.goBack();
  await hourButton(guest, '19:00').click();
  await expect(button(guest, 'dining.table.form.confirm')).toBeVisible();
  const read = page.url();
  await slow.letGo();
  await expect(pageNote(guest, 'done')).toBeVisible({ timeout: 15_000 });
  expect(page.url()).toBe(read);
  await page.getByRole('link', { name: t('layout.pageNote.show') }).click();
  await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('an enquiry whose page is left before its answer is not silent: the next page says how it ended', async ({
    guest,
    product,
  }) => {
    test.setTimeout(120_000);
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product), paths.myPageDirectQnA());
    const write = page.getByRole('link', { name: t('centre.help.writeAction') });
    await write.click();
    await expectPath(guest, paths.myPageEnquiryWrite());
    const slow = await hold(page, (request) => request.method() === 'POST' && request.url().includes('enquiry'));
    await sendEnquiry(guest);
    await page.goBack();
    await expectPath(guest, paths.myPageDirectQnA());
    await slow.letGo();
    await expect(pageNote(guest, 'done')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('main').getByRole('link', { name: 'My points' })).toHaveCount(1);
    await write.click();
    await expect(pageNote(guest, 'done')).toBeHidden();

    // By a full load of another page it is not certain how it ended.
    await expectPath(guest, paths.myPageEnquiryWrite());
    const left = await hold(page, (request) => request.method() === 'POST' && request.url().includes('enquiry'));
    await sendEnquiry(guest);
    await guest.open(paths.myPage());
    await expect(pageNote(guest, 'unsure')).toBeVisible();
    await left.letGo();
  });
});
