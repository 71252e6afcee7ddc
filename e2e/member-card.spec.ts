import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { hold } from './actions/hold-requests';
import { arriveAs, expectLoggedOut, logInAs, logOutByMenu } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { scanCodes } from './actions/scan-codes';
import { expect, type Guest, test } from './fixtures/journey';

const CARD = paths.myPageUserInfo.mobileUserCard();
const NUMBER = '9000000001';
const bothCodes = [
  { format: 'Code128', text: NUMBER },
  { format: 'QRCode', text: NUMBER },
];

/** What a scanner in front of the screen reads of a part of the page. */
const scanned = async (part: Locator) =>
  (await scanCodes(await part.screenshot())).toSorted((a, b) => a.format.localeCompare(b.format));

const main = ({ page }: Guest) => page.getByRole('main');
const isCardStored = (page: Page) => page.evaluate(() => caches.has('member-card'));
const storedCard = (page: Page) =>
  page.evaluate(async () => (await caches.match('/member-card', { cacheName: 'member-card' }))?.text());

/** Opens the card and waits until it is stored. */
async function openStoredCard(guest: Guest): Promise<void> {
  await guest.open(CARD);
  await expect(main(guest).getByText(guest.t('myPage.card.stored'))).toBeVisible();
  await expect(guest.page.getByRole('banner').getByText(guest.t('layout.viewer.memberMenu'))).toBeAttached();
}

test.describe('without a connection', { tag: '@both' }, () => {
  test('the stored card is read at its address, holds no secret, and goes with the logout of any tab', async ({
    guest,
  }) => {
    const { page, t, address } = guest;
    const context = page.context();
    await arriveAs(guest, 'member');
    await openStoredCard(guest);
    await expect(main(guest).getByText(t('myPage.card.employee.title'))).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], rules: { 'meta-viewport': { enabled: false } } })
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const stored = (await storedCard(page)) ?? '';
    expect(stored).toContain(NUMBER);
    const cookies = await context.cookies();
    const local = await page.evaluate(() => ({ ...localStorage }));
    const secrets = [
      ...cookies.map(({ value }) => value),
      sampleAccounts.member.membershipId,
      'sample.member@',
      '010-',
    ];
    for (const secret of secrets.filter((value) => value.length > 2)) expect(stored).not.toContain(secret);
    expect(stored).not.toMatch(/Bearer|eyJ[\w-]+\.|<script|nonce/);
    expect(JSON.stringify(local)).not.toMatch(/Bearer|eyJ[\w-]+\./);

    const tier = page.locator('#member-card').getByText(t('myPage.tier.silver'));
    const fontSize = () => tier.evaluate((element) => getComputedStyle(element).fontSize);
    const online = await fontSize();
    await context.setOffline(true);
    await page.goto(address(CARD));
    await expect(main(guest)).toContainText(guest.like('myPage.card.offline'));
    expect(await scanned(page.locator('#member-card'))).toEqual(bothCodes);
    await expect(main(guest)).toContainText(t('myPage.tier.silver'));
    expect(await fontSize(), 'the styles of the page').toBe(online);
    await expect(page.getByRole('banner'), 'no part of the page but the card').toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: t('myPage.card.reconnect') }).click();
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.mobileUserCard'));

    const other = await context.newPage();
    await other.goto(address(paths.home()));
    await logOutByMenu({ ...guest, page: other });
    // The tab is on its way to the home page meanwhile.
    await expect(async () => expect(await isCardStored(other)).toBe(false)).toPass();
    await expect(page.locator('#member-card'), 'the tab that showed the card').toHaveCount(0);
    // The first tab loads the login meanwhile.
    await page.goto('about:blank');
    await context.setOffline(true);
    await expect(page.goto(address(CARD))).rejects.toThrow(/net::ERR/);
    await context.setOffline(false);
  });
});

test('S08 S09 a page of a member that arrives while another tab logs out shows and stores nothing', async ({
  guest,
}) => {
  const { page, address } = guest;
  await arriveAs(guest, 'member');
  await openStoredCard(guest);
  for (const path of [CARD, paths.myPage()]) {
    const late = await page.context().newPage();
    const scripts = await hold(late, (request) => request.resourceType() === 'script');
    await late.goto(address(path), { waitUntil: 'commit' });
    await expect(late.locator('body')).toContainText(NUMBER);
    await page.goto(address(paths.home()));
    await logOutByMenu(guest);
    await expectLoggedOut(guest);
    await scripts.letGo();
    await expect(late.locator('body'), path).not.toContainText(NUMBER);
    await expect(late, path).toHaveURL(/membershipLogin/);
    expect(await isCardStored(late), path).toBe(false);
    await late.close();
    await arriveAs(guest, 'member');
  }
});

test('the stored card goes with an expired session, and with another member', async ({ guest, product }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  await openStoredCard(guest);
  await product.hub.expireAccessTokens();
  await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
  await guest.open(CARD);
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(t('layout.alerts.sessionExpired'));
  expect(await isCardStored(page)).toBe(false);
  await product.hub.heal();

  await page.context().clearCookies();
  await guest.open(paths.membershipLogin());
  await logInAs(guest, 'member');
  await expect(page).not.toHaveURL(/membershipLogin/);
  await openStoredCard(guest);
  await page.context().clearCookies();
  await guest.open(paths.membershipLogin());
  await page.evaluate(() =>
    caches.open('member-card').then((cache) => cache.put('/member-card', new Response('former'))),
  );
  await logInAs(guest, 'recommender');
  await expect(page).not.toHaveURL(/membershipLogin/);
  expect(await isCardStored(page)).toBe(false);
});

test('the hub down: the card stays, without its tier, and is not stored over the whole one', {
  tag: '@narrow',
}, async ({ guest, product }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'employee');
  await openStoredCard(guest);
  const before = await storedCard(page);
  await product.hub.fail({ path: '/membership/dashboard/info', kind: 'down' });
  await guest.open(CARD);
  await expect(main(guest)).toContainText(t('myPage.card.tierUnknown'));
  expect((await scanned(page.locator('#member-card'))).map(({ text }) => text)).toEqual(['9000000002', '9000000002']);
  await expect(page.getByRole('img', { name: t('myPage.card.employee.code') }), 'the other part').toBeVisible();
  expect(await storedCard(page)).toBe(before);
  await product.hub.heal();
  await product.hub.fail({ path: '/membership/member/employee/qrCode', kind: 'down' });
  await guest.open(CARD);
  await expect(main(guest)).toContainText(t('myPage.unavailable.title'));
  await expect(main(guest)).toContainText(t('myPage.tier.classic'));
  await product.hub.heal();
  await main(guest)
    .getByRole('link', { name: t('myPage.unavailable.retry') })
    .click();
  await expect(page.getByRole('img', { name: t('myPage.card.employee.code') })).toBeVisible();
});
