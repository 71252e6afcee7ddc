import type { Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { samplePersons } from '../sandbox/identity/sample-persons';
import { expectAccessible } from './actions/expect-accessible';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId } from './actions/join';
import { mainHeading, untilTakenOver } from './actions/look-around';
import { answerAtProvider, ownPerson, type ProviderAnswer } from './actions/verify-identity';
import { expect, type Guest, test } from './fixtures/journey';

const callback = '/api/identity/callback';
const memberName = (guest: Guest) => guest.page.getByLabel(guest.t('auth.findAccount.memberName'), { exact: true });
const link = ({ page, t }: Guest, key: string) =>
  page.getByRole('link', { name: t(`auth.identity.${key}`), exact: true });
const foundId = ({ page, t }: Guest, id = 'sample.member') => page.getByText(t('auth.findAccount.foundId', { id }));
const says = ({ page, t }: Guest, key: string) => page.getByText(t(`auth.identity.${key}`), { exact: true });

async function openPopup(guest: Guest, key: 'start' | 'again' = 'start'): Promise<Page> {
  const [popup] = await Promise.all([guest.page.waitForEvent('popup'), link(guest, key).click()]);
  return popup;
}

async function answerIn(popup: Page, answer: ProviderAnswer): Promise<void> {
  const closing = popup.waitForEvent('close');
  await answerAtProvider(popup, answer);
  await closing;
}

test('S13 S58 a popup verifies, the form that waits goes on with what was typed, and another browser gets nothing', async ({
  guest,
  browser,
}) => {
  const { page, t, address } = guest;
  await guest.open(paths.findAccount());
  await memberName(guest).fill('Sample Guest');
  const popup = await openPopup(guest);
  const complaints: string[] = [];
  popup.on('console', (message) => {
    const isOurs = message.location().url.startsWith(address('/'));
    if (isOurs && message.type() === 'error') complaints.push(message.text());
  });
  await expect(says(guest, 'waiting')).toBeVisible();
  await expectAccessible(guest, 'waiting for the popup');
  const returned = popup.waitForResponse((response) => response.url().includes(callback));
  // Read while the popup is there: it closes by itself.
  const sending = popup.waitForRequest((request) => request.url().includes(callback)).then((sent) => sent.allHeaders());
  const closing = popup.waitForEvent('close');
  await answerAtProvider(popup, { person: 'member' });
  const response = await returned;
  const sent = await sending;
  await closing;

  expect(response.status()).toBe(303);
  expect(new URL(sent.origin ?? '').hostname, 'the form was posted from another site').toBe('127.0.0.1');
  await expect(foundId(guest)).toBeVisible();
  await expectAccessible(guest, 'the id');
  await expect(memberName(guest)).toHaveValue('Sample Guest');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'identity-verified')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookies.map(({ name }) => name)).not.toContain('identity-flow');
  expect(await page.content()).not.toContain(samplePersons.member.mobile);
  expect(complaints).toEqual([]);

  const other = await browser.newContext({ locale: 'ko' });
  const thief = await other.newPage();
  await thief.goto(new URL(response.headers().location ?? '', address('/')).href);
  await expect(thief.getByRole('heading', { name: t('auth.identity.used') })).toBeVisible();
  const replayed = await thief.goto(response.url());
  expect(replayed?.status()).toBe(409);
  await expect(thief.getByRole('heading', { name: t('auth.identity.used') })).toBeVisible();
  await thief.goto(address(paths.findAccount()));
  await expect(thief.getByRole('link', { name: t('auth.identity.start') })).toBeVisible();
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('identity-verified');
  await other.close();
});

test('S58 a popup that is cancelled, closed, failed or slow leaves a form that can go on', async ({ guest }) => {
  test.setTimeout(180_000);
  const { t } = guest;
  await guest.open(paths.findAccount());
  await memberName(guest).fill('Sample Guest');
  await answerIn(await openPopup(guest), { result: 'cancel', method: 'GET' });
  await expect(says(guest, 'cancelled')).toBeVisible();

  await (await openPopup(guest, 'again')).close();
  await expect(says(guest, 'waiting')).toBeVisible();

  const popup = await openPopup(guest, 'again');
  await answerAtProvider(popup, { result: 'fail' });
  await expect(popup.getByRole('heading', { name: t('auth.identity.notVerified') })).toBeVisible();
  await expect(says(guest, 'notVerified')).toBeVisible();
  await popup.getByRole('link', { name: t('auth.identity.again') }).click();
  await answerAtProvider(popup, { result: 'altered' });
  await expect(popup.getByRole('heading', { name: t('auth.identity.unreadable') })).toBeVisible();
  await expect(says(guest, 'unreadable')).toBeVisible();
  // In the popup itself once more, with a provider that takes its time.
  await popup.getByRole('link', { name: t('auth.identity.again') }).click();
  await answerIn(popup, { person: 'older', result: 'slow' });
  await expect(guest.page.getByText(t('auth.findAccount.customerId', { id: 'sample.older' }))).toBeVisible();
  await expect(memberName(guest)).toHaveValue('Sample Guest');
});

test('a blocked popup is no end: the page goes there itself, by keyboard too, and a replayed return links back to the form', async ({
  guest,
}) => {
  const { page, t } = guest;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await guest.open(paths.findAccount({ type: 'password' }));
  await link(guest, 'start').focus();
  await page.keyboard.press('Enter');
  await answerAtProvider(page, { person: 'member', result: 'replay' });
  const used = page.getByRole('heading', { name: t('auth.identity.used') });
  await expect(used).toBeFocused();
  await expectAccessible(guest, 'a return that was used');
  await link(guest, 'again').click();
  const coming = page.waitForResponse((response) => response.url().includes(callback));
  await answerAtProvider(page, { person: 'member', method: 'GET' });
  const { url } = { url: (await coming).url() };
  await page.waitForURL((now) => now.pathname === paths.findAccount() && now.searchParams.get('type') === 'password');
  await expect(page.getByLabel(t('auth.findAccount.newPassword'), { exact: true })).toBeVisible();
  // The same return once more: the verification stands, and the form is where it was.
  await page.goto(url);
  await expect(used).toBeVisible();
  await page.getByRole('link', { name: t('auth.identity.back') }).click();
  await expect(page.getByLabel(t('auth.findAccount.newPassword'), { exact: true })).toBeVisible();
});

test('S58 a window that answers late is taken up by the form that asked, and by none that has started again or moved on', async ({
  guest,
}) => {
  test.setTimeout(180_000);
  const { page, t, address } = guest;
  const atProvider = (where: Page) => expect(where.locator('input[name=person]').first()).toBeVisible();
  const refused = (popup: Page) => popup.getByRole('heading', { name: t('auth.identity.otherBrowser') });
  await guest.open(paths.findAccount());
  const forgotten = await openPopup(guest);
  await atProvider(forgotten);
  await page.reload();
  await untilTakenOver(link(guest, 'start'));
  await answerIn(forgotten, { person: 'member' });
  await expect(foundId(guest)).toBeVisible();

  // Begun again in the page itself: that ends a popup that still loads.
  await guest.open(paths.signUp());
  await agreeToTerms(guest);
  await untilTakenOver(link(guest, 'start'));
  const starts = '**/api/identity/start';
  const start = Promise.withResolvers<void>();
  await page.context().route(starts, () => start.resolve());
  const loading = await openPopup(guest);
  await start.promise;
  const ended = loading.waitForEvent('close');
  await link(guest, 'inPlace').click();
  await ended;
  await page.context().unroute(starts);
  await page.goBack();
  await untilTakenOver(link(guest, 'start'));

  // Where the popup is at the provider, what it then says of another person counts for nothing.
  const replaced = await openPopup(guest);
  await atProvider(replaced);
  await link(guest, 'inPlace').click();
  await atProvider(page);
  await answerAtProvider(replaced, { person: 'minor' });
  await expect(refused(replaced)).toBeVisible();
  await replaced.close();
  const person = ownPerson('표본 신규');
  await answerAtProvider(page, { person });
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.detailsTitle'));
  await expect(page.getByText(person.name)).toBeVisible();
  // Another person in a second tab does not become the member whose details are typed here.
  await fillDetails(guest, ownId());
  const second: Guest = { ...guest, page: await page.context().newPage() };
  await second.page.goto(address(paths.signUpIdentity()));
  await untilTakenOver(link(second, 'start'));
  await answerIn(await openPopup(second), { person: ownPerson('표본 신규') });
  // The new tab has agreed to no terms, so that it begins with them.
  await expect(mainHeading(second)).toHaveText(t('auth.signUp.title'));
  await joinButton(guest, 'submit').click();
  await expect(page.getByRole('alert').getByText(t('auth.signUp.refusals.anotherPerson'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('auth.signUp.ways.anotherPerson') })).toBeVisible();
  await second.page.close();

  // Gone on without: a membership that was made of typed details gets no data of the person whom the provider verifies now.
  await guest.open(paths.signUpIdentity());
  await untilTakenOver(link(guest, 'start'));
  const late = await openPopup(guest);
  await atProvider(late);
  await page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  await fillDetails(guest, ownId());
  await joinField(guest, 'mobile').fill('+44 7700 900-124');
  await joinField(guest, 'birthDate').fill('1990-02-02');
  await joinField(guest, 'country').selectOption('GB');
  await joinButton(guest, 'submit').click();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await answerAtProvider(late, { person: 'newcomer' });
  await expect(refused(late)).toBeVisible();
  await late.close();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('identity'))).toEqual([]);
});

test('S13 on a phone the page itself goes: Back does not lead on again, giving up is said, and the id is shown in the end', {
  tag: '@narrow',
}, async ({ guest }) => {
  const { page, t } = guest;
  const heading = (key: string) => page.getByRole('heading', { name: t(`auth.identity.${key}`), exact: true });
  await guest.open(paths.findAccount());
  await expectAccessible(guest, 'the look-up');
  await link(guest, 'start').click();
  await expect(page.locator('input[name=person][value=member]')).toBeVisible();
  // Not at once: the page that is left could not answer.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(heading('cameBack')).toBeVisible();
  await page.getByRole('button', { name: t('auth.identity.again') }).click();
  await answerAtProvider(page, { result: 'cancel' });
  await expect(heading('cancelled')).toBeVisible();
  await expectAccessible(guest, 'a cancelled verification');
  await link(guest, 'again').click();
  await answerAtProvider(page, { person: 'newcomer', method: 'GET' });
  await page.waitForURL((url) => url.pathname.endsWith(paths.findAccount()));
  await expect(mainHeading(guest)).toHaveText(t('auth.findAccount.title'));
  await expect(page.getByRole('heading', { name: t('auth.findAccount.noneTitle') })).toBeFocused();
});
