import { paths } from '../lib/routes/paths';
import { arriveAs, expectLoggedOut, logInAs, logOutByMenu } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { expect, test } from './fixtures/journey';

/** Texts of section 8 of the specification, word for word. */
const exactKorean = {
  loginRequired: '다시 로그인해주세요',
  alreadyLoggedIn: '로그인 상태로 접근할 수 없는 페이지입니다.',
  passwordChange: '비밀번호를 변경해 주세요.',
};

test('a visitor who opens My Page reads one alert, logs in, and returns to the page that was asked for', async ({
  guest,
}) => {
  const wanted = paths.myPageReservationCheck.roomReservation();
  await guest.open(wanted);
  await expectPath(guest, paths.membershipLogin());
  await readAlert(guest, exactKorean.loginRequired);
  await expect(guest.page).not.toHaveURL(/notice=/);
  await guest.page.reload();
  await expect(mainHeading(guest)).toBeVisible();
  await expect(guest.page.getByRole('alertdialog')).toBeHidden();
  await logInAs(guest, 'member');
  await expectPath(guest, wanted);
  await expect(mainHeading(guest)).toHaveText(guest.t('myPage.menu.entries.roomReservation'));
});

test('a member who opens the login or the sign-up reads an alert on the home page', async ({ guest }) => {
  await arriveAs(guest, 'member');
  for (const path of [paths.membershipLogin(), paths.signUp()]) {
    await guest.open(path);
    await expectPath(guest, paths.home());
    await readAlert(guest, exactKorean.alreadyLoggedIn);
    await expect(guest.page).not.toHaveURL(/notice=/);
  }
  await guest.open(paths.signUpSuccess());
  await expectPath(guest, paths.signUpSuccess());
});

test('a temporary password opens the password change, after the alert', async ({ guest, product }) => {
  await product.hub.enact('temporary-password');
  await guest.open(paths.membershipLogin());
  await logInAs(guest, 'temporary');
  await readAlert(guest, exactKorean.passwordChange);
  await expectPath(guest, paths.myPageUserInfo.editProfile());
  await expect(guest.page).toHaveURL(/type=3/);
  await expect(mainHeading(guest)).toHaveText(guest.t('myPage.password.title'));
});

test.describe('inside the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) HotelRewardsApp/iOS' });

  test('S15 both checks are skipped: an empty shell, and no data of a member', async ({ guest }) => {
    await guest.open(paths.myPage());
    await expectPath(guest, paths.myPage());
    await expect(guest.page.getByRole('alertdialog')).toBeHidden();
    await expect(guest.page.getByText('sample.member')).toHaveCount(0);
    const viewer = await guest.page.evaluate(() =>
      fetch('/api/hub/membership/dashboard/info', { headers: { 'x-bff': '1' } }).then((response) => response.status),
    );
    expect(viewer).toBe(401);
  });
});

test('S08 logging out ends it, also for the page behind', async ({ guest }) => {
  const { page } = guest;
  await arriveAs(guest, 'member', paths.myPage());
  await expect(page.getByRole('main')).toBeVisible();
  await logOutByMenu(guest);
  await expectPath(guest, paths.home());
  await expectLoggedOut(guest);
  await page.goBack();
  await expect(page).toHaveURL(/membershipLogin/);
});
