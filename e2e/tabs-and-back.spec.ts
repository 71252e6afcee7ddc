import { chromium } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { expectLoggedOut, logInAs, logInByForm } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { wholeBrowser } from './fixtures/browsers';
import { expect, guestOf, test } from './fixtures/journey';
import { withMovedClock } from './fixtures/moved-clock';

test('a guest’s way to My Page: nothing happens ahead of the click, and the click redirects to the login', async ({
  guest,
}) => {
  const { page, t } = guest;
  await guest.open(paths.hotels());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/myPage/i.test(request.url())) asked.push(request.url());
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('layout.footer.memberStatus'), exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // What the router would send ahead, were the link not kept from it.
  const ahead = await page.evaluate(
    async (href) => {
      const answer = await fetch(href, { headers: { rsc: '1', 'next-router-prefetch': '1' }, redirect: 'manual' });
      return { status: answer.status, body: await answer.text() };
    },
    (await link.getAttribute('href')) ?? '',
  );
  expect(ahead).toEqual({ status: 401, body: '' });
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await link.click();
  await expectPath(guest, paths.membershipLogin());
  await readAlert(guest, '다시 로그인해주세요');
  await logInAs(guest, 'member');
  await expectPath(guest, paths.myPageUserInfo.memberStatus());
});

test('S08 out of the back/forward cache comes no member who is gone', async ({ guest, product }) => {
  // Playwright switches the cache off for every browser of its own; this one keeps it.
  const browser = withMovedClock(
    await chromium.launch({ ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  );
  try {
    const page = await browser.newPage({ locale: guest.language.locale, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    const member = guestOf(page, guest.language, product);
    await logInByForm(member, sampleAccounts.member);
    await member.open(paths.hotels());
    const name = member.t('layout.viewer.memberName', { name: '' }).trim();
    await expect(page.getByRole('banner')).toContainText(name);
    await member.open(paths.findAccount());
    await expect(mainHeading(member)).toBeVisible();
    // A page that learns late that its session has ended loads itself again.
    await expect(page.getByRole('banner')).toContainText(name);
    // The session ends without a word to this browser's pages.
    await page.context().clearCookies();
    // Later than the answer to this call, which the page that goes away can no longer give.
    await page.evaluate(() => void setTimeout(() => history.back(), 1_000));
    await expectPath(member, paths.hotels());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expectLoggedOut(member);
  } finally {
    await browser.close();
  }
});
