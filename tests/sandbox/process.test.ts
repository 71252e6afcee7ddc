import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { startFeedbackProcess, startProcess, stopProcess } from './sandbox-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function login(origin: string, password: string = sampleAccounts.member.password): Promise<Response> {
  return fetch(`${origin}/api/membership/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ membershipId: sampleAccounts.member.membershipId, password }),
  });
}

const profile = (origin: string, token: string) =>
  fetch(`${origin}/hub/membership/member/profile`, { headers: { authorization: token } });

test('data and sessions survive a restart, a fresh start forgets them, both signals end it cleanly', async () => {
  const first = await startProcess({ SANDBOX_DATA: folder });
  const token = (await login(first.origin)).headers.get('authorization') ?? '';
  expect(await stopProcess(first.child, 'SIGTERM')).toBe(0);

  const second = await startProcess({ SANDBOX_DATA: folder });
  expect((await profile(second.origin, token)).status).toBe(200);
  expect(await stopProcess(second.child, 'SIGINT')).toBe(0);

  const third = await startProcess({ SANDBOX_DATA: folder, SANDBOX_FRESH: '1' });
  expect((await profile(third.origin, token)).status).toBe(401);
  expect((await login(third.origin)).status).toBe(200);
  expect(await stopProcess(third.child, 'SIGTERM')).toBe(0);
}, 60_000);

test('what the feedback site received survives a restart, a fresh start forgets it', async () => {
  const hub = await startProcess({});
  // A process that outlives a failed test keeps the whole run from ending.
  onTestFinished(() => void hub.child.kill('SIGKILL'));
  const start = async (fresh: '0' | '1') => {
    const site = await startFeedbackProcess({ SANDBOX_DATA: folder, FEEDBACK_HUB: hub.origin, SANDBOX_FRESH: fresh });
    onTestFinished(() => void site.child.kill('SIGKILL'));
    return site;
  };
  const visit = async () => {
    const entered = await login(hub.origin);
    const { data } = (await entered.json()) as { data: { membershipNo: string } };
    const issued = await fetch(`${hub.origin}/hub/voc/token/issue`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: entered.headers.get('authorization') ?? '' },
      body: JSON.stringify({ cstNo: data.membershipNo }),
    });
    const { retData } = (await issued.json()) as { retData: { accessToken: string; encryptedCstNo: string } };
    return { lang: 'en', accessToken: retData.accessToken, cstNo: retData.encryptedCstNo };
  };

  const first = await start('0');
  const body = new URLSearchParams({ ...(await visit()), message: 'A softer pillow' });
  const thanks = await fetch(`${first.origin}/parnasvoc.do`, { method: 'POST', body });
  const vocId = /VOC-\w+/.exec(await thanks.text())?.[0] ?? '';
  expect(await stopProcess(first.child, 'SIGTERM')).toBe(0);

  const statusAt = async ({ origin }: { origin: string }) =>
    (await fetch(`${origin}/parnasdistart.do?${new URLSearchParams({ ...(await visit()), vocId })}`)).status;
  const second = await start('0');
  expect(await statusAt(second)).toBe(200);
  expect(await stopProcess(second.child, 'SIGINT')).toBe(0);

  const third = await start('1');
  expect(await statusAt(third)).toBe(404);
  expect(await stopProcess(third.child, 'SIGTERM')).toBe(0);
}, 60_000);
