import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { logInByForm, newMember, type OwnMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading, readAlert } from './actions/look-around';
import { expect, type Guest, test } from './fixtures/journey';

const { editProfile } = paths.myPageUserInfo;
const field = ({ page, t }: Guest, key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
const press = ({ page, t }: Guest, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .click();

async function answerPassword(guest: Guest, password: string): Promise<void> {
  await field(guest, 'myPage.proof.label').fill(password);
  await press(guest, 'myPage.proof.submit');
}

/** The fact of the view that has this name. */
const factOf = ({ page, t }: Guest, key: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${t(key)}$`) }) });

const mirrored = ({ page }: Guest) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('membershipUserStorage') ?? '{}'));

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member reads, edits and verifies what the programme knows', async ({ guest, product }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await newMember(product);
    const presentEmail = `${member.membershipId}@mail.example`;
    await logInByForm(guest, member);
    await guest.open(editProfile());
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.editProfile'));
    await expect(factOf(guest, 'myPage.profile.name')).toContainText('표본 손님');
    await expect(factOf(guest, 'myPage.profile.language')).toContainText(t('myPage.profile.languageNone'));
    await expect(factOf(guest, 'myPage.profile.birthDate').getByRole('link')).toHaveAttribute('href', /directQnA$/);
    await expectAccessible(guest, 'the view');

    // The details, after the password was asked again.
    await page.getByRole('link', { name: t('myPage.profile.edit') }).click();
    await expect(mainHeading(guest)).toHaveText(t('myPage.profile.editTitle.details'));
    await expect(field(guest, 'myPage.profile.lastName')).toHaveCount(0);
    await answerPassword(guest, 'Wrong-Word-1');
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.proof.wrong') })).toBeFocused();
    await answerPassword(guest, member.password);
    await expect(field(guest, 'myPage.profile.lastName')).toHaveValue('Guest');
    await field(guest, 'myPage.profile.lastName').fill('<script>金🙂</script>');
    await press(guest, 'myPage.profile.submit');
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.profile.problems.latinOnly') })).toBeFocused();
    await expectAccessible(guest, 'details with an error');
    await field(guest, 'myPage.profile.lastName').fill('  O’Hara ');
    await press(guest, 'myPage.profile.submit');
    await expect(page.getByText(t('myPage.profile.done.details'))).toBeVisible();
    // Header, mirror and session follow at once.
    expect(await mirrored(guest)).toMatchObject({ memberLastName: "O'Hara", memberFirstName: 'Sample' });
    const name = "Sample O'Hara";
    await expect(page.getByRole('banner')).toContainText(name);

    // A new email address: the password counts still, and the key decides.
    await page.getByRole('link', { name: t('myPage.profile.back') }).click();
    await expect(factOf(guest, 'myPage.profile.latinName')).toContainText("Sample O'Hara");
    await page.getByRole('link', { name: t('myPage.profile.change.email') }).click();
    const email = `new.${member.membershipId}@mail.example`;
    await field(guest, 'myPage.contact.new.email').fill(presentEmail.toUpperCase());
    await press(guest, 'myPage.contact.send');
    await expect(field(guest, 'myPage.contact.new.email')).toHaveAccessibleDescription(
      new RegExp(t('myPage.contact.problems.same')),
    );
    await field(guest, 'myPage.contact.new.email').fill(` ${email} `);
    // The key is sent, and its answer is lost: the key can be entered all the same, and is asked for again below.
    await product.hub.fail({ path: '/membership/member/contact/request', kind: 'lost' });
    await press(guest, 'myPage.contact.send');
    await expect(
      page.getByRole('status').filter({ hasText: t('common.key.unsure', { address: email }) }),
    ).toBeVisible();
    await product.hub.heal();
    await page.goBack();
    await press(guest, 'myPage.contact.send');
    await expect(field(guest, 'myPage.contact.key')).toBeFocused();
    await expectAccessible(guest, 'the key');
    // A reload forgets the proof of the password and nothing else; Back leads from the key to its address.
    await page.reload();
    await expect(page.getByText(t('myPage.contact.waiting', { address: email }))).toBeVisible();
    await answerPassword(guest, member.password);
    await expect(field(guest, 'myPage.contact.key')).toBeFocused();
    await field(guest, 'myPage.contact.key').fill('000000');
    await press(guest, 'myPage.contact.confirm');
    await expect(field(guest, 'myPage.contact.key')).toHaveAccessibleDescription(
      new RegExp(t('myPage.contact.problems.keyWrongTries', { count: 4 })),
    );
    const key = await product.hub.keySentTo(email);
    await field(guest, 'myPage.contact.key').fill(`${key.slice(0, 3)} ${key.slice(3)}`);
    await press(guest, 'myPage.contact.confirm');
    await expect(page.getByText(t('myPage.contact.done.email'))).toBeVisible();
    expect(await mirrored(guest)).toMatchObject({ memberEmail: email });
    await page.getByRole('link', { name: t('myPage.contact.back') }).click();
    await expect(factOf(guest, 'myPage.profile.email')).toContainText(email);

    // Consents: nothing is ticked for the member, and what was ticked has its day.
    const box = (name: string) => page.getByRole('checkbox', { name: t(`myPage.consents.${name}`) });
    for (const consent of ['email', 'sms', 'push', 'night']) await expect(box(consent)).not.toBeChecked();
    await expect(box('night')).toBeDisabled();
    await box('sms').check();
    await box('night').check();
    await press(guest, 'myPage.consents.submit');
    await expect(page.getByText(t('myPage.consents.saved'))).toBeVisible();
    await page.reload();
    await expect(box('sms')).toBeChecked();
    await expect(box('night')).toBeChecked();
    await box('sms').uncheck();
    await press(guest, 'myPage.consents.submit');
    await expect(page.getByText(t('myPage.consents.saved'))).toBeVisible();
    await page.getByText(t('myPage.consents.history')).click();
    const history = page.getByRole('list').filter({ hasText: t('myPage.consents.sms') });
    const entry = (of: string, word: string) => t(`myPage.consents.${word}`, { consent: t(`myPage.consents.${of}`) });
    for (const consent of ['sms', 'night']) {
      await expect(history.getByText(entry(consent, 'given'), { exact: true })).toBeVisible();
      await expect(history.getByText(entry(consent, 'withdrawn'), { exact: true })).toBeVisible();
    }
    await expectAccessible(guest, 'the history');
  });
});

test.describe('what goes wrong on the way', () => {
  async function openDetails(guest: Guest, member: OwnMember): Promise<void> {
    await guest.open(editProfile({ edit: 'details' }));
    await answerPassword(guest, member.password);
    await expect(field(guest, 'myPage.profile.firstName')).toBeVisible();
  }

  test('a failed part, a proof that ran out, a dead hub and an ended session lose nothing that was typed', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await newMember(product);
    await logInByForm(guest, member);
    // A part whose call fails says so, and the rest of the view works.
    await product.hub.fail({ path: '/membership/member/consent', kind: 'malformed' });
    await product.hub.fail({ path: '/membership/member/preference', kind: 'down' });
    await guest.open(editProfile());
    await expect(factOf(guest, 'myPage.profile.name')).toContainText('표본 손님');
    await expect(factOf(guest, 'myPage.profile.language')).toContainText(t('myPage.profile.unknown'));
    await expect(page.getByText(t('myPage.unavailable.title'))).toHaveCount(1);
    await product.hub.heal();
    await page.getByRole('link', { name: t('myPage.unavailable.retry') }).click();
    await expect(page.getByRole('checkbox', { name: t('myPage.consents.email') })).toBeVisible();

    await openDetails(guest, member);
    await field(guest, 'myPage.profile.firstName').fill('Typed Once');

    await product.hub.moveClock(11);
    await press(guest, 'myPage.profile.submit');
    await expect(page.getByText(t('myPage.proof.again'))).toBeVisible();
    await answerPassword(guest, member.password);
    await expect(field(guest, 'myPage.profile.firstName')).toHaveValue('Typed Once');

    await product.hub.fail({ path: '/membership/member/profile', kind: 'down' });
    await press(guest, 'myPage.profile.submit');
    await expect(page.getByRole('alert').filter({ hasText: t('common.form.unsure') })).toBeVisible();
    await expect(field(guest, 'myPage.profile.firstName')).toHaveValue('Typed Once');
    await product.hub.heal();

    // The session ends elsewhere: one alert, the login, and the form with what was typed.
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await press(guest, 'myPage.profile.submit');
    await readAlert(guest, t('problems.sessionExpired'));
    await product.hub.heal();
    await expectPath(guest, paths.membershipLogin());
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      member.password,
    );
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, editProfile());
    await answerPassword(guest, member.password);
    await expect(page.getByText(t('myPage.profile.restored'))).toBeVisible();
    await expect(field(guest, 'myPage.profile.firstName')).toHaveValue('Typed Once');
    await press(guest, 'myPage.profile.submit');
    await expect(page.getByText(t('myPage.profile.done.details'))).toBeVisible();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ reads: 'en' });

  test('from the view to a saved name, which another tab shows too', async ({ guest, product }) => {
    const { page, t } = guest;
    const member = await newMember(product);
    await logInByForm(guest, member);
    const otherTab = await page.context().newPage();
    await otherTab.goto(guest.address(paths.hotels()));
    await expect(otherTab.getByRole('banner')).toContainText('Sample Guest');
    await guest.open(editProfile());
    await page.getByRole('link', { name: t('myPage.profile.edit') }).focus();
    await page.keyboard.press('Enter');
    await expect(mainHeading(guest)).toHaveText(t('myPage.profile.editTitle.details'));
    await field(guest, 'myPage.proof.label').focus();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await field(guest, 'myPage.profile.lastName').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('myPage.profile.done.details'))).toBeVisible();
    await expect(otherTab.getByRole('banner')).toContainText('Sample Keys');
    await otherTab.close();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('myPage.profile.back') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(factOf(guest, 'myPage.profile.latinName')).toContainText('Sample Keys');
  });
});
