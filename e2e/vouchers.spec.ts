import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember, sendLogin, startOver } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const { couponInfo, selectCoupon } = paths.myPageCoupon;

/** A member of the journey's own with the vouchers of the sample member. */
const memberWithVouchers = (product: Product) => newMember(product, { benefits: true });

const tab = ({ page, t }: Guest, view: string) =>
  page
    .getByRole('navigation', { name: t('myPage.vouchers.views') })
    .getByRole('link', { name: t(`myPage.vouchers.${view}`) });
const main = ({ page }: Guest) => page.getByRole('main');
const press = (guest: Guest, key: string) =>
  main(guest)
    .getByRole('button', { name: guest.t(key), exact: true })
    .click();

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member reads the vouchers, compares a choice and makes it once', async ({ guest, product }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    await arriveWith(guest, await memberWithVouchers(product), couponInfo());
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.couponInfo'));
    const cards = main(guest).getByRole('article');
    await expect(cards).toHaveCount(5);
    // The soonest to run out first, with its days; where it is good, and how it is used.
    await expect(cards.first()).toContainText(t('myPage.vouchers.daysLeft', { days: 24 }));
    await expect(cards.first()).toContainText(t('myPage.vouchers.how.house'));
    const palace = await product.hub.hotelName('haneul-gyeongbok', guest.language.code);
    // The facts are behind one line of each ticket.
    const details = main(guest).getByText(t('myPage.vouchers.details'), { exact: true });
    await expect(details).toHaveCount(5);
    await expect(main(guest).getByRole('link', { name: palace, exact: true })).toHaveCount(0);
    for (const line of await details.all()) await line.click();
    await expect(main(guest).getByRole('link', { name: palace, exact: true })).toHaveAttribute(
      'href',
      guest.address(paths.hotel('haneul-gyeongbok')).replace(product.address, ''),
    );
    await expectAccessible(guest, 'usable vouchers');
    await tab(guest, 'used').click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(t('myPage.vouchers.atHotel'));
    await tab(guest, 'expired').click();
    await expect(cards).toContainText(t('myPage.vouchers.status.expired'));
    await page.goBack();
    await expect(cards).toContainText(t('myPage.vouchers.atHotel'));

    await tab(guest, 'usable').click();
    await main(guest)
      .getByRole('link', { name: t('myPage.vouchers.choose') })
      .click();
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.selectCoupon'));
    const options = page.getByRole('group', { name: t('myPage.voucherChoice.legend') }).getByRole('radio');
    await expect(options).toHaveCount(3);
    // Beside each other, with each fact at one height.
    const where = page.getByRole('term').filter({ hasText: t('myPage.vouchers.facts.where') });
    for (const rows of [options, where]) {
      const [one, other] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
      expect(other?.y).toBe(one?.y);
      expect(other?.x).toBeGreaterThan(one?.x ?? Number.NaN);
    }
    await press(guest, 'myPage.voucherChoice.submit');
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.voucherChoice.missing') })).toBeFocused();
    await expectAccessible(guest, 'a choice with an error');
    await options.first().check();
    await press(guest, 'myPage.voucherChoice.submit');
    const question = page.getByRole('dialog');
    await expect(question).toContainText(t('myPage.voucherChoice.back'));
    await expectAccessible(guest, 'the question');
    await question.getByRole('button', { name: t('myPage.voucherChoice.back') }).click();
    await expect(question).toBeHidden();
    await press(guest, 'myPage.voucherChoice.submit');
    await product.hub.forgetCalls();
    await question.getByRole('button', { name: t('myPage.voucherChoice.confirm') }).dblclick();
    await expect(main(guest).getByText(guest.like('myPage.voucherChoice.doneTitle'))).toBeVisible();
    await expect(options).toHaveCount(0);
    await expectAccessible(guest, 'the choice that was made');
    await main(guest)
      .getByRole('link', { name: t('myPage.voucherChoice.toVouchers') })
      .click();
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.couponInfo'));
    await expect(cards).toHaveCount(5);
    await expect(cards.filter({ hasText: t('myPage.vouchers.facts.origin') })).toHaveCount(1);
  });
});

test.describe('what goes wrong on the way', () => {
  test('another tab is first, the hub is down, the session ends, there are none: each is said, and nothing is issued twice', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await memberWithVouchers(product);
    await arriveWith(guest, member);
    await product.hub.fail({ path: '/membership/coupon', kind: 'down' });
    await guest.open(selectCoupon());
    await expect(page.getByText(t('myPage.unavailable.title'))).toBeVisible();
    await product.hub.heal();
    await page.getByRole('link', { name: t('myPage.unavailable.retry') }).click();
    const option = (at: number) => page.getByRole('radio').nth(at);
    const confirm = async () => {
      await press(guest, 'myPage.voucherChoice.submit');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('myPage.voucherChoice.confirm') })
        .click();
    };
    await option(1).check();
    await product.hub.fail({ path: '/membership/coupon/', kind: 'down' });
    await press(guest, 'myPage.voucherChoice.submit');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('myPage.voucherChoice.confirm') })
      .click();
    await expect(page.getByText(t('myPage.unavailable.title'))).toBeVisible();
    await product.hub.heal();

    // The session ends: what was chosen is there after the login.
    await guest.open(selectCoupon());
    await option(2).check();
    // The header's own question is answered: the session is to end under the form, and nowhere else.
    await page.waitForLoadState('networkidle');
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await confirm();
    await readAlert(guest, t('problems.sessionExpired'));
    await product.hub.heal();
    await expectPath(guest, paths.membershipLogin());
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, selectCoupon());
    await expect(option(2)).toBeChecked();

    // Another tab is first.
    const otherTab = await page.context().newPage();
    await otherTab.goto(guest.address(selectCoupon()));
    await otherTab.getByRole('radio').first().check();
    await otherTab.getByRole('button', { name: t('myPage.voucherChoice.submit') }).click();
    await otherTab.getByRole('button', { name: t('myPage.voucherChoice.confirm') }).click();
    await expect(otherTab.getByText(guest.like('myPage.voucherChoice.doneTitle'))).toBeVisible();
    await otherTab.close();
    await confirm();
    await expect(page.getByText(t('myPage.voucherChoice.elsewhere'))).toBeVisible();
    await expect(main(guest).getByText(guest.like('myPage.voucherChoice.doneTitle'))).toBeVisible();
    await guest.open(couponInfo());
    const origin = t('myPage.vouchers.facts.origin');
    await expect(main(guest).getByRole('article').filter({ hasText: origin })).toHaveCount(1);

    // A member without vouchers.
    await startOver(guest);
    await arriveWith(guest, await newMember(product), couponInfo());
    await expect(main(guest).getByText(t('myPage.vouchers.emptyUsableTitle'))).toBeVisible();
    await expect(main(guest).getByRole('link', { name: t('myPage.vouchers.search') })).toBeVisible();
    await guest.open(selectCoupon());
    await expect(main(guest).getByText(t('myPage.voucherChoice.emptyTitle'))).toBeVisible();
  });
});
