import { paths } from '../../lib/routes/paths';
import { specifiedAlerts } from '../../tests/specification/alerts';
import { sendLogin } from '../actions/log-in';
import { readAlert } from '../actions/look-around';
import { expect, test } from '../native/app-journey';

const password = 'Own-Member-1';

test('a certification in an app: the page reloads, and local storage says employee', async ({
  guest,
  app,
  product,
  platform,
}) => {
  const { page, t } = guest;
  const membershipId = `certified.app.${platform}`;
  await product.hub.addMember({ membershipId, password });
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, membershipId, password);
  await expect(page).not.toHaveURL(/membershipLogin/);
  await guest.open(paths.myPageUserInfo.employeeCertification());
  const region = page.getByRole('region', { name: t('myPage.certification.employee.title') });
  const email = `${membershipId}@haneul.example`;
  await region.getByLabel(t('myPage.certification.local'), { exact: true }).fill(email);
  await region.getByRole('button', { name: t('myPage.certification.send'), exact: true }).click();
  await readAlert(guest, specifiedAlerts.verificationKeySent(email));
  await region.getByLabel(t('myPage.certification.key'), { exact: true }).fill(await product.hub.keySentTo(email));
  await region.getByRole('button', { name: t('myPage.certification.check'), exact: true }).click();
  await readAlert(guest, specifiedAlerts.emailCertified);
  await expect(region).toContainText(t('myPage.certification.employee.done'));
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('membershipUserStorage') ?? '{}'));
  expect(stored).toMatchObject({ membershipId, employeeStatus: 'Y' });
  expect(await app.storedPair(page), 'the pair of the session stays').not.toBeNull();
});
