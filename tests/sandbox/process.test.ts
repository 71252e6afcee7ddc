// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { startProcess, stopProcess } from './sandbox-process.ts';

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
