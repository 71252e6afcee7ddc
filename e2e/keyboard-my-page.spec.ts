import { addDays } from '../lib/dates/day';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { press, tabTo } from './actions/by-keyboard';
import { expectResult } from './actions/expect-result';
import { arriveWith, newMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { expect, test } from './fixtures/journey';

test('points, a voucher, a referrer, an enquiry and a claim, by keyboard alone; the result of each has the focus and is in view', async ({
  guest,
  product,
}) => {
  test.setTimeout(240_000);
  const { page, t } = guest;
  const { keyboard } = page;
  const { membershipNo: referrerNo } = await newMember(product);
  const member = await newMember(product, { benefits: true, statementRows: 60 });
  await arriveWith(guest, member);
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const field = (key: string) => main.getByLabel(t(key), { exact: true });
  /** A field whose label has a mark. */
  const optional = (key: string) => main.getByLabel(new RegExp(`^${t(key)}`));

  await guest.open(paths.myPagePoint.pointInfo());
  const statement = page.getByRole('region', { name: t('myPage.points.statement.title') });
  const kind = statement.getByLabel(t('myPage.points.statement.filter.kind'), { exact: true });
  await tabTo(guest, kind);
  // Earned, used.
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/kind=used/);
  await expect(statement.getByRole('status')).toContainText(t('myPage.points.statement.entries', { count: 29 }));
  await expect(kind, 'the next filter is chosen from where the last one was').toBeFocused();

  await guest.open(paths.myPageCoupon.selectCoupon());
  await press(guest, main.getByRole('radio').first(), 'Space');
  await press(guest, button('myPage.voucherChoice.submit'));
  const question = page.getByRole('dialog');
  await press(guest, question.getByRole('button', { name: t('myPage.voucherChoice.confirm') }));
  await expectResult(guest, main.getByText(guest.like('myPage.voucherChoice.doneTitle')));

  await guest.open(paths.myPageReferralInput.common());
  await tabTo(guest, field('myPage.referral.field'));
  await keyboard.type('12');
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: t('myPage.referral.summary') });
  await expect(summary).toBeFocused();
  await press(guest, summary.getByRole('link'));
  await expect(field('myPage.referral.field')).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(referrerNo);
  await keyboard.press('Enter');
  await expectResult(guest, main.getByText(guest.like('myPage.referral.registered')));

  await guest.open(paths.myPageDirectQnA());
  await press(guest, main.getByRole('link', { name: t('centre.help.writeAction'), exact: true }));
  await expect(mainHeading(guest)).toHaveText(t('centre.enquiry.writeTitle'));
  await tabTo(guest, field('centre.enquiry.category'));
  await keyboard.press('ArrowDown');
  await tabTo(guest, field('centre.enquiry.subject'));
  await keyboard.type('Points');
  await tabTo(guest, field('centre.enquiry.text'));
  await keyboard.type('Where are they?');
  await press(guest, button('centre.enquiry.submit'));
  await expectResult(guest, main.getByText(t('centre.enquiry.done.title')));
  await press(guest, main.getByRole('link', { name: t('centre.enquiry.done.see'), exact: true }));
  await expect(mainHeading(guest)).toHaveText('Points');

  await guest.open(paths.myPagePoint.pointsAdjustment());
  await press(guest, button('centre.claim.submit'));
  const missing = page.getByRole('alert').filter({ hasText: t('centre.claim.summary') });
  await expect(missing).toBeFocused();
  await press(guest, missing.getByRole('link').first());
  await expect(field('centre.claim.stay')).toBeFocused();
  // Another stay is the last choice.
  await keyboard.press('End');
  await tabTo(guest, field('centre.claim.hotel'));
  await keyboard.press('ArrowDown');
  for (const [key, days] of [
    ['checkIn', -20],
    ['checkOut', -18],
  ] as const) {
    await tabTo(guest, field(`centre.claim.${key}`));
    await keyboard.type(addDays(seoulToday(new Date()), days));
  }
  await press(guest, main.getByRole('radio', { name: t('centre.claim.reasons.missing') }), 'Space');
  const chosen = page.waitForEvent('filechooser');
  await press(guest, optional('centre.attachments.label'));
  await (await chosen).setFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n\n%%EOF\n'),
  });
  const removed = main.getByRole('button', {
    name: t('centre.attachments.removeNamed', { name: 'receipt.pdf' }),
    exact: true,
  });
  await expect(removed).toBeVisible();
  await press(guest, button('centre.claim.submit'));
  await expectResult(guest, main.getByText(t('centre.claim.done.title')));
  await press(guest, main.getByRole('link', { name: t('centre.claim.done.see'), exact: true }));
  await expect(mainHeading(guest)).toHaveText(t('centre.result.title'));
  await expect(main.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
});
