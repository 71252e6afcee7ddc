import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { logInByForm } from '../actions/log-in';
import { scanCodes } from '../actions/scan-codes';
import { expect, test } from '../native/app-journey';
import { bridgeName } from '../native/configuration';

const CARD = paths.myPageUserInfo.mobileUserCard();

test('the card raises the brightness while it is in front, and puts it back whenever it is not', async ({
  guest,
  app,
}) => {
  const { page, t } = guest;
  const levels = () =>
    app.arrived.filter(({ type }) => type === 'brightness').map(({ content }) => (content as { level: string }).level);
  await logInByForm(guest, sampleAccounts.member);
  await guest.open(CARD);
  await expect(page.getByText(t('myPage.card.stored'))).toBeVisible();
  await expect.poll(levels).toEqual(['full']);
  const read = await scanCodes(await page.locator('#member-card').screenshot());
  expect(read.map(({ text }) => text)).toEqual(['9000000001', '9000000001']);
  await app.comeBack(page);
  await expect.poll(levels).toEqual(['full', 'restore', 'full']);
  await app.restore(page);
  await expect.poll(levels).toEqual(['full', 'restore', 'full', 'restore', 'full']);
  // Within the document, as a tap in the menu does.
  await page.getByRole('button', { name: t('myPage.menu.open') }).click();
  await page
    .getByRole('navigation', { name: t('myPage.menu.name') })
    .getByRole('link', { name: t('myPage.menu.entries.memberStatus') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('myPage.menu.entries.memberStatus'));
  await expect.poll(levels).toEqual(['full', 'restore', 'full', 'restore', 'full', 'restore']);

  await guest.open(CARD);
  await expect(page.getByText(t('myPage.card.stored'))).toBeVisible();
  // A page that is being left has no time to report to the journey: what it says is noted on its own side.
  await page.evaluate((name) => {
    type Bridge = Record<string, unknown>;
    const host = window as unknown as { webkit?: { messageHandlers: Record<string, Bridge> } } & Record<string, Bridge>;
    const bridge = host.webkit?.messageHandlers[name] ?? host[name];
    if (!bridge) throw new Error('no bridge');
    const method = 'brightness' in bridge ? 'brightness' : 'postMessage';
    bridge[method] = (message: unknown) => localStorage.setItem('said', JSON.stringify(message));
  }, bridgeName);
  await app.say(page, 'loggedOut');
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('said'))).toContain('restore');
    expect(await page.evaluate(() => caches.has('member-card'))).toBe(false);
  }).toPass();
});
