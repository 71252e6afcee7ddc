import type { Page, Response } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { personalScripts } from './actions/script-policies';
import { expect, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';
import { playThirdPartyScripts } from './fixtures/stand-ins';

/** What the stand-ins leave in a page, see fixtures/stand-ins.ts. */
type Played = Window & { containerRuns?: number; measured?: boolean; chatReady?: boolean; chatCalls?: unknown[] };

const containerId = 'GTM-TEST01';
const pluginKey = 'plugin-key-of-a-test';

const scriptSources = (response: Response | null) =>
  /script-src ([^;]*)/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '';

/** Both have come, each once, and could do all that they do. */
async function expectBothAtWork(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { containerRuns, measured, chatReady, chatCalls } = window as Played;
        return { containerRuns, measured, chatReady, chatCalls };
      }),
    )
    .toEqual({
      containerRuns: 1,
      measured: true,
      chatReady: true,
      chatCalls: [['boot', { pluginKey, language: 'en' }]],
    });
}

/** On a page of its own: the guest's is watched for violations. */
async function expectInjectedScriptBlocked(other: Page, address: string): Promise<void> {
  const page = await other.context().newPage();
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(address);
  await expectBothAtWork(page);
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.innerHTML = '<img src="data:," onerror="window.injected = true">';
    document.body.append(element);
  });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'injected' in window), address).toBe(false);
  await page.close();
}

test.use({ reads: 'en' });

/** A page as served. Next notes in it how it was first asked for: `?_rsc=` by a prefetch, nothing by a visit. */
const htmlOf = async (response: Response | null) => (await response?.text())?.replace(/\?_rsc=[\w-]+/g, '');

test('S40 the tag manager and the chat work under both kinds of policies, across soft navigation', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const asked = await playThirdPartyScripts(page.context());
  const plain = await page.goto(guest.address(paths.hotels()));
  expect(scriptSources(plain)).toMatch(/^'self'( 'sha256-[^']+')+$/);
  const plainHtml = await htmlOf(plain);

  const configured = await startSecondWeb(product, { GTM_ID: containerId, CHAT_PLUGIN_KEY: pluginKey });
  try {
    // The page that the other one keeps in the same folder is not this one's.
    for (const time of ['first', 'second']) {
      const kept = await page.goto(`${configured.address}/en/hotels`);
      expect(scriptSources(kept), `${time} time`).toMatch(/^'self'( 'sha256-[^']+')+( https:\/\/[\w.]+\/[\w./]+){3}$/);
      expect(await kept?.text()).toContain(`rel="canonical" href="${configured.address}/en/hotels"`);
      await expectBothAtWork(page);
    }
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.viewer.logIn'), exact: true })
      .click();
    await expect(page).toHaveURL(/membershipLogin/);
    await expect(page.getByLabel(t('auth.login.membershipId'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window), 'a soft navigation').toBe(true);
    await expectBothAtWork(page);

    const personal = await page.goto(`${configured.address}/en/membershipLogin`);
    expect(scriptSources(personal)).toMatch(personalScripts);
    await expectBothAtWork(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.header.hotels'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/en\/hotels$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window), 'a soft navigation').toBe(true);
    await expectBothAtWork(page);
    for (const path of ['/en/hotels', '/en/membershipLogin']) {
      await expectInjectedScriptBlocked(page, configured.address + path);
    }
    expect(new Set(asked).size, 'every address of the stand-ins was asked for').toBe(9);
  } finally {
    await configured.stop();
  }

  asked.length = 0;
  const again = await page.goto(guest.address(paths.hotels()));
  expect(await htmlOf(again), 'what is not configured changes by no byte').toBe(plainHtml);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
