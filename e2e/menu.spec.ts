import { localizedPath } from '../lib/i18n/localized-path';
import { type MenuItem, menuItems } from '../lib/my-page/menu';
import { paths } from '../lib/routes/paths';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { expect, type Guest, languages, test } from './fixtures/journey';
import { send } from './fixtures/raw-request';

interface Line {
  group: string;
  label: string;
  path: string;
  type: 'main' | 'employee';
}

const lines: readonly Line[] = menuItems.flatMap((item: MenuItem): Line[] => [
  ...(item.href ? [{ group: '', label: `groups.${item.title}`, path: item.href(), type: 'main' as const }] : []),
  ...item.subMenu.map(({ label, type, href }) => ({
    group: item.title,
    label: `entries.${label}`,
    path: href(),
    type,
  })),
]);
const forEmployees = lines.filter(({ type }) => type === 'employee');

const cookieOf = async ({ page }: Guest) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test('every entry of the menu links to a page with its name in the title, the heading and the breadcrumb', async ({
  guest,
}) => {
  test.setTimeout(180_000);
  const { page, t, address } = guest;
  await arriveAs(guest, 'employee');
  expect(lines).toHaveLength(18);
  for (const line of lines) {
    const name = t(`myPage.menu.${line.label}`);
    const answer = await page.goto(address(line.path));
    expect(answer?.status(), line.path).toBe(200);
    await expect(mainHeading(guest), line.path).toHaveText(name);
    expect(await page.title(), line.path).toContain(name);
    const place = page.getByRole('navigation', { name: t('myPage.breadcrumb.label') });
    const parts = [t('myPage.title'), ...(line.group === '' ? [] : [t(`myPage.menu.groups.${line.group}`)]), name];
    await expect(place.getByRole('listitem')).toHaveText(parts.map((part) => new RegExp(part)));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('myPageBreadcrumb'))).toBe(parts.join(' > '));
    const current = page.getByRole('navigation', { name: t('myPage.menu.name') }).locator('a[aria-current="page"]');
    await expect(current).toHaveAttribute('href', localizedPath(guest.language.locale, line.path));
    await expect(current).toHaveCSS('font-weight', /^(6|7|8)00$/);
  }
});

test('an entry for employees does not exist for other members, in the menu, at its address or as data', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  await arriveAs(guest, 'recommender');
  const otherCookie = await cookieOf(guest);
  for (const { path } of forEmployees) {
    for (const { locale } of languages) {
      const address = localizedPath(locale, path);
      const answer = await send(product.address, address, 'GET', { cookie: otherCookie });
      expect([answer.status, address]).toEqual([404, address]);
      expect(answer.text).not.toContain(t('myPage.referral.company.registerTitle'));
    }
    const asData = await send(product.address, path, 'GET', { cookie: otherCookie, rsc: '1', 'next-url': path });
    expect(asData.text).not.toContain(t('myPage.referral.company.registerTitle'));
  }
  await guest.open(paths.myPage());
  const entries = page.getByRole('navigation', { name: t('myPage.menu.name') });
  await expect(
    entries.getByRole('link', { name: t('myPage.menu.entries.memberStatus'), exact: true }).first(),
  ).toBeVisible();
  await expect(entries.getByRole('link', { name: t('myPage.menu.entries.company'), exact: true })).toHaveCount(0);

  // My Page redirects to the login once the session is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await arriveAs(guest, 'employee');
  const cookie = await cookieOf(guest);
  for (const { path } of forEmployees) {
    expect((await send(product.address, path, 'GET', { cookie })).status).toBe(200);
  }
  expect((await send(product.address, paths.myPageReferralInput.company(), 'GET', {})).status, 'a guest').toBe(307);
});
