import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { useEnvironment } from '../env/environment.ts';

/** A sandbox for all tests of a file, from its first hook on. */
export function sandboxForFile(): RunningSandbox {
  const sandbox = {} as RunningSandbox;
  beforeAll(async () => {
    Object.assign(sandbox, await startSandbox());
  });
  afterAll(() => sandbox.stop());
  return sandbox;
}

/** `sandboxForFile`, which the product's own calls of the hub go to. */
export function sandboxAsHub(): RunningSandbox {
  const sandbox = sandboxForFile();
  beforeAll(() => {
    useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
  });
  return sandbox;
}

/** A fresh sandbox for each test, which the product's own calls of the hub go to. */
export function sandboxAsHubForEachTest(): RunningSandbox {
  const sandbox = sandboxForEachTest();
  beforeEach(() => {
    useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
  });
  return sandbox;
}

/** A fresh sandbox for each test. */
export function sandboxForEachTest(): RunningSandbox {
  const sandbox = {} as RunningSandbox;
  beforeEach(async () => {
    Object.assign(sandbox, await startSandbox());
  });
  afterEach(() => sandbox.stop());
  return sandbox;
}
