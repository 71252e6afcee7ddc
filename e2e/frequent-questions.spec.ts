import { paths } from '../lib/routes/paths';
import { arriveWith, newMember } from './actions/log-in';
import { expect, type Guest, test } from './fixtures/journey';

const main = ({ page }: Guest) => page.getByRole('main');
const field = (guest: Guest, key: string) => main(guest).getByLabel(guest.t(key), { exact: true });

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('frequent questions are searched by the address, with and without scripts', async ({
    guest,
    product,
    browser,
  }) => {
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product), paths.myPageDirectQnA());
    // A word of an answer.
    const search = 'receipt';
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState, locale: 'en' });
    const plainPage = await plain.newPage();
    await plainPage.goto(page.url());
    for (const reader of [guest, { ...guest, page: plainPage }]) {
      const questions = main(reader).locator('details');
      await expect(questions.first()).toBeVisible();
      const all = await questions.count();
      await field(reader, 'centre.help.search').fill(search);
      await main(reader)
        .getByRole('button', { name: t('centre.help.searchAction'), exact: true })
        .click();
      await expect(main(reader).getByText(guest.like('centre.help.found'))).toContainText(search);
      const found = await questions.count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(all);
      await questions.first().locator('summary').click();
      await expect(questions.first().locator('p')).toBeVisible();
      await field(reader, 'centre.help.search').fill('xyzzy');
      await field(reader, 'centre.help.search').press('Enter');
      await expect(main(reader).getByText(t('centre.help.nothingTitle'))).toBeVisible();
      await main(reader)
        .getByRole('link', { name: t('centre.help.showAll'), exact: true })
        .click();
      await expect(questions).toHaveCount(all);
    }
    await plain.close();
  });
});
