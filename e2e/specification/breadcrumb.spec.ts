import { paths } from '../../lib/paths';
import { arriveAs } from '../actions/log-in';
import { expect, languages, test } from '../fixtures/journey';

for (const { locale, label } of languages) {
  test.describe(label, () => {
    test.use({ reads: locale });

    test('the stored breadcrumb is in the words of the menu', async ({ guest }) => {
      const { page, t } = guest;
      await arriveAs(guest, 'member');
      for (const path of [paths.myPageUserInfo.memberStatus(), paths.myPageReservationCheck.diningReservation()]) {
        await guest.open(path);
        const menu = page.getByRole('navigation', { name: t('myPage.menu.name') });
        const entry = menu.locator('a[aria-current="page"]:visible').last();
        await expect(entry).toHaveCSS('font-weight', '700');
        const title = await menu.getByRole('link', { name: t('myPage.title'), exact: true }).textContent();
        const group = await entry.locator('xpath=ancestor::ul/preceding-sibling::p').textContent();
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('myPageBreadcrumb')))
          .toBe(`${title} > ${group} > ${await entry.textContent()}`);
      }
    });
  });
}
