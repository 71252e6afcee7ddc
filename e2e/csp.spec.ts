import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { arriveAs } from './actions/log-in';
import { personalScripts } from './actions/script-policies';
import { queryOf, stayIn } from './actions/search-stay';
import { startChangedBuild } from './fixtures/changed-build';
import { expect, test } from './fixtures/journey';
import { send } from './fixtures/raw-request';

/** Script sources of an answer's policy; every other journey fails by its watch when a policy is violated. */
function scriptSources(response: Response | null): string {
  const policy = response?.headers()['content-security-policy'] ?? '';
  return /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
}

const publicPages = [
  paths.home(),
  paths.hotels(),
  paths.hotels({ place: { category: 'theme', detail: 'hanok' } }),
  paths.hotel('haneul-namsan'),
];
const personalPages = [
  paths.search(queryOf(stayIn(8))),
  paths.membershipLogin(),
  paths.signUp(),
  paths.findAccount(),
  '/nowhere',
];

test('S40 public pages carry the hashes of their own scripts, on the first answer and on every later one', async ({
  guest,
}) => {
  for (const path of publicPages) {
    for (const visit of ['first', 'second']) {
      const sources = scriptSources(await guest.page.goto(guest.address(path)));
      expect(sources, `${visit} ${path}`).toContain("'sha256-");
      expect(sources).not.toMatch(/unsafe|nonce|https?:|\*/);
      await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

test('S40 personal pages carry a nonce that is never used twice', async ({ guest }) => {
  for (const path of personalPages) {
    const sources = [];
    for (let visit = 0; visit < 2; visit += 1) sources.push(scriptSources(await guest.page.goto(guest.address(path))));
    for (const each of sources) {
      expect(each, path).toMatch(personalScripts);
    }
    expect(sources[0], path).not.toBe(sources[1]);
  }
});

test('S41 what shows a member is never stored by anybody', async ({ guest }) => {
  await arriveAs(guest, 'member');
  for (const path of [
    paths.myPage(),
    paths.myPageUserInfo.memberStatus(),
    paths.myPageReservationCheck.roomReservation(),
  ]) {
    const response = await guest.page.goto(guest.address(path));
    expect(response?.headers()['cache-control'], path).toContain('no-store');
    expect(scriptSources(response), path).toContain("'strict-dynamic'");
  }
});

test('S40 a policy sent by the client is dropped', async ({ page, product }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-mine' 'unsafe-inline'" };
  for (const path of [paths.membershipLogin(), paths.home()]) {
    const response = await page.request.get(product.address + path, { headers });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-security-policy'], path).not.toMatch(/mine|script-src[^;]*unsafe/);
    expect(await response.text(), path).not.toContain('nonce-mine');
  }
});

test('S48 a public page that fails without a cached copy is sent with a policy, and the log says why', async ({
  product,
}) => {
  const web = await startChangedBuild(product, 'failing', (serverFolder) => {
    const chunks = join(serverFolder, 'chunks', 'ssr');
    const texts = readdirSync(chunks).filter((name) => /^messages_en_centre_.*\.js$/.test(name));
    expect(texts, 'the texts of the page').toHaveLength(1);
    for (const name of texts) writeFileSync(join(chunks, name), "throw new Error('broken texts');");
  });
  let requestId: string | undefined;
  try {
    const { status, headers, text } = await send(web.address, `/en${paths.help()}`);
    requestId = headers['x-request-id'];
    expect([status, headers['content-type']]).toEqual([500, expect.stringContaining('text/html')]);
    expect(text, 'loads its scripts').toContain('<script src="/_next/static/');
    expect(headers['content-security-policy']).toMatch(
      /^script-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    const { headers: ofCached } = await send(web.address, `/jp${paths.help()}`);
    expect(ofCached['content-security-policy'], 'that of the page is added').toMatch(
      /, default-src 'self'; script-src 'self' 'sha256-/,
    );
  } finally {
    await web.stop();
  }
  const log = readFileSync(web.logFile, 'utf8').split('\n');
  const reported = log.filter((line) => line.includes('"event":"unexpected"')).map((line) => JSON.parse(line));
  const errorMessage = expect.stringContaining('messages_en_centre');
  // The warm-up has met the same before.
  const ofVisitor = reported.find((line) => line.requestId === requestId);
  expect(ofVisitor).toMatchObject({ errorMessage, errorDigest: expect.any(String) });
  expect(ofVisitor.where).toMatch(/^render \/\[locale\]/);
});

test('the policy is at work: a script that was not ours does not run', async ({ page, product }) => {
  for (const path of ['/', '/membershipLogin']) {
    await page.goto(product.address + path);
    await page.evaluate(() => {
      const script = document.createElement('div');
      script.innerHTML = '<img src="x" onerror="window.injected = true">';
      document.body.append(script);
    });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'injected' in window), path).toBe(false);
  }
});
