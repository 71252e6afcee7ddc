import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { callHub, signIn } from './hub-caller.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('data of a version with other tables is made anew from the seed', async () => {
  const file = new DatabaseSync(join(dataDir, 'hub.sqlite'));
  file.exec('CREATE TABLE point_entry (entry_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL) STRICT');
  file.close();
  const sandbox = await startSandbox({ dataDir });
  const { token } = await signIn(sandbox);
  expect((await callHub(sandbox, 'pointBalance', { token })).status).toBe(200);
  await sandbox.stop();
});

test('data of the same version is kept', async () => {
  const before = await startSandbox({ dataDir });
  const { token } = await signIn(before);
  await before.stop();
  const after = await startSandbox({ dataDir });
  expect((await callHub(after, 'pointBalance', { token })).status).toBe(200);
  await after.stop();
});
