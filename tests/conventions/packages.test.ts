// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { missingOptionalPackages } from '@/scripts/setup/complete-lockfile.mjs';
import { readRepositoryFile } from './source-files';

const manifest = JSON.parse(readRepositoryFile('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const lockfileText = readRepositoryFile('package-lock.json');
const all = { ...manifest.dependencies, ...manifest.devDependencies };

/** Is `version` the same as or later than `floor`, both `major.minor.patch`? */
function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number));
  for (const [position, wanted] of (b ?? []).entries()) {
    const given = a?.[position] ?? 0;
    if (given !== wanted) return given > wanted;
  }
  return true;
}

describe('packages', () => {
  it('are named by exact versions', () => {
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('hold Next at 16.4.6 or later: earlier ones desynchronise the responses of a proxying route handler', () => {
    expect(isAtLeast('16.4.5', '16.4.6'), 'the comparison itself').toBe(false);
    expect(isAtLeast('16.10.0', '16.4.6'), 'the comparison itself').toBe(true);
    expect(isAtLeast(manifest.dependencies.next ?? '0', '16.4.6')).toBe(true);
  });

  it('include every required one', () => {
    const required =
      'next react react-dom next-intl iron-session ky jotai jotai-tanstack-query luxon tailwindcss clsx zod vitest @testing-library/react playwright';
    expect(required.split(' ').filter((name) => all[name] === undefined)).toEqual([]);
  });

  it('have the same version of query-core and react-query, or two caches would live side by side', () => {
    expect(manifest.dependencies['@tanstack/query-core']).toBe(manifest.dependencies['@tanstack/react-query']);
  });
});

describe('the lockfile', () => {
  it('belongs to package.json', () => {
    const { packages } = JSON.parse(lockfileText);
    expect(packages[''].dependencies).toEqual(manifest.dependencies);
    expect(packages[''].devDependencies).toEqual(manifest.devDependencies);
  });

  it('names no registry', () => {
    expect(lockfileText).not.toContain('"resolved"');
  });

  it('holds the packages of every platform, or npm ci refuses it (npm run complete-lockfile)', () => {
    expect(missingOptionalPackages(JSON.parse(lockfileText))).toEqual([]);
  });
});

it('.ci/run is npm test and nothing else', () => {
  expect(readRepositoryFile('.ci/run').trimEnd().split('\n').at(-1)).toBe('exec npm test');
  expect(manifest.scripts.test).toBe('node scripts/test.mjs');
});
