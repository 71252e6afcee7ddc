import type { Page } from 'playwright/test';
import type { TokenPair } from '../../lib/hub/contract/token-pair';
import type { SampleName } from '../../sandbox/hub/seed/accounts';
import type { Guest } from '../fixtures/journey';
import { expect } from './app-journey';
import type { HubAccount } from './hub-account';
import { expectedUserInfo } from './membership-user-info';
import { type NativeApp, stored } from './native-app';

/** Keys of section 3 of the specification, "Stored items", that hold something of a member. */
const memberKeys = ['accessToken', 'refreshToken', 'membershipId', 'membershipUserStorage'] as const;

/** What the server says who is looking, asked as the page asks. */
export function viewerState(page: Page): Promise<{ state: string; membershipNo?: string }> {
  return page.evaluate(() =>
    fetch('/api/session/viewer', { headers: { 'x-bff': '1' } }).then((answer) => answer.json()),
  );
}

/** The pair that the server keeps for this web view's session; only the status where it gives none. */
export function serverPair(page: Page): Promise<{ status: number; pair: TokenPair | null }> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/session/tokens', { method: 'POST', headers: { 'x-bff': '1' } });
    // A refusal is read too: to Chromium an answer that no one reads is a call that never ends.
    const body = await answer.json();
    return { status: answer.status, pair: answer.ok ? body : null };
  });
}

/**
 * Local storage holds what the specification says of this member and of no other member, and a pair that
 * is the server's own and that the hub knows as this member's.
 * @returns the pair
 */
export async function expectStoredMember(
  page: Page,
  name: SampleName,
  { app, account }: { app: NativeApp; account: HubAccount },
): Promise<TokenPair> {
  const wanted = expectedUserInfo(name);
  let pair: TokenPair | null = null;
  await expect(async () => {
    const items = await stored(page);
    expect(items.membershipUserStorage, 'membershipUserStorage').toBe(JSON.stringify(wanted));
    expect(items.membershipId, 'membershipId').toBe(wanted.membershipId);
    pair = await app.storedPair(page);
    expect(pair, 'the stored pair is the newest of the server').toEqual((await serverPair(page)).pair);
    expect(pair?.accessToken, 'exactly one Bearer').toMatch(/^Bearer (?!Bearer)\S+$/);
    expect(pair && (await account.ownerOf(pair)), 'whose the stored pair is').toBe(wanted.membershipId);
  }).toPass({ timeout: 30_000 });
  if (pair === null) throw new Error('no pair is stored');
  return pair;
}

/** No data of any member is left: not in the stores, not with the server. Other items (the language) may stay. */
export async function expectNobody(page: Page): Promise<void> {
  await expect(async () => {
    const items = await stored(page);
    expect(
      memberKeys.filter((key) => key in items),
      'what is left of a member',
    ).toEqual([]);
    expect((await viewerState(page)).state).toBe('guest');
    // The server knows of a logout before its answer has taken the cookie away.
    const cookies = await page.context().cookies();
    expect(
      cookies.filter(({ name }) => name === 'session'),
      'the session cookie',
    ).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** The page shows this member's number and none of the others'. */
export async function expectShown({ page }: Guest, name: SampleName, former: SampleName): Promise<void> {
  await expect(page.getByRole('main')).toContainText(expectedUserInfo(name).membershipNo ?? '');
  const html = await page.content();
  for (const field of ['membershipNo', 'membershipId', 'memberName', 'memberEmail']) {
    expect(html, `${field} of the former member`).not.toContain(expectedUserInfo(former)[field]);
  }
}

/**
 * Opens a member's page and waits until it listens to the native side: a page in step with its app asks for the newest
 * pair at each load, and does so after it has begun to listen.
 */
export async function openListening({ page, open }: Guest, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/api\/session\/tokens$/), open(path)]);
}

/** The content of a `userInfo` message, as each platform wraps it. */
export function userInfoContent(app: NativeApp, name: SampleName): unknown {
  const userInfo = expectedUserInfo(name);
  return app.platform === 'ios' ? { userInfo } : userInfo;
}
