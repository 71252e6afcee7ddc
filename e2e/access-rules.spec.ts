import { paths } from '../lib/routes/paths';
import { expectLoggedOut, logInAs, logOutByMenu } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { expect, test } from './fixtures/journey';

/** Texts of section 8 of the specification, word for word. */
const exactKorean = {
  loginRequired: '다시 로그인해주세요',
  alreadyLoggedIn: '로그인 상태로 접근할 수 없는 페이지입니다.',
};

test('S08 My Page asks for a login and redirects back to the page, login and sign-up are closed to a member, and a logout ends it', async ({
  guest,
}) => {
  const { page } = guest;
  const wanted = paths.myPageReservationCheck.roomReservation();
  await guest.open(wanted);
  await expectPath(guest, paths.membershipLogin());
  await readAlert(guest, exactKorean.loginRequired);
  await expect(page).not.toHaveURL(/notice=/);
  await page.reload();
  await expect(mainHeading(guest)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await logInAs(guest, 'member');
  await expectPath(guest, wanted);
  await expect(mainHeading(guest)).toHaveText(guest.t('myPage.menu.entries.roomReservation'));

  for (const path of [paths.membershipLogin(), paths.signUp()]) {
    await guest.open(path);
    await expectPath(guest, paths.home());
    await readAlert(guest, exactKorean.alreadyLoggedIn);
    await expect(page).not.toHaveURL(/notice=/);
  }
  await guest.open(paths.signUpSuccess());
  await expectPath(guest, paths.signUpSuccess());

  await guest.open(paths.myPage());
  await expect(page.getByRole('main')).toBeVisible();
  await logOutByMenu(guest);
  await expectPath(guest, paths.home());
  await expectLoggedOut(guest);
  await page.goBack();
  await expect(page).toHaveURL(/membershipLogin/);
});
