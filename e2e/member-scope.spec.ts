import { chromium } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { expectLoggedOut, logInAs, logInByForm, logOutByMenu } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { wholeBrowser } from './fixtures/browsers';
import { expect, type Guest, guestOf, test } from './fixtures/journey';
import { withMovedClock } from './fixtures/moved-clock';

const CARD = paths.myPageUserInfo.mobileUserCard();
const [FORMER, PRESENT] = ['9000000001', '9000000002'];

/** The card with this number, drawn and stored. */
async function openCard(guest: Guest, number: string): Promise<void> {
  await guest.open(CARD);
  await expect(guest.page.getByRole('main')).toContainText(number);
  await expect(guest.page.getByText(guest.t('myPage.card.stored'))).toBeVisible();
}

/** No data of this member is on the screen, and no code that a scanner could read. */
async function expectBlank({ page, t }: Guest, number: string): Promise<void> {
  await expect.poll(() => page.locator('body').textContent()).not.toContain(number);
  await expect(page.getByRole('img', { name: t('myPage.card.qr') })).toHaveCount(0);
}

test('S06 S08 S09 the card is blank in every tab once another member or a guest is shown, also when a tab goes back', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  // Playwright switches the back/forward cache off for every browser of its own; this one keeps it.
  const browser = withMovedClock(
    await chromium.launch({ ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  );
  try {
    const context = await browser.newContext({ locale: guest.language.locale, viewport: { width: 1440, height: 900 } });
    const tab = async () => guestOf(await context.newPage(), guest.language, product);
    const [first, second, third] = [await tab(), await tab(), await tab()];
    // Open since before anybody has logged in.
    await third.open(paths.membershipLogin());
    await logInByForm(first, sampleAccounts.member);
    await openCard(first, FORMER);
    await openCard(second, FORMER);
    await second.open(paths.hotels());
    await expect(mainHeading(second)).toBeVisible();

    await logInAs(third, 'employee');
    await expect(third.page).not.toHaveURL(/membershipLogin/);
    // Another member is logged in: the tab is loaded again for that one.
    await expect(first.page.getByRole('main')).toContainText(PRESENT);
    await expect.poll(() => first.page.locator('body').textContent()).not.toContain(FORMER);
    await second.page.evaluate(() => void setTimeout(() => history.back()));
    await expect(second.page).toHaveURL(/mobileUserCard/);
    await expect(second.page.getByRole('main'), 'the card of the present member').toContainText(PRESENT);
    await expect.poll(() => second.page.locator('body').textContent()).not.toContain(FORMER);

    await openCard(first, PRESENT);
    await openCard(third, PRESENT);
    await third.open(paths.hotels());
    await logOutByMenu(first);
    await expectLoggedOut(first);
    await expectBlank(second, PRESENT);
    for (const each of [first, third]) {
      await each.page.evaluate(() => void setTimeout(() => history.back()));
      await expectBlank(each, PRESENT);
      await expectLoggedOut(each);
    }
    expect(await first.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      new RegExp(`${FORMER}|${PRESENT}`),
    );
    expect(await first.page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await browser.close();
  }
});
