import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, startSite } from '../bench/drills/site-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../bench/drills/visitor.mjs';
import { CACHE_STATE_HEADER } from '../lib/request/next-protocol';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

/** A visit, Next's router on its way or ahead of it, and a browser that prefetches. */
const manners: Record<string, string>[] = [
  {},
  { rsc: '1', 'sec-fetch-mode': 'cors' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'navigate' },
];
/** Inside the apps no rule redirects: what the page itself shows counts. */
const inApp = { 'user-agent': 'HotelRewardsApp/iOS' };

type Site = Awaited<ReturnType<typeof startSite>>;
type Redis = Awaited<ReturnType<typeof startRedis>>;

const BOOKING = `/booking?${queryOf(stayIn(8))}.any-room.any-rate&expected=1000`;
/** Whatever reads a session: pages of members, of everybody, and calls. */
const places = [
  `/en${paths.myPage()}`,
  `/en${paths.myPageUserInfo.memberStatus()}`,
  `/jp${paths.myPageReservationCheck.roomReservation()}`,
  `/en${paths.myPageUserInfo.editProfile({ type: 3 })}`,
  `/en${BOOKING}`,
  '/api/session/viewer',
  '/api/hub/membership/point',
];

const changesToken = 'a-token-for-the-hub-of-this-journey';
let folder: string;
let redis: Redis;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ product }) => {
  folder = mkdtempSync(join(tmpdir(), 'several-'));
  redis = await startRedis(folder);
  site = await startTwo(product);
});
test.afterAll(async () => {
  await site?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(async ({ product }) => {
  await product.hub.calm();
});

const startTwo = ({ hub, distDir }: Product) =>
  startSite({
    folder,
    sandboxAddress: hub.address,
    processes: 2,
    redisUrl: redis.url,
    env: { DIST_DIR: distDir, CHANGES_TOKEN: changesToken },
  });

/** Name, number and points of the sample member, whose cookie is good, as the other process shows them. */
async function shownOf(cookie: string): Promise<RegExp> {
  const viewer = await ask(`${site.addresses[1]}/api/session/viewer`, { cookie });
  const { memberName, membershipNo } = JSON.parse(viewer.text);
  expect(memberName).toBeTruthy();
  return new RegExp(`${memberName}|${membershipNo}|${sampleAccounts.member.membershipId}`);
}

/** Every page and call of a process takes a cookie as that of a guest, for every caller and method. */
async function expectNobodysAt(address: string, cookie: string, shown: RegExp, { hub }: Product): Promise<void> {
  await hub.forgetCalls();
  for (const place of places) {
    for (const headers of [...manners, inApp]) {
      const told = await ask(address + place, { cookie, headers });
      const what = `${place} ${JSON.stringify(headers)}: ${told.status}`;
      expect.soft(shown.exec(told.text)?.[0], what).toBeUndefined();
      if (place.includes('/myPage') && headers !== inApp) expect.soft([307, 401], what).toContain(told.status);
    }
  }
  const asked = await hub.calls();
  for (const name of ['memberProfile', 'pointBalance', 'dashboardInfo']) expect(asked).not.toHaveProperty(name);
}

test('S47 S07 a logout in one process, confirmed by the hub or not: every page and call of the other refuses the old cookie', async ({
  product,
}) => {
  const [one, other] = site.addresses as [string, string];
  for (const hubSays of [200, 503]) {
    const cookie = await logIn(one);
    const shown = await shownOf(cookie);
    for (const place of places.slice(0, 2)) expect((await ask(other + place, { cookie })).text).toMatch(shown);
    if (hubSays !== 200) await product.hub.fail({ path: '/auth/logout', kind: 'status', status: hubSays });
    const answer = await ask(`${one}/api/session/logout`, { method: 'POST', cookie });
    expect(answer.status).toBe(200);
    await expectNobodysAt(other, cookie, shown, product);
  }
});

test('S47 a withdrawal in one process: the other refuses every cookie of the member, without asking the hub', async ({
  product,
}) => {
  const [one, other] = site.addresses as [string, string];
  const [membershipId, password] = ['leaving.processes', 'Own-Member-1'];
  const membershipNo = await product.hub.addMember({ membershipId, password });
  const account = { membershipId, password };
  const logged = async () => cookieAfter(await ask(`${one}/api/session/login`, { method: 'POST', body: account }));
  const [cookie, elsewhere] = [await logged(), await logged()];
  const shown = new RegExp(`${membershipNo}|${membershipId}`);
  for (const sent of [cookie, elsewhere]) {
    expect((await ask(`${other}/api/session/viewer`, { cookie: sent })).text).toMatch(shown);
  }
  const answer = await ask(`${one}/api/session/withdrawal`, { method: 'POST', cookie, body: { password } });
  expect([answer.status, cookieAfter(answer, cookie)]).toEqual([200, '']);
  for (const sent of [cookie, elsewhere]) await expectNobodysAt(other, sent, shown, product);
  const again = await ask(`${other}/api/session/login`, { method: 'POST', body: account });
  expect(again.status).toBe(401);
});

test('S28 S54 sixty requests at once over both with one expired token: one refresh, sixty answers, no logout', async ({
  product,
}) => {
  const cookie = await logIn(site.addresses[0] ?? '');
  await product.hub.expireAccessTokens();
  await product.hub.fail({ path: '/auth/refresh', kind: 'slow', delayMs: 400 });
  await product.hub.forgetCalls();
  const askOneOf = (number: number, sent: string) =>
    ask(`${site.addresses[number % 2]}/api/hub/membership/point`, { cookie: sent });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => askOneOf(number, cookie)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const held = [...new Set(answers.map((answer) => cookieAfter(answer, cookie)))];
  for (const [number, kept] of held.entries()) expect((await askOneOf(number, kept)).status).toBe(200);
  expect((await product.hub.calls()).refreshTokens).toBe(1);
});

test('S33 a changed hotel leaves the page caches of both processes; one that fails to be made is not kept', async ({
  product,
}) => {
  const stateAt = async (number: number) => {
    const page = `${site.addresses[number]}/en${paths.hotel('haneul-namsan')}`;
    const answer = await fetch(page);
    await answer.text();
    return `${answer.status} ${answer.headers.get(CACHE_STATE_HEADER)}`;
  };
  const change = async () => {
    const answer = await fetch(`${site.addresses[0]}/api/page-changes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${changesToken}`, 'content-type': 'application/json', 'x-bff': '1' },
      body: JSON.stringify({ hotelIds: ['haneul-namsan'] }),
    });
    expect(answer.status).toBe(200);
  };
  for (const number of [0, 1]) await expect.poll(() => stateAt(number)).toBe('200 HIT');
  await change();
  expect(await stateAt(0), 'the process that was called').toBe('200 MISS');
  await expect.poll(() => stateAt(1), 'the other process').toBe('200 MISS');
  for (const number of [0, 1]) await expect.poll(() => stateAt(number)).toBe('200 HIT');

  await product.hub.fail({ kind: 'down' });
  for (const number of [0, 1]) expect(await stateAt(number), 'needs no hub').toBe('200 HIT');
  await change();
  for (const number of [0, 1, 0, 1]) await expect.poll(() => stateAt(number)).toBe('503 MISS');
  await product.hub.heal();
  for (const number of [0, 1]) await expect.poll(() => stateAt(number)).toBe('200 HIT');
});

test('S32 S47 S54 Redis gone under two processes: no data of a member is shown, no member is logged out, a logout holds once it is back', async ({
  product,
}) => {
  const [one, other] = site.addresses as [string, string];
  const cookie = await logIn(one);
  const leaving = await logIn(one);
  const shown = await shownOf(cookie);
  await redis.stop();
  await product.hub.fail({ path: '/auth/logout', kind: 'status', status: 503 });

  await product.hub.forgetCalls();
  for (const place of places) {
    const told = await ask(other + place, { cookie });
    expect.soft(told.status, place).toBe(503);
    expect.soft(shown.exec(told.text)?.[0], place).toBeUndefined();
    expect.soft(told.setCookies, place).toEqual([]);
  }
  const calls = await product.hub.calls();
  for (const name of ['memberProfile', 'pointBalance', 'dashboardInfo']) expect.soft(calls).not.toHaveProperty(name);
  // What is for everybody is there for the member too.
  for (const place of ['/en', `/en${paths.hotels()}`, '/api/hub/product/hotel/haneul-namsan?lang=en']) {
    expect.soft((await ask(other + place, { cookie })).status, place).toBe(200);
  }
  const loggedOut = await ask(`${one}/api/session/logout`, { method: 'POST', cookie: leaving });
  expect(loggedOut.status, 'a logout needs no Redis').toBe(200);
  expect(cookieAfter(loggedOut, leaving)).toBe('');

  await redis.startAgain();
  const points = (sent: string) => ask(`${other}/api/hub/membership/point`, { cookie: sent });
  await expect.poll(async () => (await points(cookie)).status).toBe(200);
  await expect.poll(async () => (await points(leaving)).status).toBe(401);
  expect((await ask(`${other}/en${paths.myPage()}`, { cookie })).text).toMatch(shown);
});
