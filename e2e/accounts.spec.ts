import { paths } from '../lib/routes/paths';
import { press, tabTo } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { expectMember, newMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { ownPerson, verifyHere } from './actions/verify-identity';
import { expect, type Guest, test } from './fixtures/journey';

const newPassword = 'Found-Again-9';
const field = ({ page, t }: Guest, key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
const button = ({ page, t }: Guest, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });
const link = ({ page, t }: Guest, key: string) =>
  page.getByRole('main').getByRole('link', { name: t(key), exact: true });
const heading = ({ page, t }: Guest, key: string) => page.getByRole('heading', { name: t(key), exact: true });

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('S58 who has lost id and password is verified, sees the id, sets a new password and logs in with it', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const person = ownPerson();
    const member = await newMember(product, { person });
    await guest.open(paths.membershipLogin());
    await link(guest, 'auth.login.findId').click();
    await expect(mainHeading(guest)).toHaveText(t('auth.findAccount.title'));
    await verifyHere(guest, { person });
    await expect(page.getByText(t('auth.findAccount.foundId', { id: member.membershipId }))).toBeVisible();
    await link(guest, 'auth.findAccount.toPassword').click();
    const fresh = field(guest, 'auth.findAccount.newPassword');
    const again = field(guest, 'auth.findAccount.repeatedPassword');
    await fresh.fill('alllowercase');
    await again.fill(newPassword);
    await button(guest, 'auth.findAccount.submitNew').click();
    await expect(fresh).toHaveAccessibleDescription(new RegExp(t('auth.findAccount.newErrors.kinds').slice(0, 12)));
    await expectAccessible(guest, 'a new password with errors');
    // The hub's own rule: the id is not in it.
    await fresh.fill(newPassword);
    await product.hub.fail({ path: '/membership/member/find/account', kind: 'status', times: 1 });
    await button(guest, 'auth.findAccount.submitNew').click();
    await expect(page.getByRole('alert').filter({ hasText: t('auth.findAccount.newErrors.uncertain') })).toBeVisible();
    await expect(fresh).toHaveValue(newPassword);
    // By keyboard from here on.
    await fresh.focus();
    await press(guest, button(guest, 'auth.findAccount.submitNew'));
    await expect(heading(guest, 'auth.findAccount.doneTitle')).toBeFocused();
    await expectAccessible(guest, 'the new password');
    await press(guest, link(guest, 'auth.findAccount.toLogin'));
    await expect(mainHeading(guest)).toHaveText(t('auth.login.title'));
    await sendLogin(guest, member.membershipId, member.password);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await sendLogin(guest, member.membershipId, newPassword);
    await expectMember(guest);
  });
});

test.describe('in Japanese', () => {
  test.use({ reads: 'ja' });

  test('who has no mobile number here is mailed a temporary password, and My Page is its change until it is changed', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const alert = t('layout.alerts.passwordChange');
    const member = await newMember(product);
    const email = `${member.membershipId}@mail.example`;
    await guest.open(paths.findAccount({ type: 'password' }));
    const ask = async (name: string) => {
      await field(guest, 'auth.findAccount.memberName').fill(name);
      await field(guest, 'auth.findAccount.membershipId').fill(member.membershipId);
      await field(guest, 'auth.findAccount.memberEmail').fill(email);
      await button(guest, 'auth.findAccount.submitPassword').click();
      await expect(heading(guest, 'auth.findAccount.sentTitle')).toBeFocused();
      return page.getByRole('main').textContent();
    };
    const toNobody = await ask('아무개');
    await expectAccessible(guest, 'a mail on its way');
    await button(guest, 'auth.findAccount.again').click();
    expect(await ask('표본 손님'), 'the page does not tell whether there is such a member').toBe(toNobody);

    const temporary = await product.hub.temporaryPasswordSentTo(email);
    await guest.open(paths.membershipLogin());
    await sendLogin(guest, member.membershipId, temporary);
    await readAlert(guest, alert);
    await expectPath(guest, paths.myPageUserInfo.editProfile());
    await expect(mainHeading(guest)).toHaveText(t('myPage.password.title'));
    await expectAccessible(guest, 'the temporary password');
    // A typed address, a link of the page, and another tab all lead back.
    await guest.open(paths.myPagePoint.pointInfo());
    await readAlert(guest, alert);
    await expect(page).toHaveURL(/editProfile\?type=3$/);
    await page
      .getByRole('link', { name: t('myPage.menu.entries.memberStatus'), exact: true })
      .first()
      .click();
    await readAlert(guest, alert);
    await expect(mainHeading(guest)).toHaveText(t('myPage.password.title'));
    const other = await page.context().newPage();
    await other.goto(guest.address(paths.myPage()));
    await expect(other.getByRole('alertdialog')).toHaveAccessibleName(alert);
    await other.close();

    await field(guest, 'myPage.password.current').fill(temporary);
    await field(guest, 'myPage.password.new').fill(newPassword);
    await field(guest, 'myPage.password.repeat').fill(newPassword);
    await tabTo(guest, button(guest, 'myPage.password.submit'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('myPage.password.doneTitle'))).toBeVisible();
    await guest.open(paths.myPagePoint.pointInfo());
    await expectPath(guest, paths.myPagePoint.pointInfo());
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.pointInfo'));
  });

  test('a customer of the web site becomes a member by the login that refuses them, and is logged in', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const customer = { membershipId: `web.${crypto.randomUUID().slice(0, 8)}`, password: 'Web-Customer-1' };
    await product.hub.addCustomer(customer);
    const memberStatus = new URL(guest.address(paths.myPageUserInfo.memberStatus())).pathname;
    await guest.open(paths.membershipLogin({ returnTo: memberStatus }));
    await sendLogin(guest, customer.membershipId, 'Wrong-Word-1');
    await expect(page.getByRole('alert').first()).toContainText(t('problems.loginFailed'));
    await expect(link(guest, 'auth.login.toIntegration')).toBeHidden();
    await sendLogin(guest, customer.membershipId, customer.password);
    await expect(page.getByRole('alert').first()).toContainText(t('problems.integrationRequired'));
    await link(guest, 'auth.login.toIntegration').click();
    await expect(mainHeading(guest)).toHaveText(t('auth.integration.title'));
    const submit = button(guest, 'auth.integration.submit');
    await submit.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expectAccessible(guest, 'an integration with errors');
    const boxes = page.getByRole('main').getByRole('checkbox');
    expect(await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)).toBe(0);
    const required = page.getByRole('group', { name: t('auth.integration.requiredTerms') }).getByRole('checkbox');
    for (const box of await required.all()) await box.check();
    await field(guest, 'auth.integration.membershipId').fill(customer.membershipId);
    await field(guest, 'auth.login.password').fill(customer.password);
    // The hub does it and its answer is lost: the second try says that it is done.
    await product.hub.fail({ path: '/membership/integration', kind: 'lost', times: 1 });
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: t('auth.integration.errors.uncertain') })).toBeVisible();
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: t('auth.integration.errors.alreadyMember') })).toBeVisible();
    await link(guest, 'auth.integration.toLogin').click();
    await arriveFromLogin(guest, customer);
    await expectPath(guest, paths.myPageUserInfo.memberStatus());
  });
});

async function arriveFromLogin(guest: Guest, { membershipId, password }: { membershipId: string; password: string }) {
  await expect(mainHeading(guest)).toHaveText(guest.t('auth.login.title'));
  await sendLogin(guest, membershipId, password);
  await expectMember(guest);
}

test('an integration logs in, counts a new member once, and is closed to who is logged in', async ({
  guest,
  product,
}) => {
  const { page } = guest;
  const customer = { membershipId: `web.${crypto.randomUUID().slice(0, 8)}`, password: 'Web-Customer-1' };
  await product.hub.addCustomer(customer);
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries: unknown[]) => {
      for (const entry of entries) (window as unknown as { noteEvent(entry: unknown): void }).noteEvent(entry);
      return layer.length;
    };
    Object.assign(window, { dataLayer: layer });
  });
  await guest.open(paths.membershipIntegration({ returnTo: paths.myPageUserInfo.memberStatus() }));
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await field(guest, 'auth.integration.membershipId').fill(customer.membershipId);
  await field(guest, 'auth.login.password').fill(customer.password);
  await button(guest, 'auth.integration.submit').dblclick();
  await expectPath(guest, paths.myPageUserInfo.memberStatus());
  await expectMember(guest);
  const named = (name: string) => events.filter((event) => (event as { event?: string }).event === name);
  expect([named('sign_up'), named('login')]).toEqual([[expect.objectContaining({ method: 'integration' })], []]);
  expect(JSON.stringify(events)).not.toContain(customer.membershipId);
  await guest.open(paths.membershipIntegration());
  await readAlert(guest, '로그인 상태로 접근할 수 없는 페이지입니다.');
  await expectPath(guest, paths.home());
});
