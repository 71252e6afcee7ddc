import { readFile } from 'node:fs/promises';
import { addDays, type SeoulDay } from '../lib/dates/day';
import { formatLongDay } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember, type OwnMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading, readAlert, untilTakenOver } from './actions/look-around';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const { pointsAdjustment, pointsAdjustmentResult } = paths.myPagePoint;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf };
/** A page under the name of a receipt. */
const disguised = { ...receipt, name: 'page.pdf', buffer: Buffer.from('<html><script>alert(1)</script></html>') };
const tooLarge = { ...receipt, name: 'large.pdf', buffer: Buffer.concat([pdf, Buffer.alloc(5 * 1_048_576)]) };
/** Without its end. */
const cutOff = { ...receipt, name: 'cut.pdf', buffer: pdf.subarray(0, -8) };

/** How people write a day. */
const written: Record<string, (month: number, day: number) => string> = {
  ko: (month, day) => `${month}월 ${day}일`,
  en: (month, day) => `${day} ${new Date(2026, month - 1).toLocaleString('en', { month: 'long' })}`,
  ja: (month, day) => `${month}月${day}日`,
  'zh-CN': (month, day) => `${month}月${day}日`,
};
function typed({ language }: Guest, day: SeoulDay): string {
  const [, month, date] = day.split('-').map(Number);
  return written[language.locale]?.(month ?? 0, date ?? 0) ?? '';
}

const main = ({ page }: Guest) => page.getByRole('main');
const field = (guest: Guest, key: string) => main(guest).getByLabel(guest.t(key), { exact: true });
/** A field whose label has a mark. */
const optional = (guest: Guest, key: string) => main(guest).getByLabel(new RegExp(`^${guest.t(key)}`));
const follow = (guest: Guest, key: string) =>
  main(guest)
    .getByRole('link', { name: guest.t(key), exact: true })
    .click();
const submit = (guest: Guest, key: string) => main(guest).getByRole('button', { name: guest.t(key), exact: true });
const summary = (guest: Guest, form: string) =>
  guest.page.getByRole('alert').filter({ hasText: guest.t(`centre.${form}.summary`) });

const stayedFrom = () => addDays(seoulToday(new Date()), -20);

async function fillClaim(guest: Guest): Promise<void> {
  const { t } = guest;
  await field(guest, 'centre.claim.stay').selectOption({ label: t('centre.claim.anotherStay') });
  await field(guest, 'centre.claim.hotel').selectOption('haneul-namsan');
  for (const [key, day] of [
    ['checkIn', stayedFrom()],
    ['checkOut', addDays(stayedFrom(), 2)],
  ] as const) {
    await field(guest, `centre.claim.${key}`).fill(typed(guest, day));
    const read = formatLongDay(day, guest.language.locale);
    await expect(field(guest, `centre.claim.${key}`)).toHaveAccessibleDescription(new RegExp(read));
  }
  await main(guest)
    .getByRole('radio', { name: t('centre.claim.reasons.missing') })
    .check();
  await optional(guest, 'centre.claim.points').fill('1,200');
  await optional(guest, 'centre.claim.text').fill('<b>Two nights</b> 🙂');
}

async function fillEnquiry(guest: Guest): Promise<void> {
  await field(guest, 'centre.enquiry.category').selectOption('points');
  await field(guest, 'centre.enquiry.subject').fill('My <em>points</em> 🙂');
  await field(guest, 'centre.enquiry.text').fill('Where are they?');
}

async function attach(guest: Guest): Promise<void> {
  const { t } = guest;
  await expect(main(guest).getByText(t('centre.attachments.choose'))).toBeVisible();
  await optional(guest, 'centre.attachments.label').setInputFiles(receipt);
  await expect(submitOf(guest, t('centre.attachments.removeNamed', { name: receipt.name }))).toBeVisible();
}
const submitOf = (guest: Guest, name: string) => main(guest).getByRole('button', { name, exact: true });

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member claims points with a receipt, asks a question, and reads both answers', async ({ guest, product }) => {
    test.setTimeout(240_000);
    const { page, t } = guest;
    const member = await newMember(product);
    await arriveWith(guest, member, pointsAdjustmentResult());
    await expect(main(guest).getByText(t('centre.result.emptyTitle'))).toBeVisible();
    await follow(guest, 'centre.result.ask');
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.pointsAdjustment'));
    await submit(guest, 'centre.claim.submit').click();
    await expect(summary(guest, 'claim')).toBeFocused();
    await expect(summary(guest, 'claim').getByRole('link')).toHaveText([
      t('centre.claim.problems.stayRequired'),
      t('centre.claim.problems.reasonRequired'),
    ]);
    await expect(field(guest, 'centre.claim.stay')).toHaveAccessibleDescription(
      new RegExp(t('centre.claim.problems.stayRequired')),
    );
    await fillClaim(guest);
    for (const [file, problem] of [
      [tooLarge, 'tooLarge'],
      [cutOff, 'broken'],
      [disguised, 'wrongKind'],
    ] as const) {
      await optional(guest, 'centre.attachments.label').setInputFiles(file);
      const sentence = t(`centre.attachments.problems.${problem}`, { name: file.name });
      await expect(main(guest).getByText(sentence)).toBeVisible();
    }
    await expectAccessible(guest, 'a claim with a refused file');
    await submit(guest, 'centre.claim.submit').click();
    const removal = submitOf(guest, t('centre.attachments.removeNamed', { name: disguised.name }));
    await summary(guest, 'claim')
      .getByRole('link', { name: t('centre.claim.problems.filesRefused') })
      .click();
    await expect(optional(guest, 'centre.attachments.label')).toBeFocused();
    await removal.click();
    await expect(summary(guest, 'claim')).toBeHidden();
    await attach(guest);
    await product.hub.forgetCalls();
    await submit(guest, 'centre.claim.submit').dblclick();
    await expect(main(guest).getByText(t('centre.claim.done.title'))).toBeVisible();
    expect((await product.hub.calls()).createClaim).toBe(1);
    await expectAccessible(guest, 'a claim that was sent');
    await follow(guest, 'centre.claim.done.see');
    await expect(mainHeading(guest)).toHaveText(t('centre.result.title'));
    await expect(main(guest).getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText(
      t('centre.result.state.received'),
    );
    const asked = main(guest).locator('dl');
    await expect(asked).toContainText('<b>Two nights</b> 🙂');
    const started = page.waitForEvent('download');
    await asked.getByRole('link', { name: receipt.name }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(receipt.name);
    expect(await readFile(await download.path())).toEqual(pdf);
    await expectAccessible(guest, 'a claim');
    await follow(guest, 'centre.result.back');
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.pointsAdjustmentResult'));
    const claims = main(guest)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(claims).toHaveCount(1);
    await expect(claims).toContainText(t('centre.result.state.received'));
    await expectAccessible(guest, 'the claims');

    await guest.open(paths.myPageDirectQnA());
    await expect(main(guest).getByText(t('centre.enquiry.empty'))).toBeVisible();
    await expectAccessible(guest, 'the customer centre');
    await follow(guest, 'centre.help.writeAction');
    await expect(mainHeading(guest)).toHaveText(t('centre.enquiry.writeTitle'));
    await submit(guest, 'centre.enquiry.submit').click();
    await expect(summary(guest, 'enquiry')).toBeFocused();
    await expect(summary(guest, 'enquiry').getByRole('link')).toHaveCount(3);
    await expectAccessible(guest, 'an enquiry with errors');
    await fillEnquiry(guest);
    await product.hub.forgetCalls();
    await submit(guest, 'centre.enquiry.submit').dblclick();
    await expect(main(guest).getByText(t('centre.enquiry.done.title'))).toBeVisible();
    expect((await product.hub.calls()).createEnquiry).toBe(1);
    await follow(guest, 'centre.enquiry.done.see');
    await expect(mainHeading(guest)).toHaveText('My <em>points</em> 🙂');
    await expect(main(guest).getByText(t('centre.enquiry.noAnswer'))).toBeVisible();
    await expectAccessible(guest, 'an enquiry');

    // Four days later both are decided; the login of today has run out by then.
    await product.hub.moveClock(4 * 24 * 60);
    await page.context().clearCookies();
    await arriveWith(guest, member, pointsAdjustmentResult());
    await expect(claims).toContainText(t('centre.result.granted', { points: 600 }));
    await guest.open(paths.myPageDirectQnA());
    const enquiry = main(guest).getByRole('listitem').filter({ hasText: 'My <em>points</em> 🙂' });
    await expect(enquiry).toContainText(t('centre.enquiry.state.unread'));
    await enquiry.getByRole('link').click();
    await expect(main(guest).getByText(t('centre.enquiry.state.answered'))).toBeVisible();
    await expect(main(guest).getByText(t('centre.enquiry.noAnswer'))).toBeHidden();
    await expectAccessible(guest, 'an answer');
    await expect(page.getByText(t('myPage.menu.newAnswers', { count: 1 }))).toBeHidden();
    await follow(guest, 'centre.enquiry.back');
    await expect(enquiry).toContainText(t('centre.enquiry.state.answered'));
  });
});

test.describe('what goes wrong on the way', () => {
  /** The hub is down, then the session ends: what `fill` typed is there each time, and is sent in the end. */
  async function sendInSpite(
    guest: Guest,
    { hub }: Product,
    member: OwnMember,
    form: 'claim' | 'enquiry',
    path: string,
  ) {
    const { page, t } = guest;
    const button = submit(guest, `centre.${form}.submit`);
    const expectKept = async () => {
      await expect(optional(guest, `centre.${form}.text`)).toHaveValue(form === 'claim' ? /Two nights/ : /Where/);
      await expect(submitOf(guest, t('centre.attachments.removeNamed', { name: receipt.name }))).toBeVisible();
    };
    await hub.fail({ path: `/membership/${form}`, kind: 'down' });
    await untilTakenOver(button);
    await button.click();
    await expect(main(guest).getByRole('alert').first()).toBeVisible();
    await expectKept();
    await expectAccessible(guest, `${form}: the hub is down`);
    await hub.heal();
    await hub.expireAccessTokens();
    await hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await button.click();
    await readAlert(guest, t('problems.sessionExpired'));
    await hub.heal();
    await expectPath(guest, paths.membershipLogin());
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, path);
    await expect(page.getByText(t(`centre.${form}.restored`))).toBeVisible();
    await expectKept();
    await button.click();
    await expect(main(guest).getByText(t(`centre.${form}.done.title`))).toBeVisible();
  }

  test('a dead hub and an ended session lose nothing that was typed, and a stay is claimed once', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await newMember(product);
    await arriveWith(guest, member);
    await product.hub.fail({ path: '/membership/claim', kind: 'down' });
    for (const path of [pointsAdjustment(), pointsAdjustmentResult()]) {
      expect((await page.goto(guest.address(path)))?.status(), path).toBe(503);
    }
    await product.hub.heal();
    await guest.open(paths.myPageEnquiryWrite());
    await fillEnquiry(guest);
    await attach(guest);
    await sendInSpite(guest, product, member, 'enquiry', paths.myPageEnquiryWrite());
    await guest.open(pointsAdjustment());
    await fillClaim(guest);
    await attach(guest);
    await sendInSpite(guest, product, member, 'claim', pointsAdjustment());

    await guest.open(pointsAdjustment());
    await fillClaim(guest);
    await submit(guest, 'centre.claim.submit').click();
    await expect(summary(guest, 'claim')).toContainText(t('centre.claim.problems.exists'));
    await follow(guest, 'centre.claim.earlier');
    await expect(mainHeading(guest)).toHaveText(t('centre.result.title'));
  });
});
