import { readdirSync } from 'node:fs';
import type { Scenario } from './scenario.ts';

const endings = /\.scenario\.ts$/;

/** All scenarios of this folder, by the names of their files; several of one file keep their order. */
export async function loadScenarios(): Promise<Scenario[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => endings.test(name));
  const modules = await Promise.all(
    files.sort().map((name) => import(`./${name}`) as Promise<{ scenarios: readonly Scenario[] }>),
  );
  return modules.flatMap(({ scenarios }) => scenarios);
}
