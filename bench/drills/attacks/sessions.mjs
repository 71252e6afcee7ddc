import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleAccounts } from '../../../sandbox/hub/seed/accounts.ts';
import { freePort } from '../../../scripts/running/port.mjs';
import { startWeb } from '../../../scripts/running/product.mjs';
import { startLenientHub } from '../lenient-hub.mjs';
import { control } from '../product-under-drill.mjs';
import { startRedis, startSite } from '../site-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../visitor.mjs';

const POINTS = '/api/hub/membership/point';
const MY_PAGE = '/en/myPage';

/** Logs out in one of two processes and uses the old cookie in the other. */
const afterLogout = (hubStatus) => ({
  what: `the cookie of a logout in another process, hub answering the logout ${hubStatus}`,
  promise: 'no page, no points',
  replay: async ({ hub }) => {
    const folder = mkdtempSync(join(tmpdir(), 'attack-'));
    const redis = await startRedis(folder);
    const site = await startSite({ folder, sandboxAddress: hub, processes: 2, redisUrl: redis.url });
    try {
      const [one, other] = site.addresses;
      const cookie = await logIn(one);
      const before = await ask(other + MY_PAGE, { cookie });
      if (hubStatus !== 200) {
        await control(hub, 'POST', '/faults', { path: '/auth/logout', kind: 'status', status: hubStatus });
      }
      await ask(`${one}/api/session/logout`, { method: 'POST', cookie });
      const page = await ask(other + MY_PAGE, { cookie });
      const points = await ask(other + POINTS, { cookie });
      return {
        seen: `page ${before.status}, then ${page.status}; points ${points.status}`,
        kept: before.status === 200 && page.status === 307 && points.status === 401,
      };
    } finally {
      await control(hub, 'DELETE', '/faults');
      await site.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const halvesOfTwoPairs = {
  what: 'a sync of one member’s access token and another’s refresh token',
  promise: 'the first refresh ends the session',
  replay: async ({ hub: hubAddress }) => {
    const folder = mkdtempSync(join(tmpdir(), 'attack-'));
    const pairOf = async ({ membershipId, password }) => {
      const answer = await fetch(`${hubAddress}/api/membership/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ membershipId, password }),
      });
      return { accessToken: answer.headers.get('authorization'), refreshToken: answer.headers.get('refresh') };
    };
    const [member, employee] = [await pairOf(sampleAccounts.member), await pairOf(sampleAccounts.employee)];
    const hub = await startLenientHub(hubAddress, [member, employee]);
    const web = await startWeb({
      port: await freePort(0),
      sandboxAddress: hubAddress,
      sessionSecret: randomBytes(32).toString('hex'),
      env: hub.env,
      logFile: join(folder, 'web.log'),
    });
    try {
      const synced = await ask(`${web.address}/api/session/sync`, {
        method: 'POST',
        body: { accessToken: member.accessToken, refreshToken: employee.refreshToken },
        headers: { 'user-agent': 'HotelRewardsApp/iOS' },
      });
      await control(hubAddress, 'POST', '/tokens/expire-access');
      const answer = await ask(web.address + POINTS, { cookie: cookieAfter(synced) });
      return { seen: `sync ${synced.status}, then ${answer.status}`, kept: answer.status === 401 };
    } finally {
      await web.stop();
      hub.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const waysBack = [
  ...['/_app?check=login', '/en/_app?check=login', '/%5fapp?check=login', '/x/../%255Fapp/?check=login'],
  ...['//_app?check=login', '/./_App?check=login', '/_app;x?check=login', '/api/session/logout'],
].map((asked) => ({
  what: `a login whose way back is ${asked}`,
  promise: 'home',
  replay: async ({ web }) => {
    const { text } = await ask(`${web.address}/en/membershipLogin?${new URLSearchParams({ returnTo: asked })}`);
    // What the form is given to go on to, in the page's own data.
    const target = /\\"returnTo\\":\\"([^"\\]*)/.exec(text)?.[1] ?? 'not found';
    return { seen: target, kept: target === '/en' };
  },
}));

export const sessionAttacks = {
  title: 'sessions',
  attacks: [...waysBack, afterLogout(200), afterLogout(503), halvesOfTwoPairs],
};
