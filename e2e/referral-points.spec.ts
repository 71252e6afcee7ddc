import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs, arriveWith, newMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { retryUntil } from './actions/retry-until';
import { expect, type Guest, test } from './fixtures/journey';

const { referralPointsHistory, employeeReferralPointsHistory } = paths.myPagePoint;
const main = ({ page }: Guest) => page.getByRole('main');

test('referrals are listed with their points; those of employees exist for employees alone', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  await arriveWith(guest, await newMember(product), referralPointsHistory());
  await expect(main(guest).getByText(t('myPage.referrals.none'))).toBeVisible();
  expect((await page.goto(guest.address(employeeReferralPointsHistory())))?.status()).toBe(404);
  await expect(mainHeading(guest)).toHaveText(t('common.state.notFoundTitle'));
  // A page of My Page would lead on to the login meanwhile.
  await page.goto('about:blank');
  await page.context().clearCookies();

  const referred = main(guest)
    .getByRole('listitem')
    .filter({ hasText: guest.like('myPage.referrals.joinedOn') });
  await arriveAs(guest, 'member', referralPointsHistory());
  await expect(referred).toHaveCount(3);
  await expect(referred.filter({ hasText: t('myPage.units.points', { points: 300 }) })).toHaveCount(1);
  await expectAccessible(guest, 'referrals of a member');
  await page.goto('about:blank');
  await page.context().clearCookies();

  await arriveAs(guest, 'employee');
  await product.hub.fail({ path: '/membership/referral', kind: 'down' });
  expect((await page.goto(guest.address(employeeReferralPointsHistory())))?.status()).toBe(503);
  await product.hub.heal();
  await retryUntil(guest, (within) => expect(referred).toHaveCount(4, within));
  await expect(main(guest)).toContainText(t('myPage.units.points', { points: 500 }));
  await expect(main(guest)).toContainText(t('myPage.referrals.people', { count: 4 }));
  await expectAccessible(guest, 'referrals of an employee');
});
