/**
 * Walks the built product as a sample member and keeps what it sees: views of the README in `docs/screenshots`, and every
 * entry of My Page, whole, in two languages, in `test-results/screenshots` to be looked at.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { endWell, stopAll } from '../running/child.mjs';
import { freePort } from '../running/port.mjs';
import { startSandbox, startWeb } from '../running/product.mjs';
import { forgetCachedPages } from '../setup/build.mjs';
import { root } from '../setup/project.mjs';

const folder = join(root, 'docs', 'screenshots');
const entriesFolder = join(root, 'test-results', 'screenshots');
const dayMs = 86_400_000;
const seoulDay = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
const stay = `checkIn=${seoulDay(21)}&checkOut=${seoulDay(23)}&room=2-0`;

interface View {
  name: string;
  path: string;
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const openViews: View[] = [
  { name: 'home', path: '/' },
  { name: 'hotels', path: '/en/hotels' },
  { name: 'hotel', path: '/jp/hotels/padosori-seogwipo' },
  {
    name: 'calendar',
    path: '/hotels/padosori-seogwipo',
    prepare: async (page) => {
      await page.locator('form button[aria-haspopup="dialog"]').first().click();
      await page.locator('[data-day]').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'results', path: `/search?${stay}` },
  { name: 'rooms', path: `/cn/search/padosori-seogwipo?${stay}` },
];
const memberViews: View[] = [
  { name: 'booking', path: '' },
  { name: 'my-page', path: '/myPage' },
  { name: 'reservations', path: '/en/myPage/reservationCheck/roomReservation' },
  { name: 'status', path: '/en/myPage/userInfo/memberStatus' },
  { name: 'member-card', path: '/myPage/userInfo/mobileUserCard' },
  { name: 'profile', path: '/jp/myPage/userInfo/editProfile' },
  { name: 'preferences', path: '/cn/myPage/userInfo/customUserInfo' },
  { name: 'leaving', path: '/en/myPage/userInfo/accountCancellation' },
  { name: 'certification', path: '/jp/myPage/userInfo/employeeCertification' },
];
/** Languages in which the entries are drawn: segment of the address, label of the menu. */
const entryLanguages = [
  { language: 'ko', segment: '' },
  { language: 'en', segment: '/en' },
];
/** What no line of the menu leads to. */
const ownPages = ['/myPage/directQnA/write'];
const widths: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

endWell();
const data = join(root, '.cache', 'screenshots');
try {
  const sandbox = await startSandbox({ port: await anyPort(), data, fresh: true, logFile: join(data, 'sandbox.log') });
  forgetCachedPages();
  const web = await startWeb({
    port: await anyPort(),
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  for (const each of [folder, entriesFolder]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each, { recursive: true });
  }
  for (const [width, options] of Object.entries(widths)) {
    const context = await browser.newContext({
      ...options,
      locale: 'ko',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // An address without a language is answered in Korean here, whatever was looked at before.
    for (const view of openViews) await draw(page, web.address, view, width);
    await logIn(page, web.address);
    const [booking, ...others] = memberViews;
    await page.goto(`${web.address}/search/padosori-seogwipo?${stay}`);
    const choice = await page.locator('main a[href*="/booking?"]').first().getAttribute('href');
    if (!booking || !choice) throw new Error('no room can be chosen for the pictures');
    await draw(page, web.address, { ...booking, path: choice }, width);
    for (const view of others) await draw(page, web.address, view, width);
    const drawn = await drawEntries(page, web.address, width, new Set());
    await context.clearCookies();
    // What only employees have.
    await logIn(page, web.address, 'employee');
    await drawEntries(page, web.address, width, drawn);
    await context.close();
  }
  await browser.close();
} finally {
  await stopAll();
}

async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === null) throw new Error('no free port on this machine');
  return port;
}

/** Every line of the member's menu that is not drawn yet. @returns all that are */
async function drawEntries(page: Page, address: string, width: string, drawn: Set<string>): Promise<Set<string>> {
  await page.goto(`${address}/myPage?lang=ko`);
  const inMenu = await page
    .locator('nav a[href^="/myPage"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = [...new Set([...inMenu, ...ownPages])].filter((path) => !drawn.has(path));
  // Korean first: once another language was looked at, an address without a segment leads to that one again.
  for (const { language, segment } of entryLanguages) {
    for (const path of paths) {
      await openWithPictures(page, address + segment + path);
      await page.evaluate(() => document.fonts.ready);
      const name = `${path.slice('/myPage'.length).replaceAll('/', '-').slice(1) || 'landing'}-${language}-${width}.jpg`;
      await page.screenshot({
        path: join(entriesFolder, name),
        type: 'jpeg',
        quality: 78,
        scale: 'css',
        fullPage: true,
      });
    }
  }
  return new Set([...drawn, ...paths]);
}

async function logIn(page: Page, address: string, who: 'member' | 'employee' = 'member'): Promise<void> {
  await page.goto(`${address}/membershipLogin`);
  await page.locator('input[autocomplete="username"]').fill(sampleAccounts[who].membershipId);
  await page.locator('input[autocomplete="current-password"]').fill(sampleAccounts[who].password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes('membershipLogin'));
}

/** @throws Error where a picture in view does not come */
async function openWithPictures(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.naturalWidth > 0),
  );
}

async function draw(page: Page, address: string, { name, path, prepare }: View, width: string): Promise<void> {
  await openWithPictures(page, address + path);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 78, scale: 'css' });
}
