import { addDays } from '../../lib/dates/day';
import { seoulToday } from '../../lib/dates/moment';
import { paths } from '../../lib/routes/paths';
import { logInByForm, newMember } from '../actions/log-in';
import { mainHeading } from '../actions/look-around';
import { expect, test } from '../native/app-journey';

const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n\n%%EOF\n') };

test('points, vouchers, referrals and the customer centre do inside the app what they do outside', async ({
  guest,
  app,
  product,
}) => {
  test.setTimeout(240_000);
  const { page, t } = guest;
  const { membershipNo: referrerNo } = await newMember(product);
  const member = await newMember(product, { benefits: true, statementRows: 60 });
  await logInByForm(guest, member);
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const field = (key: string) => main.getByLabel(t(key), { exact: true });
  const arrived = app.arrived.length;
  const attach = async () => {
    await main.getByLabel(new RegExp(`^${t('centre.attachments.label')}`)).setInputFiles(receipt);
    const removed = t('centre.attachments.removeNamed', { name: receipt.name });
    await expect(main.getByRole('button', { name: removed, exact: true })).toBeVisible();
  };

  await guest.open(paths.myPagePoint.pointInfo());
  const statement = page.getByRole('region', { name: t('myPage.points.statement.title') });
  await statement.getByLabel(t('myPage.points.statement.filter.kind'), { exact: true }).selectOption('adjusted');
  await expect(page).toHaveURL(/kind=adjusted/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('link', { name: t('myPage.points.statement.file'), exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^points-.*\.csv$/);

  await guest.open(paths.myPageCoupon.selectCoupon());
  await main.getByRole('radio').first().check();
  await button('myPage.voucherChoice.submit').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('myPage.voucherChoice.confirm') })
    .click();
  await expect(main.getByText(guest.like('myPage.voucherChoice.doneTitle'))).toBeVisible();

  await guest.open(paths.myPageReferralInput.common());
  await field('myPage.referral.field').fill(referrerNo);
  await button('myPage.referral.submit').click();
  await expect(main.getByText(guest.like('myPage.referral.registered'))).toBeVisible();
  // It names the address of a browser, where the one who gets it is no member yet.
  await expect(field('myPage.referral.link')).toHaveValue(/^https?:\/\/[^ ]+\/signUp\?ref=/);

  await guest.open(paths.myPageEnquiryWrite());
  await field('centre.enquiry.category').selectOption('points');
  await field('centre.enquiry.subject').fill('Points');
  await field('centre.enquiry.text').fill('Where are they?');
  await attach();
  await button('centre.enquiry.submit').click();
  await expect(main.getByText(t('centre.enquiry.done.title'))).toBeVisible();
  await main.getByRole('link', { name: t('centre.enquiry.done.see'), exact: true }).click();
  await expect(mainHeading(guest)).toHaveText('Points');
  await expect(main.getByRole('link', { name: receipt.name })).toBeVisible();

  await guest.open(paths.myPagePoint.pointsAdjustment());
  await field('centre.claim.stay').selectOption({ label: t('centre.claim.anotherStay') });
  await field('centre.claim.hotel').selectOption('haneul-namsan');
  await field('centre.claim.checkIn').fill(addDays(seoulToday(new Date()), -20));
  await field('centre.claim.checkOut').fill(addDays(seoulToday(new Date()), -18));
  await main.getByRole('radio', { name: t('centre.claim.reasons.missing') }).check();
  await attach();
  await button('centre.claim.submit').click();
  await expect(main.getByText(t('centre.claim.done.title'))).toBeVisible();
  await main.getByRole('link', { name: t('centre.claim.done.see'), exact: true }).click();
  await expect(mainHeading(guest)).toHaveText(t('centre.result.title'));
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: receipt.name }).click(),
  ]);
  expect(proof.suggestedFilename()).toBe(receipt.name);
  expect(app.arrived.slice(arrived), 'none of it is news for the native side').toEqual([]);
});
