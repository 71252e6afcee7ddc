import { paths } from '../../lib/routes/paths';
import { openBooking } from '../actions/book-room';
import { agreeToTerms, fillDetails, joinButton, ownId } from '../actions/join';
import { expectMember, newMember, sendLogin } from '../actions/log-in';
import { expectPath, mainHeading, readAlert } from '../actions/look-around';
import { stayIn } from '../actions/search-stay';
import { answerAtProvider, ownPerson, verifyHere } from '../actions/verify-identity';
import { expect, test } from '../native/app-journey';
import { stored } from '../native/native-app';

const newPassword = 'Found-Again-9';

test('a temporary password opens its change here too, and the app is notified both times', async ({
  guest,
  app,
  product,
}) => {
  const { page, t } = guest;
  const member = await newMember(product, { temporary: true });
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, member.membershipId, member.password);
  await readAlert(guest, '비밀번호를 변경해 주세요.');
  await expectPath(guest, paths.myPageUserInfo.editProfile());
  await guest.open(paths.myPageUserInfo.memberStatus());
  await readAlert(guest, '비밀번호를 변경해 주세요.');
  await expect(page).toHaveURL(/editProfile\?type=3$/);
  const main = page.getByRole('main');
  await main.getByLabel(t('myPage.password.current'), { exact: true }).fill(member.password);
  await main.getByLabel(t('myPage.password.new'), { exact: true }).fill(newPassword);
  await main.getByLabel(t('myPage.password.repeat'), { exact: true }).fill(newPassword);
  await main.getByRole('button', { name: t('myPage.password.submit'), exact: true }).click();
  await expect(main.getByText(t('myPage.password.doneTitle'))).toBeVisible();
  await guest.open(paths.myPageUserInfo.memberStatus());
  await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.memberStatus'));
  const told = app.arrived.map(({ type, content }) => [type, /"temporaryYn":"(.)"/.exec(JSON.stringify(content))?.[1]]);
  expect(told).toEqual([
    ['userInfo', 'Y'],
    ['userInfo', 'N'],
  ]);
});

test('a guest joins from a booking in the same window, comes back to it as a member, and the app is notified', async ({
  guest,
  app,
  account,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const membershipId = ownId();
  await openBooking(guest, stayIn(app.platform === 'ios' ? 177 : 180));
  await expect(mainHeading(guest)).toHaveText(t('booking.page.heading'));
  const booking = page.url();
  await page.getByRole('link', { name: t('booking.memberRate.join') }).click();
  await agreeToTerms(guest);
  await verifyHere(guest, { result: 'cancel' });
  await expect(page.getByRole('heading', { name: t('auth.identity.cancelled') })).toBeFocused();
  await page.getByRole('link', { name: t('auth.identity.again') }).click();
  await answerAtProvider(page, { person: ownPerson('표본 신규') });
  await fillDetails(guest, membershipId);
  await joinButton(guest, 'submitToBooking').click();
  await expect(page.getByRole('heading', { name: t('booking.form.title') })).toBeVisible();
  expect(page.context().pages(), 'no other window was opened').toHaveLength(1);
  const { accessToken = '', refreshToken = '' } = await stored(page);
  expect(await account.ownerOf({ accessToken, refreshToken })).toBe(membershipId);
  expect(page.url()).toBe(booking);
  await expectMember(guest);
  expect(app.arrived.map(({ type }) => type)).toEqual(['userInfo']);
});

test('who joins and has an account of the web site integrates it, and the app gets its pair as by a login', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page, t } = guest;
  const customer = { membershipId: `web.${crypto.randomUUID().slice(0, 8)}`, password: 'Web-Customer-1' };
  const person = ownPerson();
  await product.hub.addCustomer({ ...customer, person });
  const main = page.getByRole('main');
  await guest.open(paths.signUp({ returnTo: paths.myPageUserInfo.memberStatus() }));
  await agreeToTerms(guest);
  await verifyHere(guest, { person });
  await expect(page.getByRole('heading', { name: t('auth.signUp.customerTitle') })).toBeVisible();
  const integrate = main.getByRole('link', { name: t('auth.signUp.toIntegration') });
  await expect(integrate, 'the way back goes along').toHaveAttribute('href', /returnTo=/);
  await integrate.click();
  await expect(mainHeading(guest)).toHaveText(t('auth.integration.title'));
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await main.getByLabel(t('auth.integration.membershipId'), { exact: true }).fill(customer.membershipId);
  await main.getByLabel(t('auth.login.password'), { exact: true }).fill(customer.password);
  await main.getByRole('button', { name: t('auth.integration.submit'), exact: true }).click();
  await expectPath(guest, paths.myPageUserInfo.memberStatus());
  await expectMember(guest);
  const { accessToken = '', refreshToken = '', membershipId } = await stored(page);
  expect(membershipId).toBe(customer.membershipId);
  expect(accessToken).toMatch(/^Bearer (?!Bearer)/);
  expect(await account.ownerOf({ accessToken, refreshToken })).toBe(customer.membershipId);
  expect(app.arrived.map(({ type }) => type)).toEqual(['userInfo']);
});
