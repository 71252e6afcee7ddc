import { chromium } from 'playwright';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { say } from '../../scripts/setup/project.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

const pages = [
  '/',
  '/hotels',
  '/hotels/in/location/seoul',
  '/hotels/haneul-namsan',
  '/dining',
  '/rewards',
  '/terms',
  '/privacy',
  '/accessibility',
  '/help',
];

/** Is each public page the same document after a visit elsewhere and the way back? */
async function restoredPages(browser, address, login) {
  const context = await browser.newContext({ locale: 'ko', timezoneId: 'Asia/Seoul' });
  await context.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  if (login) {
    const { membershipId, password } = sampleAccounts.member;
    const answer = await context.request.post(`${address}/api/session/login`, {
      headers: { 'x-bff': '1', origin: address },
      data: { membershipId, password },
    });
    if (!answer.ok()) throw new Error(`the login answered ${answer.status()}`);
  }
  const page = await context.newPage();
  let restored = 0;
  for (const path of pages) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.goto(`${address}/findAccount`, { waitUntil: 'load' });
    await page.evaluate(() => history.back());
    // A document that is restored loads nothing, and its former mark would say that it was shown for the first time.
    await page.waitForFunction(
      (wanted) => location.pathname === wanted && document.documentElement.dataset.persisted !== undefined,
      path,
    );
    const isRestored = await page.evaluate(() => document.documentElement.dataset.persisted === 'true');
    if (isRestored) restored += 1;
    else say(`${path}, ${login ? 'member' : 'guest'}: not restored`);
  }
  await context.close();
  return restored;
}

/** The back/forward cache on public pages. */
export async function backForward(folder) {
  const web = await startWebOf(folder, 'web', await startHub(folder));
  // Playwright switches the cache off for every browser of its own; this one keeps it.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const rows = [];
    for (const [name, login] of [
      ['a guest', false],
      ['a member', true],
    ]) {
      const restored = await restoredPages(browser, web.address, login);
      rows.push({
        name: `public pages restored to ${name}`,
        unit: 'pages',
        value: restored,
        yardstick: 'all of them',
        yardstickValue: pages.length,
        ratio: restored / pages.length,
        atLeast: 1,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
