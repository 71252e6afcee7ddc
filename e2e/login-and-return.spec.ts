import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { expectLoggedOut, expectMember, logInAs, sendLogin } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('empty fields are named, a wrong password is refused and keeps the texts, and the right one returns to the search', async ({
    guest,
  }) => {
    const { page, t } = guest;
    const wanted = paths.search(queryOf(stayIn(14)));
    const returnTo = new URL(guest.address(wanted));
    await guest.open(paths.membershipLogin({ returnTo: returnTo.pathname + returnTo.search }));
    await expect(mainHeading(guest)).toHaveText(t('auth.login.title'));
    const membershipId = page.getByLabel(t('auth.login.membershipId'), { exact: true });
    await sendLogin(guest, '', '');
    const empty = page.getByRole('alert').filter({ hasText: t('auth.login.errors.membershipIdRequired') });
    await expect(empty).toContainText(t('auth.login.errors.passwordRequired'));
    await empty.getByRole('link', { name: t('auth.login.errors.membershipIdRequired') }).click();
    await expect(membershipId).toBeFocused();
    await sendLogin(guest, sampleAccounts.member.membershipId, 'Wrong-Password-1');
    const alert = page.getByRole('alert').filter({ hasText: t('problems.loginFailed') });
    await expect(alert).toBeVisible();
    await expect(membershipId).toHaveValue(sampleAccounts.member.membershipId);
    await expectLoggedOut(guest);

    await logInAs(guest, 'member');
    await expectPath(guest, paths.search());
    expect(new URL(page.url()).search).toBe(returnTo.search);
    await expectMember(guest);
  });
});
