import { localizedPath } from '../lib/i18n/localized-path';
import { type MenuItem, menuItems } from '../lib/my-page/menu';
import { paths } from '../lib/paths';
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

for (const [position, { locale, label }] of languages.entries()) {
  test.describe(label, { tag: position % 2 === 0 ? '@wide' : '@narrow' }, () => {
    test.use({ reads: locale });

    test('every line of the menu leads to a page with its name in the title, the heading and the breadcrumb', async ({
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
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('myPageBreadcrumb')))
          .toBe(parts.join(' > '));
        const current = page.getByRole('navigation', { name: t('myPage.menu.name') }).locator('a[aria-current="page"]');
        await expect(current).toHaveAttribute('href', localizedPath(locale, line.path));
        await expect(current).toHaveCSS('font-weight', /^(6|7|8)00$/);
      }
    });
  });
}

test('an entry for employees does not exist for anybody else, at no spelling of its address, in no form of the page', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  // A page of My Page would lead on to the login meanwhile.
  const leaveAsNobody = async () => {
    await page.goto('about:blank');
    await page.context().clearCookies();
  };
  for (const name of ['member', 'recommender'] as const) {
    await leaveAsNobody();
    await arriveAs(guest, name);
    const cookie = await cookieOf(guest);
    for (const { path } of forEmployees) {
      for (const { locale } of languages) {
        const answer = await send(product.address, localizedPath(locale, path), 'GET', { cookie });
        expect([answer.status, localizedPath(locale, path)]).toEqual([404, localizedPath(locale, path)]);
        expect(answer.text).not.toContain(t('myPage.referral.company.registerTitle'));
      }
      const asData = await send(product.address, path, 'GET', { cookie, rsc: '1', 'next-url': path });
      expect(asData.text).not.toContain(t('myPage.referral.company.registerTitle'));
      await guest.open(path);
      await expect(page.getByText(t('myPage.referral.company.registerTitle'))).toHaveCount(0);
    }
  }
  await leaveAsNobody();
  await arriveAs(guest, 'employee');
  const cookie = await cookieOf(guest);
  for (const { path } of forEmployees) {
    expect((await send(product.address, path, 'GET', { cookie })).status).toBe(200);
  }
  expect((await send(product.address, paths.myPageReferralInput.company(), 'GET', {})).status, 'nobody').toBe(307);
});
