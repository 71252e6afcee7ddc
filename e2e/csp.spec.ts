import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'playwright/test';
import { paths } from '../lib/routes/paths';
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

test('S40 public pages carry the hashes of their own scripts, personal ones a nonce that is never used twice, and no other script runs', async ({
  guest,
  product,
}) => {
  const { page } = guest;
  const open = async (path: string) => scriptSources(await page.goto(guest.address(path)));
  for (const path of publicPages) {
    for (const visit of ['first', 'second']) {
      const sources = await open(path);
      expect(sources, `${visit} ${path}`).toContain("'sha256-");
      expect(sources).not.toMatch(/unsafe|nonce|https?:|\*/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  for (const path of personalPages) {
    const sources = [await open(path), await open(path)];
    for (const each of sources) expect(each, path).toMatch(personalScripts);
    expect(sources[0], path).not.toBe(sources[1]);
  }

  const sent = { 'content-security-policy': "script-src 'nonce-mine' 'unsafe-inline'" };
  for (const path of [paths.membershipLogin(), paths.home()]) {
    const { status, headers, text } = await send(product.address, path, 'GET', { ...sent, 'accept-language': 'ko' });
    expect(status, path).toBe(200);
    expect(headers['content-security-policy'], path).not.toMatch(/mine|script-src[^;]*unsafe/);
    expect(text, path).not.toContain('nonce-mine');
  }

  // On a page of its own: the guest's is watched for violations.
  const other = await page.context().newPage();
  for (const path of [paths.home(), paths.membershipLogin()]) {
    await other.goto(product.address + path);
    await other.evaluate(() => {
      const script = document.createElement('div');
      script.innerHTML = '<img src="x" onerror="window.injected = true">';
      document.body.append(script);
    });
    await other.waitForTimeout(300);
    expect(await other.evaluate(() => 'injected' in window), path).toBe(false);
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
