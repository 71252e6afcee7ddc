import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { logInByForm, newMember } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { archivePath, fileLink, passwordField, permitArchive, takeArchive } from './actions/take-archive';
import { expect, type Guest, test } from './fixtures/journey';

const failure = ({ page, t }: Guest, kind: string) =>
  page.getByRole('alert').filter({ hasText: t(`myPage.archive.failures.${kind}.sentence`) });

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member downloads what My Page shows, after the password, by keyboard alone; half a file is none, and the page says why', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await newMember(product, { benefits: true, reservations: true });
    await logInByForm(guest, member);
    await guest.open(paths.myPageUserInfo.editProfile());
    await press(guest, page.getByRole('main').getByRole('link', { name: t('myPage.archive.link'), exact: true }));
    await expectPath(guest, archivePath);
    await expectAccessible(guest, 'the page of the archive');
    await passwordField(guest).fill('Wrong-Word-1');
    await passwordField(guest).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.proof.wrong') })).toBeFocused();
    await expect(fileLink(guest)).toHaveCount(0);
    await permitArchive(guest, member.password);
    await expectAccessible(guest, 'the link to the file');
    const archive = await takeArchive(guest);
    expect(archive.json('profile').memberProfile.membershipId).toBe(member.membershipId);
    expect(archive.text('README.txt')).toContain(t('myPage.archive.contents.points'));
    expect(archive.json('stays').reservationDetail.length).toBeGreaterThan(0);
    await expect(mainHeading(guest), 'the page stays').toHaveText(t('myPage.archive.title'));

    // A hub that fails in the middle brings no file.
    await guest.open(archivePath);
    await permitArchive(guest, member.password);
    await product.hub.fail({ path: '/membership/referral', kind: 'malformed' });
    await fileLink(guest).click();
    await expect(failure(guest, 'failed')).toBeVisible();
    await expect(passwordField(guest)).toBeVisible();
    await product.hub.heal();
    await permitArchive(guest, member.password);
    await expect(failure(guest, 'failed')).toHaveCount(0);
    await page.context().clearCookies({ name: /archive$/ });
    await fileLink(guest).click();
    await expect(failure(guest, 'password')).toBeVisible();
  });
});
