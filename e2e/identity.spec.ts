import type { Page } from 'playwright/test';
import { paths } from '../lib/paths';
import { mainHeading } from './actions/look-around';
import { anotherContext, expect, test } from './fixtures/journey';

const callback = '/api/identity/callback';

/** Waits for the provider's page, on a host that is not ours, and answers there. */
async function answerAtProvider(page: Page, choice: string, method: 'GET' | 'POST'): Promise<void> {
  await expect.poll(() => new URL(page.url()).hostname).toBe('127.0.0.1');
  await page.locator(`input[name=choice][value=${choice}]`).check();
  await page.locator(`input[name=method][value=${method}]`).check();
  await page.getByRole('button').click();
}

/** Listens as a form would that waits for its popup, and opens it by the visitor's own click. */
async function openPopup(page: Page, address: string): Promise<Page> {
  await page.evaluate((popupAddress) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', ({ data, origin }) => {
      if (data?.type === 'identity-verification') heard.push({ ...data, by: 'opener', origin });
    });
    new BroadcastChannel('identity-verification').onmessage = ({ data, origin }) =>
      heard.push({ ...data, by: 'channel', origin });
    document.querySelector('h1')?.addEventListener('click', () => {
      window.open(popupAddress, 'identity', 'popup,width=500,height=550');
    });
  }, address);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('h1').click()]);
  return popup;
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test('S13 a popup verifies, tells the form that waits and closes; another browser gets nothing from its return', async ({
  guest,
  browser,
}) => {
  const { page, t, address } = guest;
  await guest.open(paths.findAccount());
  await page.getByLabel(t('auth.findAccount.memberName'), { exact: true }).fill('Sample Guest');
  const start = paths.identityVerification({
    purpose: 'findAccount',
    window: 'popup',
    returnTo: paths.findAccount(),
  });
  const popup = await openPopup(page, address(start));
  const complaints: string[] = [];
  popup.on('console', (message) => {
    const isOurs = message.location().url.startsWith(address('/'));
    if (isOurs && message.type() === 'error') complaints.push(message.text());
  });
  const returned = popup.waitForResponse((response) => response.url().includes(callback));
  // Read while the popup is there: it closes by itself.
  const sending = popup.waitForRequest((request) => request.url().includes(callback)).then((sent) => sent.allHeaders());
  await answerAtProvider(popup, 'member', 'POST');
  const response = await returned;
  const sent = await sending;
  if (!popup.isClosed()) await popup.waitForEvent('close');

  expect(response.status()).toBe(303);
  expect(new URL(sent.origin ?? '').hostname, 'the form was posted from another site').toBe('127.0.0.1');
  await expect.poll(() => heardBy(page)).toHaveLength(1);
  expect(await heardBy(page)).toEqual([
    expect.objectContaining({ verified: true, purpose: 'findAccount', origin: new URL(address('/')).origin }),
  ]);
  await expect(page.getByLabel(t('auth.findAccount.memberName'), { exact: true })).toHaveValue('Sample Guest');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'identity-verified')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookies.map(({ name }) => name)).not.toContain('identity-flow');
  expect(complaints).toEqual([]);

  const other = await anotherContext(browser, { locale: 'ko' });
  const thief = await other.newPage();
  await thief.goto(new URL(response.headers().location ?? '', address('/')).href);
  await expect(thief.getByRole('heading', { name: t('auth.identity.used') })).toBeVisible();
  const replayed = await thief.goto(response.url());
  expect(replayed?.status()).toBe(409);
  await expect(thief.getByRole('heading', { name: t('auth.identity.used') })).toBeVisible();
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('identity-verified');
  await other.close();
});

test('S13 in place of the page: Back does not lead on again, giving up is said, and a return by GET leads to the form', async ({
  guest,
}) => {
  const { page, t } = guest;
  const heading = (key: string) => page.getByRole('heading', { name: t(`auth.identity.${key}`), exact: true });
  await guest.open(paths.findAccount());
  await guest.open(
    paths.identityVerification({ purpose: 'signUp', returnTo: paths.findAccount({ type: 'password' }) }),
  );
  await expect(page.locator('input[name=choice][value=member]')).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(heading('cameBack')).toBeVisible();
  await page.getByRole('button', { name: t('auth.identity.again') }).click();
  await answerAtProvider(page, 'cancel', 'POST');
  await expect(heading('cancelled')).toBeVisible();
  await page.getByRole('link', { name: t('auth.identity.again') }).click();
  await answerAtProvider(page, 'newcomer', 'GET');
  await page.waitForURL((url) => url.pathname === paths.findAccount() && url.searchParams.get('type') === 'password');
  await expect(mainHeading(guest)).toHaveText(t('auth.findAccount.title'));
});
