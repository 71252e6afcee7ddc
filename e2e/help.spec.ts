import { paths } from '../lib/routes/paths';
import { press, tabTo } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { expectPath, mainHeading } from './actions/look-around';
import { expect, guestOf, languages, test } from './fixtures/journey';

test('a visitor finds help from the footer and the login, searches it, and sees how to call', async ({
  guest,
  product,
  browser,
}) => {
  const { page, t } = guest;
  await guest.open(paths.membershipLogin());
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.login.help'), exact: true })
    .click();
  await expectPath(guest, paths.help());
  await expect(mainHeading(guest)).toHaveText(t('centre.public.title'));
  const footer = page.getByRole('contentinfo').getByRole('link', { name: t('layout.footer.help'), exact: true });
  await expect(footer).toHaveAttribute('href', paths.help());

  const questions = page.locator('main [data-question]').filter({ visible: true });
  const all = await questions.count();
  const field = page.getByRole('searchbox', { name: t('centre.help.search') });
  await tabTo(guest, field);
  await page.keyboard.type('포인트');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  const found = await questions.count();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('centre.public.found', { count: found }));
  const [first] = await questions.all();
  await press(guest, questions.first().locator('summary'));
  await expect(first?.locator('p') ?? field).toBeVisible();
  await expectAccessible(guest, 'help with an answer open');
  await field.fill('qqqq');
  await expect(questions).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('centre.public.nothing'));
  await field.fill('');
  await expect(questions).toHaveCount(all);

  for (const language of languages) {
    const reader = guestOf(page, language, product);
    const answer = await page.request.get(reader.address(paths.help()));
    expect(answer.headers()['cache-control']).not.toContain('private');
    await reader.open(paths.help());
    await expect(mainHeading(reader)).toHaveText(reader.t('centre.public.title'));
    const telephone = page.getByRole('main').locator('a[href^="tel:"]');
    await expect(telephone).toBeVisible();
  }

  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    const reader = await plain.newPage();
    await reader.goto(guest.address(paths.help()));
    await reader.locator('summary').filter({ visible: true }).last().click();
    await expect(reader.locator('main details[open] p')).toBeVisible();
    await expect(reader.getByRole('searchbox')).toBeHidden();
  } finally {
    await plain.close();
  }
});
