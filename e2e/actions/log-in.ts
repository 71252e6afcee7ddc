import { expect, type Locator } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import { type SampleName, sampleAccounts } from '../../sandbox/hub/seed/accounts';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';

/** Fills the login form of the current page and sends it. */
export async function sendLogin({ page, t }: Guest, membershipId: string, password: string): Promise<void> {
  await page.getByLabel(t('auth.login.membershipId'), { exact: true }).fill(membershipId);
  await page.getByLabel(t('auth.login.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();
}

/** Logs in as a sample member on the login page that is open. */
export async function logInAs(guest: Guest, name: SampleName): Promise<void> {
  const { membershipId, password } = sampleAccounts[name];
  await sendLogin(guest, membershipId, password);
}

/** Opens the login page, logs in by its form, and is somewhere else afterwards, with their name in the header. */
export async function logInByForm(guest: Guest, { membershipId, password }: OwnMember): Promise<void> {
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, membershipId, password);
  await expect(guest.page).not.toHaveURL(/membershipLogin/);
  await expectMember(guest);
}

/**
 * Opens `path` as a sample member. Logs in by the call that the form makes, without the form: a journey about logging
 * in, about what the form stores in the browser, or in the app, whose page mirrors the tokens, takes `logInByForm`.
 */
export function arriveAs(guest: Guest, name: SampleName, path = paths.home()): Promise<void> {
  return arriveWith(guest, sampleAccounts[name], path);
}

/** `arriveAs` for a member of the journey's own. */
export async function arriveWith(
  guest: Guest,
  { membershipId, password }: OwnMember,
  path = paths.home(),
): Promise<void> {
  const answer = await guest.page.request.post(new URL('/api/session/login', guest.address('/')).href, {
    headers: { 'x-bff': '1' },
    data: { membershipId, password },
  });
  expect(answer.status(), 'the login').toBe(200);
  await guest.open(path);
  await expectMember(guest);
}

/** The browser of somebody else, as without cookies and without what is stored of a member. */
export async function startOver({ page }: Guest): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export interface OwnMember {
  membershipId: string;
  password: string;
}

type MemberFacts = Parameters<Product['hub']['addMember']>[0];

/** Adds a member that no other journey uses. */
export async function newMember(
  { hub }: Product,
  facts: Partial<MemberFacts> = {},
): Promise<OwnMember & { membershipNo: string }> {
  const member = { membershipId: `own.${crypto.randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  return { ...member, membershipNo: await hub.addMember({ ...member, ...facts }) };
}

/** The header shows a member and no way to log in. */
export async function expectMember({ page, t }: Guest): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: t('layout.viewer.logIn'), exact: true })).toBeHidden();
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session, 'the session cookie').toBeDefined();
  expect(session?.httpOnly, 'scripts cannot read the session').toBe(true);
}

export const logInLink = ({ page, t }: Guest): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('layout.viewer.logIn'), exact: true });

/** The header offers the login. */
export async function expectLoggedOut(guest: Guest): Promise<void> {
  await expect(logInLink(guest)).toBeVisible();
  const session = (await guest.page.context().cookies()).find(({ name }) => name === 'session');
  expect(session?.value ?? '', 'no session cookie').toBe('');
}

/** The menu under the member's name; it is there as soon as the server has said who is looking. */
export function memberMenu({ page, t }: Guest): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('layout.viewer.memberMenu') });
}

/** Logs out by that menu. */
export async function logOutByMenu(guest: Guest): Promise<void> {
  const { page, t } = guest;
  await memberMenu(guest).click();
  await page.getByRole('button', { name: t('layout.viewer.logOut'), exact: true }).click();
}
