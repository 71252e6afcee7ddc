import { paths } from '../lib/routes/paths';
import { specifiedAlerts } from '../tests/specification/alerts';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { expectMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { expect, type Guest, test } from './fixtures/journey';

const password = 'Own-Member-1';
const here = paths.myPageUserInfo.employeeCertification();

async function logIn(guest: Guest, membershipId: string): Promise<void> {
  await sendLogin(guest, membershipId, password);
  await expect(guest.page).not.toHaveURL(/membershipLogin/);
  await expectMember(guest);
}

/** One of the two widgets of the page. */
function widgetOf({ page, t }: Guest, type: 'employee' | 'recommender') {
  const region = page.getByRole('region', { name: t(`myPage.certification.${type}.title`) });
  const field = (name: string) => region.getByLabel(t(`myPage.certification.${name}`), { exact: true });
  const button = (name: string) => region.getByRole('button', { name: t(`myPage.certification.${name}`), exact: true });
  return { region, local: field('local'), domain: field('domain'), key: field('key'), button };
}

const viewerOf = ({ page }: Guest) =>
  page.evaluate(() => fetch('/api/session/viewer', { headers: { 'x-bff': '1' } }).then((answer) => answer.json()));

async function openMenu({ page, t }: Guest): Promise<void> {
  const unfold = page.getByRole('button', { name: t('myPage.menu.open') });
  if (await unfold.isVisible()) await unfold.click();
}

test('an employee is certified by the specification’s alerts, and finds the employee entries at once', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const membershipId = 'certified.member';
  await product.hub.addMember({ membershipId, password });
  await guest.open(paths.membershipLogin());
  await logIn(guest, membershipId);
  const company = page.getByRole('link', { name: t('myPage.menu.entries.company'), exact: true });
  const refused = await page.goto(guest.address(paths.myPageReferralInput.company()));
  expect(refused?.status(), 'an entry for employees').toBe(404);
  await guest.open(here);
  await openMenu(guest);
  await expect(company).toHaveCount(0);

  const { region, local, domain, key, button } = widgetOf(guest, 'employee');
  const email = `${membershipId}@haneul.example`;
  await press(guest, button('send'));
  await expectAccessible(guest, 'an alert');
  await readAlert(guest, specifiedAlerts.emailRequired);
  await expectAccessible(guest, 'certification');
  await expect(local).toBeFocused();
  await expect(local).toHaveAccessibleDescription(t('myPage.certification.missing.local'));
  await page.keyboard.type('someone@elsewhere.example');
  await page.keyboard.press('Enter');
  await readAlert(guest, '회사 이메일 주소만 인증할 수 있습니다.');
  await expect(local).toHaveValue('someone');
  await expect(domain).toHaveValue('elsewhere.example');
  await local.fill(membershipId);
  await domain.fill('haneul.example');
  await press(guest, button('send'));
  await readAlert(guest, specifiedAlerts.verificationKeySent(email));
  await expect(key).toBeFocused();
  await expect(region.getByRole('timer')).toHaveText(/^9:\d\d$/);
  await expect(button('resend')).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('Enter');
  await readAlert(guest, specifiedAlerts.verificationKeyRequired);
  const right = await product.hub.keySentTo(email);
  await page.keyboard.type(right === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(t('myPage.certification.triesLeft', { count: 4 }));
  await readAlert(guest, '인증키가 일치하지 않습니다.');
  await expect(key).toBeFocused();
  // The access token runs out under the form: it is renewed, and the key is sent on.
  await product.hub.expireAccessTokens();
  await key.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'reload';
  });
  await page.keyboard.press('Enter');
  await readAlert(guest, specifiedAlerts.emailCertified);
  await expect(page.locator('html')).not.toHaveAttribute('data-before', 'reload');

  await expect(region).toContainText(t('myPage.certification.employee.done'));
  await expect(region).toContainText('HNL-0001');
  expect(await viewerOf(guest)).toMatchObject({ employeeStatus: 'Y' });
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('membershipUserStorage') ?? '{}'));
  expect(stored.employeeStatus).toBe('Y');
  await openMenu(guest);
  await expect(company).toBeVisible();
  await company.click();
  await expectPath(guest, paths.myPageReferralInput.company());
  await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.company'));
});

test('a recommender is certified by a partner’s address; what was typed outlives an expired session', {
  tag: '@narrow',
}, async ({ guest, product }) => {
  const { t } = guest;
  const membershipId = 'partner.member';
  await product.hub.addMember({ membershipId, password });
  await guest.open(paths.membershipLogin());
  await logIn(guest, membershipId);
  await guest.open(here);
  const { region, local, domain, key, button } = widgetOf(guest, 'recommender');
  await local.fill(membershipId);
  await domain.fill('partner.example');
  // The header's own question is answered: the session is to end under the form, and nowhere else.
  await expect(guest.page.getByRole('banner')).toContainText('표본 손님');
  await product.hub.expireAccessTokens();
  await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401, times: 1 });
  await button('send').click();
  await readAlert(guest, t('layout.alerts.sessionExpired'));
  await expectPath(guest, paths.membershipLogin());
  await logIn(guest, membershipId);
  await guest.open(here);
  await expect(local).toHaveValue(membershipId);
  await expect(domain).toHaveValue('partner.example');

  const email = `${membershipId}@partner.example`;
  await button('send').click();
  await readAlert(guest, specifiedAlerts.verificationKeySent(email));
  await key.fill(await product.hub.keySentTo(email));
  // No answer of the hub: whether it certified is not known, and what was typed stays.
  await product.hub.fail({ path: '/membership/certi/check', kind: 'down', times: 1 });
  await button('check').click();
  await readAlert(guest, t('myPage.certification.unsure'));
  await button('check').click();
  await readAlert(guest, specifiedAlerts.emailCertified);
  await expect(region).toContainText(t('myPage.certification.recommender.done'));
  expect(await viewerOf(guest), 'no employee by that').toMatchObject({ employeeStatus: 'N' });
  const employee = widgetOf(guest, 'employee');
  await expect(employee.button('send')).toBeVisible();
});
