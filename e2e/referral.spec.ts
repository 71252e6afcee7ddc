import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId } from './actions/join';
import { arriveWith, newMember, startOver } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { scanCodes } from './actions/scan-codes';
import { expect, guestOf, test } from './fixtures/journey';

const { common, company } = paths.myPageReferralInput;

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a link survives the way through sign-up, names the referrer, and who gave it sees the member', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const [referrer, referred] = [await newMember(product), await newMember(product)];
    const main = page.getByRole('main');
    await arriveWith(guest, referrer, common());
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.common'));
    await expect(main.getByText(t('myPage.referral.nobody'))).toBeVisible();
    await expect(main.getByRole('img', { name: t('myPage.referral.qr') })).toBeVisible();
    const field = main.getByLabel(t('myPage.referral.field'), { exact: true });
    const send = main.getByRole('button', { name: t('myPage.referral.submit'), exact: true });
    for (const [typed, problem] of [
      ['123', 'malformed'],
      [referrer.membershipNo, 'self'],
      ['9999999999', 'unknown'],
    ] as const) {
      await field.fill(typed);
      await send.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(t(`myPage.referral.problems.${problem}`)));
      await expect(field).toHaveValue(typed);
    }
    await expectAccessible(guest, 'a refused referrer');
    const link = await main.getByLabel(t('myPage.referral.link'), { exact: true }).inputValue();

    // Somebody opens the link, and comes back as a member later.
    await page.context().clearCookies();
    await page.goto(link);
    await arriveWith(guest, referred, common());
    await expect(field).toHaveValue(new URL(link).searchParams.get('ref') ?? '');
    await send.dblclick();
    await expect(main.getByText(guest.like('myPage.referral.registered'))).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(main, 'asks for nothing more').not.toContainText(t('myPage.referral.common.registerLead'));
    expect((await page.goto(guest.address(company())))?.status(), 'employees alone').toBe(404);

    // A page of My Page would lead on to the login meanwhile.
    await startOver(guest);
    await arriveWith(guest, referrer, common());
    await expect(main.getByText(t('myPage.referral.progress.joined'), { exact: true })).toBeVisible();
    await expectAccessible(guest, 'a referred member');
    await field.fill(referred.membershipNo);
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(t('myPage.referral.problems.circle')));
  });
});

test('S72 guests who scan an employee’s code join as referred by the employee', { tag: '@narrow' }, async ({
  guest,
  product,
  browser,
}) => {
  test.setTimeout(150_000);
  const { page, t } = guest;
  const main = page.getByRole('main');
  const [worker, colleague] = [
    await newMember(product, { employee: true }),
    await newMember(product, { employee: true }),
  ];
  await arriveWith(guest, worker, paths.myPageUserInfo.mobileUserCard());
  const code = page.getByRole('img', { name: t('myPage.card.employee.code') });
  const [{ text: scanned } = { text: '' }] = await scanCodes(await code.screenshot());
  expect(scanned, 'own origin, no membership number').toMatch(
    new RegExp(`^${guest.address(paths.signUp())}\\?ref=C[A-Z0-9]{9}$`),
  );
  await guest.open(company());
  const link = main.getByLabel(t('myPage.referral.link'), { exact: true });
  await expect(link, 'the same link as on the page of referrals').toHaveValue(scanned);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = guestOf(await context.newPage(), guest.language, product);
  await visitor.page.goto(scanned);
  await expect(visitor.page.getByText(t('auth.signUp.invited'))).toBeVisible();
  await agreeToTerms(visitor);
  await visitor.page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  await expect(mainHeading(visitor)).toHaveText(t('auth.signUp.detailsTitle'));
  await fillDetails(visitor, ownId());
  await joinField(visitor, 'mobile').fill('+44 7700 900-123');
  await joinField(visitor, 'birthDate').fill('1990-02-02');
  await joinField(visitor, 'country').selectOption('GB');
  await joinButton(visitor, 'submit').click();
  await expect(mainHeading(visitor)).toHaveText(t('auth.signUpSuccess.title'));
  await context.close();
  await page.reload();
  await expect(main.getByText(t('myPage.referral.progress.joined'), { exact: true })).toBeVisible();

  // The form of a colleague takes what the picture says.
  await startOver(guest);
  await arriveWith(guest, colleague, company());
  await main.getByLabel(t('myPage.referral.field'), { exact: true }).fill(scanned);
  await main.getByRole('button', { name: t('myPage.referral.submit'), exact: true }).click();
  await expect(main.getByText(guest.like('myPage.referral.registered'))).toBeVisible();
  await expectAccessible(guest, 'the registration of a colleague');
});

test('a member of long standing is not asked for a referrer', { tag: '@narrow' }, async ({ guest, product }) => {
  const { page, t } = guest;
  await arriveWith(guest, await newMember(product, { joinedDaysAgo: 40 }), common());
  const main = page.getByRole('main');
  await expect(main).toContainText(t('myPage.referral.problems.tooLate'));
  await expect(main).not.toContainText(t('myPage.referral.common.registerLead'));
  await expect(main.getByLabel(t('myPage.referral.field'), { exact: true })).toHaveCount(0);
});
