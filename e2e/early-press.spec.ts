import type { Locator, Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { sampleGuest } from './actions/book-room';
import { arriveAs } from './actions/log-in';
import { untilTakenOver } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

/** Holds back the files of scripts, as a slow line does: what the server sent can be read, and nothing runs yet. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Presses what may not take a press yet. */
const pressEarly = (place: Locator) => place.click({ force: true });
const openWithoutScripts = ({ page, address }: Guest, path: string) =>
  page.goto(address(path), { waitUntil: 'commit' });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a picker and filters that are pressed before the script is there open when it is', async ({ guest }) => {
    const { page, t } = guest;
    for (const [path, pressed] of [
      [paths.home(), page.getByRole('button', { name: t('search.form.guests') }).first()],
      [paths.search(queryOf(stayIn(62))), page.locator('a[href="#filters"]')],
    ] as const) {
      const release = await holdScripts(page);
      await openWithoutScripts(guest, path);
      await pressEarly(pressed);
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
      release();
      await expect(page.getByRole('dialog'), path).toBeVisible();
    }
  });
});

/** As Safari sends Enter that confirms a composed word: after the end of the composition, with the key code of one. */
async function confirmWord({ page }: Guest, field: Locator): Promise<void> {
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: '漢' });
  const key = { windowsVirtualKeyCode: 229, key: 'Enter', code: 'Enter', text: '\r', unmodifiedText: '\r' };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await keyboard.detach();
}

test('Enter that confirms a word sends no form, before the script is there and after; the next one does', async ({
  guest,
}) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  const release = await holdScripts(page);
  await openWithoutScripts(guest, paths.myPageEnquiryWrite());
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  // The only field of its form that Enter submits.
  const subject = page.getByRole('main').getByLabel(t('centre.enquiry.subject'), { exact: true });
  await confirmWord(guest, subject);
  release();
  await untilTakenOver(subject);
  await expect(subject).toHaveValue('漢');
  await confirmWord(guest, subject);
  await expect(subject).toHaveValue('漢漢');
  const summary = page.getByRole('alert').filter({ hasText: t('centre.enquiry.summary') });
  await expect(summary).toHaveCount(0);
  expect(sent.filter((address) => address.endsWith('/write'))).toEqual([]);
  await subject.press('Enter');
  await expect(summary).toBeVisible();
});

test('what is written over a saved text before the script is there stays, and is sent', async ({ guest, product }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'recommender');
  const { number } = await bookByCall(guest, product, stayIn(66), ['flexible']);
  const release = await holdScripts(page);
  await openWithoutScripts(guest, paths.myPageReservationCheck.roomReservationChange(number));
  const requests = page.getByRole('textbox', { name: t('booking.form.requests') });
  await expect(requests).toHaveValue(sampleGuest.requests);
  await requests.fill('A high floor, please.');
  await pressEarly(page.getByRole('button', { name: t('booking.change.ask'), exact: true }));
  release();
  await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeVisible();
  await expect(page.getByRole('main').getByText('A high floor, please.')).toBeVisible();
});

test.describe('on a narrow screen without the script', () => {
  test.use({ viewport: { width: 390, height: 844 }, provokes: /ERR_FAILED/ });

  test('filters are a form below the results where the script never arrives', async ({ guest }) => {
    const { page, t } = guest;
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    await openWithoutScripts(guest, paths.search(queryOf(stayIn(62))));
    const form = page.getByRole('form', { name: t('results.filters.title') });
    await expect(form).toBeHidden();
    await page.locator('a[href="#filters"]').click();
    await form.getByRole('checkbox').first().check();
    await form.getByRole('button', { name: t('results.filters.apply') }).click();
    await expect(page.getByRole('list', { name: t('results.filters.applied') }).getByRole('listitem')).toHaveCount(1);
  });
});
