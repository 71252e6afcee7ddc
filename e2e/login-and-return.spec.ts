import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { expectLoggedOut, expectMember, logInAs, sendLogin } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a wrong password is refused with a message, the form keeps its texts, and the right one returns to the search', async ({
    guest,
  }) => {
    const { page, t } = guest;
    const wanted = paths.search(queryOf(stayIn(14)));
    const returnTo = new URL(guest.address(wanted));
    await guest.open(paths.membershipLogin({ returnTo: returnTo.pathname + returnTo.search }));
    await expect(mainHeading(guest)).toHaveText(t('auth.login.title'));
    await sendLogin(guest, sampleAccounts.member.membershipId, 'Wrong-Password-1');
    const alert = page.getByRole('alert').filter({ hasText: t('problems.loginFailed') });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel(t('auth.login.membershipId'), { exact: true })).toHaveValue(
      sampleAccounts.member.membershipId,
    );
    await expectLoggedOut(guest);

    await logInAs(guest, 'member');
    await expectPath(guest, paths.search());
    expect(new URL(page.url()).search).toBe(returnTo.search);
    await expectMember(guest);
  });
});

test('empty fields are named, and the first of them is one step away', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, '', '');
  const alert = page.getByRole('alert').filter({ hasText: t('auth.login.errors.membershipIdRequired') });
  await expect(alert).toContainText(t('auth.login.errors.passwordRequired'));
  await alert.getByRole('link', { name: t('auth.login.errors.membershipIdRequired') }).click();
  await expect(page.getByLabel(t('auth.login.membershipId'), { exact: true })).toBeFocused();
});
